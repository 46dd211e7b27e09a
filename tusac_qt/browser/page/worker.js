// Runs the game beside the page: fetches Python and the program, keeps files in the browser, lets time pass.
import { loadPyodide } from './pyodide.mjs';

const HOME = '/home/tusac';
const here = (name) => new URL(name, import.meta.url);

let python = null;
let alone = null;
let timer = 0;
let isKept = false;
let isSaving = false;
let isChanged = false;

// Fetches a file that was packed by gzip, telling how much of all files has come.
async function unpacked({ name, size }, told) {
  const answer = await fetch(here(`${name}.gz`));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream({
    transform(chunk, out) {
      told(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const bytes = new Uint8Array(await new Response(answer.body.pipeThrough(counted)).arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes; // some hosts unpack it on the way
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
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
  return { wasm, library, program, files: parts.files, info: parts.info };
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
  const { wasm, library, program, files, info } = await fetchAll();
  serve({
    'pyodide.asm.wasm': { bytes: wasm, kind: 'application/wasm' },
    'python_stdlib.zip': { bytes: library, kind: 'application/zip' },
  });
  python = await loadPyodide({
    indexURL: here('.').href, lockFileContents: { info, packages: {} }, packageBaseUrl: here('.').href,
    env: { HOME, USER: 'user', LOGNAME: 'user' }, stdout: () => {}, stderr: (line) => console.warn(line),
  });
  let at = 0;
  for (const [name, size] of files) {
    python.FS.mkdirTree(`/tusac/${name.split('/').slice(0, -1).join('/')}`);
    python.FS.writeFile(`/tusac/${name}`, program.subarray(at, at + size));
    at += size;
  }
  python.pyimport('sys').path.append('/tusac');
  isKept = await mounted();
  alone = python.pyimport('tusac_qt.browser.alone').Alone.callKwargs((text) => postMessage({ say: text }), { is_kept: isKept });
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
  } catch {
    return false;
  }
}

const synced = (isRead) => new Promise((done, failed) => {
  python.FS.syncfs(isRead, (error) => (error ? failed(error) : done()));
});

// Writes what has changed into the browser's store, one time after the other.
async function keep() {
  isChanged ||= alone.take_written();
  if (!isKept || isSaving) return;
  isSaving = true;
  while (isChanged) {
    isChanged = false;
    await synced(false).catch((error) => console.warn(String(error)));
  }
  isSaving = false;
}

function pass() {
  clearTimeout(timer);
  const wait = alone.pump();
  if (wait !== undefined) timer = setTimeout(pass, Math.min(1000 * wait + 1, 2 ** 31 - 1));
  keep();
}

// Only one tab plays: two would write over each other. Where the browser has no locks nothing is checked.
function alonePlaying(takesOver) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((answered) => {
    const held = (lock) => {
      answered(lock !== null);
      return lock === null ? null : new Promise(() => {});
    };
    const wish = takesOver ? { steal: true } : { ifAvailable: true };
    navigator.locks.request('tusac', wish, held).catch(() => postMessage({ state: 'elsewhere' }));
  });
}

const TAKERS = {
  async begin({ takesOver }) {
    if (await alonePlaying(takesOver)) await start();
    else postMessage({ state: 'elsewhere' });
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
