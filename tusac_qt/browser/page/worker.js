// Runs the game beside the page: fetches Python and the program, keeps files in the browser, lets time pass.
import { loadPyodide } from './pyodide.mjs';
import { HOME, startPython } from './python.mjs';

const here = (name) => new URL(name, import.meta.url);
// The browser's store counts as refusing after so long, and what it has refused is offered to it again after so long.
const PATIENCE_MS = 10000;
// Tabs have so long to say that they play.
const ANSWER_MS = 400;

let python = null;
let alone = null;
let timer = 0;
let isKept = false;
let isSaving = false;
let isChanged = false;
let again = 0;

// Fetches a file that was packed by gzip and cut into pieces, telling how much of all files has come.
async function unpacked({ name, pieces }, told) {
  const found = [];
  for (let at = 0; at < pieces; at++) {
    const answer = await fetch(here(`${name}.${at}`));
    if (!answer.ok) throw new Error(`${name}.${at}: ${answer.status}`);
    found.push(await answer.arrayBuffer());
    told(found.at(-1).byteLength);
  }
  return new Uint8Array(await new Response(new Blob(found).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

async function fetchAll() {
  const parts = await (await fetch(here('parts.json'))).json();
  const whole = parts.packed.reduce((sum, { size }) => sum + size, 0);
  let come = 0;
  let last = 0;
  const told = (bytes) => {
    come += bytes;
    const percent = Math.min(99, Math.floor((100 * come) / whole));
    if (percent !== last) postMessage({ loading: (last = percent) });
  };
  const [wasm, library, program] = await Promise.all(parts.packed.map((part) => unpacked(part, told)));
  return { wasm, library, program, parts };
}

// Python asks for two of its files by itself: they are here already.
function serve(held) {
  const fetched = self.fetch;
  self.fetch = (request, options) => {
    const found = held[String(request?.url ?? request).split('/').pop()];
    return found ? Promise.resolve(new Response(found.bytes, { headers: { 'content-type': found.kind } })) : fetched(request, options);
  };
}

async function start() {
  const { wasm, library, program, parts } = await fetchAll();
  serve({
    'pyodide.asm.wasm': { bytes: wasm, kind: 'application/wasm' },
    'python_stdlib.zip': { bytes: library, kind: 'application/zip' },
  });
  python = await startPython(loadPyodide, here('.').href, parts, program);
  isKept = await mounted();
  const about = { is_kept: isKept, is_nearby: !self.isSecureContext };
  alone = python.pyimport('tusac_qt.browser.alone').Alone.callKwargs((text) => postMessage({ say: text }), about);
  postMessage({ ready: true });
}

// Mounts what the browser keeps where the game has its files; returns whether it keeps anything.
async function mounted() {
  const { FS } = python;
  FS.mkdirTree(HOME);
  try {
    FS.mount(FS.filesystems.IDBFS, {}, HOME);
    await synced(true);
    return true;
  } catch (error) {
    console.warn(String(error));
    return false;
  }
}

const synced = (isRead) => new Promise((done, failed) => {
  python.FS.syncfs(isRead, (error) => (error ? failed(error) : done()));
});

// Returns whether the browser's store has taken what has changed. One that has refused is opened anew the next time.
async function stored() {
  const late = setTimeout(() => tellStored(false), PATIENCE_MS);
  try {
    await synced(false);
    return true;
  } catch (error) {
    console.warn(String(error));
    python.FS.filesystems.IDBFS.quit();
    return false;
  } finally {
    clearTimeout(late);
  }
}

const tellStored = (isStored) => alone.take_stored.callKwargs({ is_stored: isStored });

// Writes what has changed into the browser's store, one time after the other, until it has all or refuses.
async function keep() {
  isChanged ||= alone.take_written();
  if (!isKept || isSaving || !isChanged) return;
  clearTimeout(again);
  isSaving = true;
  let isStored = true;
  while (isChanged && isStored) {
    isChanged = false;
    isStored = await stored();
    tellStored(isStored);
  }
  isSaving = false;
  if (isStored) return;
  isChanged = true;
  again = setTimeout(keep, PATIENCE_MS);
}

function pass() {
  clearTimeout(timer);
  const wait = alone.pump();
  if (wait !== undefined) timer = setTimeout(pass, Math.min(1000 * wait + 1, 2 ** 31 - 1));
  keep();
}

const stopped = () => postMessage({ state: 'elsewhere' });

// Only one tab plays: two would write over each other. Returns whether it is this one.
function alonePlaying(takesOver) {
  if (!navigator.locks) return agreedByTabs(takesOver);
  return new Promise((answered) => {
    const held = (lock) => {
      answered(lock !== null);
      return lock === null ? null : new Promise(() => {});
    };
    const wish = takesOver ? { steal: true } : { ifAvailable: true };
    const refused = ({ name }) => (name === 'AbortError' ? stopped() : answered(agreedByTabs(takesOver)));
    navigator.locks.request('tusac', wish, held).catch(refused);
  });
}

// The same over plain http, or where storing is refused, and browsers have no locks: the tabs ask each other.
function agreedByTabs(takesOver) {
  const others = new BroadcastChannel('tusac');
  return new Promise((answered) => {
    let plays = false;
    const take = () => {
      plays = true;
      others.postMessage('mine');
      answered(true);
    };
    const waiting = takesOver ? 0 : setTimeout(take, ANSWER_MS);
    others.onmessage = ({ data }) => {
      if (data === 'whose' && plays) others.postMessage('mine');
      if (data !== 'mine') return;
      clearTimeout(waiting);
      if (plays) stopped();
      else answered(false);
    };
    if (takesOver) take();
    else others.postMessage('whose');
  });
}

const TAKERS = {
  async begin({ takesOver }) {
    if (await alonePlaying(takesOver)) await start();
    else stopped();
  },
  hear(text) {
    alone.hear(text);
    pass();
  },
  file({ name, bytes }) {
    alone.take_file(name, python.toPy(bytes).tobytes());
    pass();
  },
};

self.onmessage = async ({ data }) => {
  try {
    for (const [kind, value] of Object.entries(data)) await TAKERS[kind](value);
  } catch (error) {
    console.error(error);
    postMessage({ state: 'broken' });
  }
};
