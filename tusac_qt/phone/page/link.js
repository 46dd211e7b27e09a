// The connection to the computer: it greets, seals, beats, and comes back by itself whenever it was lost.
import { agreed, Channel, greeting, toBytes } from './secure.js';

const BEAT_MS = 4000;
const DEAD_MS = 13000;
const WAITS_MS = [500, 1000, 2000, 4000, 5000];
const PATIENCE_MS = 30000;
const GREETING_MS = 10000;
const ASK_AFTER_MS = 3000;
const LOST_AFTER_MS = 6000;

// States: `connecting`, `live`, `lost`, and those in which nothing is tried any more before the player does something:
// `key_wrong`, `gone`, `elsewhere`, `broken`, `ended`; `too_many` tries again after half a minute.
const AFTER_CLOSE = { 4401: 'key_wrong', 4404: 'gone', 4409: 'elsewhere', 4411: 'full', 4429: 'too_many' };

// The seat of another phone was given to this one: it is entered by the secret that was just told.
const COME_AGAIN = 4410;

// What is behind the page: a computer, whose key the player must know. The game in the browser itself has another
// module in place of this one (docs/web.md), with screens and messages of its own.
export const needsKey = true;
export const screens = {};
export const takers = {};

// Returns the page's own texts in the first of these languages that there is, before anything else is heard.
export async function firstWords(languages) {
  return (await fetch(`/page/words.json?lang=${encodeURIComponent(languages.join(','))}`)).json();
}

export class Link {
  #socket = null;
  #channel = null;
  #tries = 0;
  #broken = 0;
  #timer = 0;
  #heard = 0;
  #isFinal = false;
  #answers = false;
  #waits = [];

  // `hello` returns what to say first; `onMessage` gets each message, `onState` the name of a state and why.
  constructor({ token, key, hello, onMessage, onState }) {
    Object.assign(this, { token, key, hello, onMessage, onState });
    this.state = 'connecting';
    setInterval(() => this.#beat(), BEAT_MS);
    document.addEventListener('visibilitychange', () => this.#seen());
    addEventListener('pageshow', () => this.#seen());
    addEventListener('online', () => this.#seen());
  }

  get isLive() {
    return this.state === 'live';
  }

  connect() {
    clearTimeout(this.#timer);
    this.#drop();
    this.#isFinal = false;
    if (!['lost', 'connecting'].includes(this.state)) this.#become('connecting');
    const socket = new WebSocket(`ws://${location.host}/${this.token}/socket`);
    const { secret, hello } = greeting();
    let sawGreeting = false;
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#heard = Date.now();
    const late = setTimeout(() => socket.close(), GREETING_MS);
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      if (!sawGreeting) {
        sawGreeting = true;
        clearTimeout(late);
        this.#agree(secret, hello, data);
      } else {
        this.#hear(data);
      }
    };
    socket.onclose = ({ code }) => {
      clearTimeout(late);
      if (socket === this.#socket) this.#closed(code, sawGreeting);
    };
  }

  send(message) {
    if (this.#channel === null || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(this.#channel.seal(JSON.stringify(message)));
    return true;
  }

  // Sends what a person has pressed: without any answer the computer is asked after three seconds, and after six the
  // connection counts as lost.
  press(message) {
    if (!this.send(message)) return;
    const socket = this.#socket;
    const at = Date.now();
    const still = () => socket === this.#socket && this.#heard < at;
    this.#rested();
    this.#waits = [
      setTimeout(() => still() && this.send({ type: 'beat' }), ASK_AFTER_MS),
      setTimeout(() => still() && this.#lose(), LOST_AFTER_MS),
    ];
  }

  #rested() {
    this.#waits.forEach(clearTimeout);
  }

  #lose() {
    this.#drop();
    this.#again();
  }

  #agree(secret, hello, data) {
    try {
      const keys = agreed({
        token: this.token, key: this.key, host: location.host, secret, page: hello, server: JSON.parse(data),
      });
      this.#channel = new Channel(keys.bind, keys.toServer, keys.toPage);
      this.send(this.hello());
    } catch {
      this.#rest('broken');
    }
  }

  #hear(data) {
    let text;
    try {
      text = this.#channel.open(new Uint8Array(data));
    } catch {
      this.#rest('key_wrong');
      return;
    }
    const message = JSON.parse(text);
    this.#tries = 0;
    if (message.type === 'bye') {
      this.#isFinal = message.is_final;
      this.bye = message.text;
    }
    this.#answers = true;
    if (!this.isLive) this.#become('live');
    this.onMessage(message);
    if (message.type !== 'beat') this.#broken = Math.max(0, this.#broken - 0.01);
  }

  #closed(code, sawGreeting) {
    this.#drop();
    if (this.#isFinal) {
      this.#become('ended', this.bye);
    } else if (code === 4400 && this.#broken++ >= 1) {
      this.#become('broken');
    } else if (AFTER_CLOSE[code] === 'too_many') {
      this.#become('too_many');
      this.#timer = setTimeout(() => this.connect(), PATIENCE_MS);
    } else if (code === COME_AGAIN) {
      this.connect();
    } else if (code in AFTER_CLOSE) {
      this.#become(AFTER_CLOSE[code]);
    } else {
      this.#answers = sawGreeting;
      if (!sawGreeting) this.#lookWhy();
      this.#again();
    }
  }

  // A refused socket tells nothing: the answer to the page's own address says whether the table is still there.
  async #lookWhy() {
    try {
      const { status } = await fetch(location.pathname, { cache: 'no-store' });
      this.#answers = true;
      if (status === 404 || status === 429) this.#rest('gone');
    } catch {
      this.#answers = false;
    }
  }

  #again() {
    this.#become('lost', this.#answers ? 0 : this.#tries);
    if (document.visibilityState === 'hidden') return;
    const wait = WAITS_MS[Math.min(this.#tries++, WAITS_MS.length - 1)];
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #seen() {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'lost' || (this.isLive && Date.now() - this.#heard > BEAT_MS + 3000)) {
      this.#become('lost', 0);
      this.connect();
    } else {
      this.send({ type: 'beat' });
    }
  }

  #beat() {
    if (!this.isLive) return;
    if (Date.now() - this.#heard > DEAD_MS) {
      this.#lose();
    } else if (document.visibilityState === 'visible') {
      this.send({ type: 'beat' });
    }
  }

  #rest(state) {
    clearTimeout(this.#timer);
    this.#drop();
    this.#become(state);
  }

  #become(state, why = '') {
    this.state = state;
    this.onState(state, why);
  }

  #drop() {
    this.#rested();
    const socket = this.#socket;
    this.#socket = null;
    this.#channel = null;
    socket?.close();
  }
}
