// The encryption between phone and computer (docs/phone.md, 3): a fresh agreement for each connection, then sealed
// messages that can be opened once, in their order. The mathematics is noble's.
import { chacha20poly1305, hkdf, montgomery, pow, sha256 } from './noble/noble.js';

const UTF8 = new TextEncoder();
const PRIME = 2n ** 255n - 19n;
const BLOCK = 1024;

// X25519 of RFC 7748; noble's own module of it would bring all of Ed25519 along.
export const x25519 = montgomery({
  P: PRIME,
  type: 'x25519',
  powPminus2: (x) => pow(x, PRIME - 2n, PRIME),
  adjustScalarBytes(bytes) {
    bytes[0] &= 248;
    bytes[31] = (bytes[31] & 127) | 64;
    return bytes;
  },
});

export function toText(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

// A token or a key as people type it, in its plain form.
export function plainCode(text) {
  return text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0');
}

function joined(...parts) {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? UTF8.encode(part) : part)]));
}

// What the page says first, and the private key that belongs to it.
export function greeting(secret = crypto.getRandomValues(new Uint8Array(32)), nonce = crypto.getRandomValues(new Uint8Array(16))) {
  return { secret, hello: { version: 1, public: toText(x25519.getPublicKey(secret)), nonce: toText(nonce) } };
}

// The keys of a connection. Throws if the other's key is none.
export function agreed({ token, key, host, secret, page, server }) {
  const [own, ownNonce, other, otherNonce] = [page.public, page.nonce, server.public, server.nonce].map(toBytes);
  const end = [0];
  const bind = sha256(
    joined('tusac phone 1', end, token, end, host.toLowerCase(), end, own, ownNonce, other, otherNonce));
  const shared = x25519.getSharedSecret(secret, other);
  const keys = hkdf(sha256, joined(shared, key), bind, UTF8.encode('tusac phone keys'), 64);
  return { bind, toServer: keys.slice(0, 32), toPage: keys.slice(32) };
}

// Seals what goes to `sending` and opens what comes by `receiving`, each message under its number.
export class Channel {
  constructor(bind, sending, receiving) {
    this.bind = bind;
    this.sending = { key: sending, number: 0n };
    this.receiving = { key: receiving, number: 0n };
  }

  #cipher(way) {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setBigUint64(4, way.number++);
    return chacha20poly1305(way.key, nonce, this.bind);
  }

  seal(text) {
    const plain = UTF8.encode(text);
    const filled = new Uint8Array(Math.ceil(plain.length / BLOCK) * BLOCK).fill(32);
    filled.set(plain);
    return this.#cipher(this.sending).encrypt(filled);
  }

  // Throws if the message is not the next one, whole and unchanged.
  open(sealed) {
    return new TextDecoder().decode(this.#cipher(this.receiving).decrypt(sealed)).trimEnd();
  }
}
