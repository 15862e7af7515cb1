// Makes public/tiles.svg, one symbol a tile: pictures of FluffyStuff's set (CC0) as the npm package riichi-mahjong-tiles carries them, and
// flowers of our own in the same manner, which that set lacks. Run by `web/build`.
import {readFileSync, readdirSync, writeFileSync, mkdirSync} from 'node:fs';
import {optimize} from 'svgo';

const from = new URL('../node_modules/riichi-mahjong-tiles/components/regular/regular/', import.meta.url);
const honours = {Ton: 'east', Nan: 'south', Shaa: 'west', Pei: 'north', Chun: 'red', Hatsu: 'green', Haku: 'white', Back: 'back'};

const kebab = (name) => name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase());
const camelAttributes = new Set(['viewBox', 'gradientUnits', 'gradientTransform', 'clipPathUnits', 'patternUnits', 'spreadMethod']);

function svgOf(source) {
  let svg = source.slice(source.indexOf('<svg'), source.lastIndexOf('</svg>') + 6).replace('{...props}', '');
  svg = svg.replace(/style=\{\{([\s\S]*?)\}\}/g, (_, body) => {
    const parts = [...body.matchAll(/(\w+):\s*("([^"]*)"|[^,\n]+)/g)].map((m) => `${kebab(m[1])}:${(m[3] ?? m[2]).trim()}`);
    return `style="${parts.join(';')}"`;
  });
  svg = svg.replace(/(\w+)=\{([^{}]*)\}/g, (_, name, value) => `${name}="${value.trim().replace(/^["'`]|["'`]$/g, '')}"`);
  svg = svg.replace(/\s(\w+)=/g, (_, name) => ` ${camelAttributes.has(name) ? name : kebab(name)}=`);
  return svg.replace('xlink-href', 'href');
}

function small(svg, prefix) {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {name: 'preset-default', params: {overrides: {convertPathData: {floatPrecision: 1}}}},
      'convertStyleToAttrs',
      {name: 'prefixIds', params: {prefix, prefixClassNames: false}},
    ],
  }).data;
}

const symbol = (id, svg) => {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 300 400';
  return `<symbol id="${id}" viewBox="${box}" overflow="visible">${svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')}</symbol>`;
};

const symbols = [];
for (const file of readdirSync(from).sort()) {
  const name = /^Regular(Man|Pin|Sou)(\d)\.tsx$/.exec(file);
  const honour = /^Regular([A-Z][a-z]+)\.tsx$/.exec(file);
  const id = name ? {Man: 'm', Pin: 'p', Sou: 's'}[name[1]] + name[2] : honours[honour?.[1]];
  if (!id || id === 'white') continue;
  symbols.push(symbol(id, small(svgOf(readFileSync(new URL(file, from), 'utf8')), id)));
}
// The white dragon of that set is blank; at these tables it has its frame.
symbols.push('<symbol id="white" viewBox="0 0 300 400"><path d="M62 72h176v256H62z" fill="none" stroke="#28477d" stroke-width="14"/><path d="M88 98h124v204H88z" fill="none" stroke="#28477d" stroke-width="5"/></symbol>');

// Flowers: a plant below, the name above, the four seasons in red and the four plants in blue.
const petals = (n, r, fill, centre) => Array.from({length: n}, (_, i) =>
  `<ellipse cx="0" cy="${-r}" rx="${r * 0.62}" ry="${r}" fill="${fill}" transform="rotate(${(360 / n) * i})"/>`).join('') + `<circle r="${r * 0.42}" fill="${centre}"/>`;
const at = (x, y, inner) => `<g transform="translate(${x} ${y})">${inner}</g>`;
const stem = (d) => `<path d="${d}" fill="none" stroke="#2c6a45" stroke-width="9" stroke-linecap="round"/>`;
const leaf = (x, y, turn, long = 46) => `<path d="M0 0q${long / 2} ${-long / 3} ${long} 0q${-long / 2} ${long / 3} ${-long} 0" fill="#2c6a45" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const flowers = {
  spring: ['春', '#b93c3c', stem('M150 370q-10-60 6-110') + leaf(150, 330, -30) + leaf(150, 310, 210) + at(156, 232, petals(5, 34, '#d8798b', '#f2d16b'))],
  summer: ['夏', '#b93c3c', stem('M150 372v-100') + leaf(150, 340, -20, 60) + leaf(150, 340, 200, 60) + at(150, 236, petals(8, 36, '#e6a0b0', '#f2d16b'))],
  autumn: ['秋', '#b93c3c', stem('M150 372q8-50 0-100') + leaf(152, 330, -40) + leaf(150, 318, 215) + at(150, 234, petals(12, 36, '#d99a2b', '#9c5a1a'))],
  winter: ['冬', '#b93c3c', '<path d="M70 372q70-30 90-120M150 300q40-10 74-40" fill="none" stroke="#5b4636" stroke-width="11" stroke-linecap="round"/>' + at(160, 232, petals(5, 26, '#c94f4f', '#f2d16b')) + at(222, 262, petals(5, 18, '#c94f4f', '#f2d16b'))],
  plum: ['梅', '#28477d', '<path d="M66 372q80-20 96-150M140 310q50-8 84-60" fill="none" stroke="#5b4636" stroke-width="11" stroke-linecap="round"/>' + at(160, 224, petals(5, 24, '#d8798b', '#f2d16b')) + at(224, 246, petals(5, 20, '#d8798b', '#f2d16b')) + at(120, 330, petals(5, 18, '#d8798b', '#f2d16b'))],
  orchid: ['兰', '#28477d', stem('M150 374q-50-60-88-80') + stem('M150 374q50-60 88-80') + stem('M150 374q-20-90-50-130') + stem('M150 374q10-90 34-120') + at(188, 236, petals(3, 30, '#8a6bb5', '#f2d16b'))],
  chrysanthemum: ['菊', '#28477d', stem('M150 374v-96') + leaf(150, 350, -30, 54) + leaf(150, 350, 210, 54) + at(150, 240, petals(16, 38, '#e2b53a', '#b97f17'))],
  bamboo: ['竹', '#28477d', '<path d="M120 374v-70m0-10v-70M176 374v-50m0-10v-90" stroke="#2c6a45" stroke-width="16" stroke-linecap="round"/>' + leaf(176, 240, -40, 66) + leaf(176, 250, 20, 66) + leaf(120, 240, 200, 60) + leaf(120, 262, 160, 60)],
};
for (const [id, [name, colour, plant]] of Object.entries(flowers))
  symbols.push(`<symbol id="${id}" viewBox="0 0 300 400"><text x="150" y="158" text-anchor="middle" font-size="132" font-weight="700" font-family="'Noto Serif CJK SC','Songti SC',SimSun,'Noto Sans CJK SC',serif" fill="${colour}">${name}</text>${plant}</symbol>`);

mkdirSync(new URL('../public/', import.meta.url), {recursive: true});
const out = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
writeFileSync(new URL('../public/tiles.svg', import.meta.url), out);
console.log(`tiles.svg: ${symbols.length} symbols, ${out.length} bytes`);
