import {defineConfig} from 'vite';

// Names of files have no hash: the bundle lies in the tree, and a change should show as a change of a file.
export default defineConfig({
  base: './',
  publicDir: 'public',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {polyfill: false},
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      output: {entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]'},
    },
  },
  worker: {format: 'es', rollupOptions: {output: {entryFileNames: '[name].js', chunkFileNames: '[name].js'}}},
});
