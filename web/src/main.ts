// The page begins here.
import {App} from './app';
import {BookView} from './book_view';
import {openCore} from './core';
import {HandView} from './hand_view';
import {LogView} from './log_view';
import {PlayView} from './play_view';
import {RulesView} from './rules_view';
import {TryView} from './try_view';
import './style.css';
import './pictures.css';
import './table.css';

const app: App = new App(openCore(), document.getElementById('app')!, (view) => {
  switch (view) {
    case 'hand': return new HandView(app);
    case 'play': return new PlayView(app);
    case 'rules': return new RulesView(app);
    case 'try': return new TryView(app);
    case 'book': return new BookView(app);
    case 'log': return new LogView(app);
  }
});
void app.start();

// Where the page stands on a server of files it goes on without a network. The program serves itself.
if (!app.core.native && 'serviceWorker' in navigator && location.protocol.startsWith('http')) {
  void navigator.serviceWorker.register('./offline.js').catch(() => undefined);
}
