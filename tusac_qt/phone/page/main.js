// Starts the page, keeps what the computer last said, and shows it.
import { putShapes } from './card.js';
import { fill, forget, h } from './dom.js';
import { showDoor, showKey, showMessage } from './door.js';
import { firstWords, Link, needsKey, screens, takers } from './link.js';
import { showLobby } from './lobby.js';
import { look, recall, remember, wear } from './look.js';
import { tell } from './news.js';
import { ask, askAbout, closeSheet } from './parts.js';
import { showResult } from './result.js';
import { plainCode } from './secure.js';
import { wake } from './sound.js';
import { TableScreen } from './table.js';

const KEY_LENGTH = 16;
const root = document.querySelector('#screen');
const token = plainCode(location.pathname.split('/')[1] ?? '');
const places = { resume: `tusac ${token}`, me: 'tusac me', lang: 'tusac lang', hints: 'tusac hints', suggest: 'tusac suggest', rounds: 'tusac rounds' };
// Suggestions are shown for so many rounds, unless the player wants otherwise.
const FIRST_ROUNDS = 3;
const asText = (found) => (typeof found === 'string' ? found : '');

const app = {
  words: null,
  welcome: null,
  screen: null,
  looks: '',
  isHidden: false,
  me: recall(places.me),
  hints: recall(places.hints) !== false,
  suggest: ['first', 'always', 'never'].includes(recall(places.suggest)) ? recall(places.suggest) : 'first',
  rounds: Number(recall(places.rounds)) || 0,

  t: (key) => app.words?.texts[key] ?? '',
  get isSeated() {
    return app.screen !== null && ['lobby', 'table'].includes(app.screen.type);
  },

  // The word written along a card: its piece, a joker's whole name.
  word: (card) => app.words.pieces[card[1]] ?? app.words.cards[card] ?? '',

  send: (message) => link?.send(message),
  give: (name, bytes) => link?.give(name, bytes),

  press(it) {
    const go = () => {
      hold(it.id);
      link?.press({ type: 'press', id: it.id, question: app.screen?.question ?? null });
    };
    if (it.confirm) ask(app, it.confirm, go);
    else go();
  },

  pressCard(index) {
    hold(`card ${index}`);
    link?.press({ type: 'card', index, question: app.screen.question });
  },

  sit(name, face) {
    app.me = { name, face };
    remember(places.me, app.me);
    app.send({ type: 'sit', name, face });
  },

  useKey(key) {
    history.replaceState(null, '', `#${key}`);
    start(key);
  },

  setLanguage(lang) {
    remember(places.lang, lang);
    closeSheet();
    if (link?.isLive) app.send({ type: 'set', lang });
    else fetchWords();
  },

  setHints(hints) {
    app.hints = hints;
    remember(places.hints, hints);
    app.send({ type: 'set', hints });
  },

  get suggests() {
    return app.suggest === 'always' || (app.suggest === 'first' && app.rounds < FIRST_ROUNDS);
  },

  setSuggest(suggest) {
    app.suggest = suggest;
    remember(places.suggest, suggest);
    app.send({ type: 'set', suggests: app.suggests });
  },

  hide(isHidden) {
    app.isHidden = isHidden;
    app.redraw();
  },

  toast(text) {
    const place = document.querySelector('#toast');
    const tray = document.querySelector('.tray:not([hidden])')?.getBoundingClientRect();
    place.style.bottom = tray?.top > 200 ? `${innerHeight - tray.top + 8}px` : '';
    place.textContent = text;
    clearTimeout(app.toastTimer);
    app.toastTimer = setTimeout(() => { place.textContent = ''; }, 4500);
  },

  redraw() {
    app.looks = JSON.stringify([look, app.isHidden]);
    forget(root);
    show();
  },
};

// A pressed button is gray until the computer has said anything.
function hold(key) {
  for (const it of document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) it.classList.add('held-down');
}

function letGo() {
  for (const it of document.querySelectorAll('.held-down')) it.classList.remove('held-down');
}

let link = null;
let table = null;
let asked = null;
let isDealt = false;
let awake = null;

function languages() {
  const chosen = asText(recall(places.lang));
  return [...(chosen ? [chosen] : []), ...navigator.languages].slice(0, 8);
}

async function fetchWords() {
  const { lang, texts } = await firstWords(languages());
  take({ ...app.words, languages: app.words?.languages ?? [], faces: app.words?.faces ?? [], lang, texts });
  show();
}

function take(words) {
  app.words = words;
  document.documentElement.lang = words.lang.replace('_', '-');
}

function start(key) {
  if (link === null) link = new Link({ token, key, hello, onMessage: heard, onState: stated });
  link.key = key;
  link.connect();
}

function hello() {
  return { type: 'hello', version: 1, langs: languages(), resume: asText(recall(places.resume)) };
}

