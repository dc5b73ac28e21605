import type { Socket } from 'node:net';
import type { Message } from '@ridotto/host';
import type { WebSocket } from 'ws';
import { SLOW, textOf } from './messages.ts';

let waiting: Outbox[] = []; // those that have something to send when the work in hand is done

function sendAll(): void {
  const boxes = waiting;
  waiting = [];
  for (const box of boxes) box.flush();
}

/**
 * Sends to one socket. What is said in one go, an answer and its update, goes out in one write: a quarter of the
 * server's time went into writing frame by frame.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #raw: Socket; // under the WebSocket
  readonly #onSlow: () => void;
  #texts: string[] = [];

  constructor(socket: WebSocket, raw: Socket, onSlow: () => void) {
    this.#socket = socket;
    this.#raw = raw;
    this.#onSlow = onSlow;
  }

  send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#raw.writableLength > SLOW) return this.#onSlow(); // it can come back and catch up
    if (this.#texts.length === 0) {
      if (waiting.length === 0) process.nextTick(sendAll);
      waiting.push(this);
    }
    this.#texts.push(textOf(message));
  }

  flush(): void {
    const texts = this.#texts;
    this.#texts = [];
    if (texts.length > 0 && this.#socket.readyState === this.#socket.OPEN) this.#raw.write(framesOf(texts));
  }
}

const TEXT = 0x81; // a whole message of text
const [LONG, LONGER] = [126, 127]; // the length follows in two bytes, or in eight

/** Messages as a server's WebSocket frames [RFC 6455, 5.2]. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headSize(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i]!;
    writeHead(frames, at, length);
    at += headSize(length);
    at += frames.write(text, at);
  }
  return frames;
}

const headSize = (length: number): number => (length < LONG ? 2 : length < 1 << 16 ? 4 : 10);

function writeHead(frames: Buffer, at: number, length: number): void {
  frames[at] = TEXT;
  if (length < LONG) {
    frames[at + 1] = length;
  } else if (length < 1 << 16) {
    frames[at + 1] = LONG;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = LONGER;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
