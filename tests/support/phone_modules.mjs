// Asks the modules of the page for phones what a test wants to know: `node phone_modules.mjs QUESTION < JSON`, answer on stdout.
import { readFileSync } from 'node:fs';

const PAGE = new URL('../../tusac_qt/phone/page/', import.meta.url);
const part = (name) => import(new URL(name, PAGE));

const QUESTIONS = {
  // What a page that had this secret and nonce would say and hear; from tests/vectors/phone/handshake.json.
  async handshake(vector) {
    const { agreed, Channel, greeting, toBytes, toText } = await part('secure.js');
    const { secret, hello } = greeting(toBytes(vector.page.private), toBytes(vector.page.hello.nonce));
    const keys = agreed({ ...vector, secret, page: hello, server: vector.server.hello });
    const channel = new Channel(keys.bind, keys.toServer, keys.toPage);
    return {
      hello, bind: toText(keys.bind), to_server: toText(keys.toServer), to_page: toText(keys.toPage),
      sealed: vector.from_page.map(({ text }) => toText(channel.seal(text))),
      opened: vector.from_server.map(({ sealed }) => channel.open(toBytes(sealed))),
    };
  },

  // Which of these sealed messages are opened, one after another.
  async opened({ bind, to_page, messages }) {
    const { Channel, toBytes } = await part('secure.js');
    const channel = new Channel(toBytes(bind), new Uint8Array(32), toBytes(to_page));
    return messages.map((sealed) => {
      try {
        return channel.open(toBytes(sealed));
      } catch {
        return null;
      }
    });
  },

  // Public keys and agreements; null where the other's key is refused.
  async x25519(pairs) {
    const { toBytes, toText, x25519 } = await part('secure.js');
    return pairs.map(([secret, other]) => {
      try {
        return [toText(x25519.getPublicKey(toBytes(secret))), toText(x25519.getSharedSecret(toBytes(secret), toBytes(other)))];
      } catch {
        return null;
      }
    });
  },

  async codes(texts) {
    const { plainCode } = await part('secure.js');
    return texts.map(plainCode);
  },

  // Every sound as whole numbers of 16 bits.
  async sounds() {
    const { made, SOUNDS } = await part('sound.js');
    return Object.fromEntries(Object.keys(SOUNDS).map((name) => [name, Array.from(made(name), (value) => Math.round(value * 32767))]));
  },

  async rows(cases) {
    const { rowsOf } = await part('hand.js');
    return cases.map(([groups, width, low]) => rowsOf(groups, width, low));
  },
};

const answer = await QUESTIONS[process.argv[2]](JSON.parse(readFileSync(0, 'utf8')));
process.stdout.write(JSON.stringify(answer));
