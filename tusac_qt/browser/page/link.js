// The way to the game in this browser: a worker that runs it, in place of a computer's socket; messages are the same.
import { saveFile } from './files.js';
import { showPage } from './home.js';

// The game begins with the version that is here if the change to a newer one takes longer.
const CHANGE_MS = 4000;

export const needsKey = false;
export const screens = { page: showPage };
export const takers = {
  file: saveFile,
  closing({ asks }) { window.onbeforeunload = asks ? (event) => (event.returnValue = true) : null; },
};

// Returns the page's own texts in the first of these languages that there is.
export async function firstWords(languages) {
  const all = await (await fetch(new URL('words.json', import.meta.url))).json();
  const known = (tag) => (/^zh/.test(tag) ? (/(tw|hk|mo|hant)/i.test(tag) ? 'zh_TW' : 'zh_CN') : tag.slice(0, 2));
  const lang = languages.map(known).find((code) => code in all) ?? 'en';
  return { lang, texts: all[lang] };
}

// Changes over to the version of the game that has come in since the page was last opened, and loads the page with it;
// returns whether it does. Left to itself a browser does so once every tab is closed, which on a telephone may never be.
async function changesVersion() {
  const workers = navigator.serviceWorker;
  const { waiting } = (await workers?.getRegistration(new URL('../', import.meta.url))) ?? {};
  if (!waiting) return false;
  const changed = new Promise((done) => {
    workers.addEventListener('controllerchange', () => done(true), { once: true });
    setTimeout(done, CHANGE_MS, false);
  });
  waiting.postMessage('begin');
  if (await changed) location.reload();
  return changed;
}

// States: `loading` with the percents that are here, `live`, and those in which nothing goes on by itself: `elsewhere`
// (another tab plays), `unable` (the browser lacks what the game needs), `broken`.
export class Link {
  #worker = null;
  #takesOver = false;

  constructor({ hello, onMessage, onState }) {
    Object.assign(this, { hello, onMessage, onState });
    this.state = 'loading';
    // Some browsers keep a page that was left, with its worker: the next one is not to wait for that.
    addEventListener('pagehide', () => this.#rest());
    addEventListener('pageshow', ({ persisted }) => persisted && this.connect());
  }

  get isLive() {
    return this.state === 'live';
  }

  async connect() {
    this.#worker?.terminate();
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
      this.#become('unable');
      return;
    }
    this.#become('loading', 0);
    if (await changesVersion().catch(() => false)) return;
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#become('broken');
    };
    worker.postMessage({ begin: { takesOver: this.#takesOver } });
    this.#takesOver = true;
  }

  send(message) {
    if (this.#worker === null || !this.isLive) return false;
    this.#worker.postMessage({ hear: JSON.stringify(message) });
    return true;
  }

  press(message) {
    this.send(message);
  }

  // Gives the game a file that the player has chosen.
  give(name, bytes) {
    this.#worker?.postMessage({ file: { name, bytes } });
  }

  #hear({ say, loading, ready, state }) {
    if (say !== undefined) {
      this.onMessage(JSON.parse(say));
    } else if (loading !== undefined) {
      this.#become('loading', loading);
    } else if (ready) {
      this.#become('live');
      this.send(this.hello());
      navigator.serviceWorker?.register(new URL('../sw.js', import.meta.url)).catch(() => {});
    } else {
      this.#worker.terminate();
      this.#worker = null;
      this.#become(state);
    }
  }

  #rest() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#takesOver = false;
  }

  #become(state, why = '') {
    this.state = state;
    this.onState(state, why);
  }
}
