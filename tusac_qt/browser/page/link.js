// The way to the game in this browser: a worker that runs it, in place of a computer's socket; messages are the same.
import { saveFile } from './files.js';
import { showPage } from './home.js';

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

// States: `loading` with the percents that are here, `live`, and those in which nothing goes on by itself: `elsewhere`
// (another tab plays), `unable` (the browser lacks what the game needs), `broken`.
export class Link {
  #worker = null;
  #takesOver = false;

  constructor({ hello, onMessage, onState }) {
    Object.assign(this, { hello, onMessage, onState });
    this.state = 'loading';
  }

  get isLive() {
    return this.state === 'live';
  }

  connect() {
    this.#worker?.terminate();
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
      this.#become('unable');
      return;
    }
    this.#become('loading', 0);
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

  #become(state, why = '') {
    this.state = state;
    this.onState(state, why);
  }
}