const TAKERS = {
  words: (message) => { take(message); show(); },
  welcome(message) {
    app.welcome = message;
    remember(places.resume, message.resume);
    app.send({ type: 'set', hints: app.hints, suggests: app.suggests });
  },
  events: (message) => { isDealt ||= tell(app, table, message.events); },
  said: (message) => tell(app, table, [{ ...message, kind: 'said' }]),
  refused: (message) => app.toast(message.text),
  asked: (message) => askAbout(app, message),
  beat() {},
  ...takers,
};

function heard(message) {
  letGo();
  if (['door', 'lobby', 'table', 'over'].includes(message.type) || message.type in screens) {
    countRound(app.screen, message);
    app.screen = message;
    show();
  } else {
    TAKERS[message.type]?.(message);
  }
}

// Suggestions end with the last of the first rounds that this phone has played to its end.
function countRound(before, screen) {
  if (before?.type !== 'table' || before.result || !screen.result || screen.is_watching || screen.is_past) return;
  const had = app.suggests;
  app.rounds++;
  remember(places.rounds, app.rounds);
  app.hasEnded = had && !app.suggests;
  if (app.hasEnded) app.send({ type: 'set', suggests: false });
}

// Shows how the connection stands: a line over the screen while it comes back by itself, a page where it does not.
function stated(state, why) {
  if (state !== 'live') letGo();
  const line = document.querySelector('#link');
  const texts = { loading: 'loading', connecting: app.screen ? 'reconnecting' : 'connecting', lost: why >= 3 ? 'offline' : 'reconnecting', too_many: 'too_many' };
  line.textContent = state in texts ? app.t(texts[state]).replace('{percent}', why) : '';
  document.body.classList.toggle('away', app.screen !== null && state in texts);
  stated.now = { state, why };
  show();
}

const RELOAD = () => ({ label: app.t('reload'), press: () => location.reload() });
const RESTING = {
  gone: () => ['table_gone', []],
  elsewhere: () => ['elsewhere', [{ label: app.t('use_here'), press: () => link.connect() }]],
  broken: () => ['broken', [RELOAD()]],
  unable: () => ['unable', []],
  full: () => ['full', [{ label: app.t('again'), press: () => link.connect() }]],
};

function show() {
  if (app.words === null) return;
  const { state, why } = stated.now ?? {};
  const screen = app.screen;
  const isTable = screen?.type === 'table' && !(state in RESTING) && !['key_wrong', 'ended'].includes(state);
  root.className = '';
  if (link === null) showKey(app, root, false);
  else if (state === 'key_wrong') showKey(app, root, true);
  else if (state === 'ended') showMessage(app, root, app.welcome?.table ?? 'Tứ Sắc', why);
  else if (state in RESTING) {
    const [text, buttons] = RESTING[state]();
    showMessage(app, root, app.welcome?.table ?? 'Tứ Sắc', app.t(text), buttons);
  } else if (screen === null) showMessage(app, root, 'Tứ Sắc', document.querySelector('#link').textContent || app.t('connecting'));
  else if (screen.type in screens) screens[screen.type](app, root, screen);
  else if (screen.type === 'door') showDoor(app, root, screen);
  else if (screen.type === 'lobby') showLobby(app, root, screen);
  else if (screen.type === 'over') showMessage(app, root, screen.title, screen.text, screen.buttons.map((it) => ({ label: it.label, press: () => app.press(it) })));
  else if (screen.result) showResult(app, root, screen);
  else showTable(screen);
  if (!isTable || screen.result) table = isTable ? table : null;
  const question = isTable ? screen.question : null;
  document.title = question === null ? (screen?.title ?? 'Tứ Sắc') : `● ${screen.caption.headline.replaceAll('\n', ' ')}`;
  if (question !== null && question !== asked) say(screen.caption);
  asked = question;
}

function say({ headline, lines }) {
  document.querySelector('#told').append(h('span', {}, [headline.replaceAll('\n', ' '), ...lines].join('. ')));
}

function showTable(screen) {
  table ??= new TableScreen(app);
  fill(root, ['table'], () => table.root);
  if (!table.root.isConnected) root.replaceChildren(table.root);
  table.show(screen, isDealt);
  isDealt = false;
}

// Keeps the screen from going dark where the browser allows it, which is only with https or on the same machine.
async function stayAwake() {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || awake !== null) return;
  try {
    awake = await navigator.wakeLock.request('screen');
    awake.addEventListener('release', () => { awake = null; });
  } catch {
    awake = null;
  }
}

function begin() {
  wear();
  app.looks = JSON.stringify([look, false]);
  putShapes();
  addEventListener('click', wake);
  addEventListener('keydown', wake);
  document.addEventListener('visibilitychange', stayAwake);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', wear);
  addEventListener('hashchange', () => location.reload());
  addEventListener('resize', () => table && app.screen?.type === 'table' && show());
  setInterval(() => table?.tick(), 1000);
  stayAwake();
  const key = plainCode(location.hash.slice(1));
  fetchWords().catch(() => {});
  if (!needsKey || key.length === KEY_LENGTH) start(key);
}

if (!window.tusacTooOld) begin();
