const ROUND = new Uint32Array(64);
const INITIAL = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root, as FIPS 180-4 makes its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let isPrime = true;
  for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) INITIAL[found] = fraction(candidate ** (1 / 2));
  ROUND[found++] = fraction(Math.cbrt(candidate));
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function compress(hash: Uint32Array, block: DataView, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = hash[i]! + x));
}

/** SHA-256, synchronous and the same in Node and browsers (their own digest is asynchronous). */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);

  const hash = INITIAL.slice();
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) compress(hash, new DataView(padded.buffer, at, 64), schedule);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, i) => out.setUint32(i * 4, word));
  return digest;
}

/** HMAC-SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** The bytes that a text of hexadecimal digits stands for, if it is one. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}
