import { createHash } from 'node:crypto';
import { Readable, Transform, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { refuse, type Made, type Refusal } from '@ridotto/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { groupOf } from './address.ts';
import { endingOf, type Ending } from './ending.ts';
import { Kept } from './kept.ts';
import { Counter } from './limits.ts';
import { sendRefusal } from './messages.ts';

/** Something about a finished game that never changes. */
export interface Print {
  readonly made: Made;
  readonly what: string; // of all that is printed about a table
  readonly type: string; // of its content
  readonly isForever: boolean; // whether any later house would print the same
  readonly pieces: () => Promise<AsyncIterable<string> | Refusal>; // writes it, if it isn't kept
}

/** Something that differs by its reader. */
export interface Poured {
  readonly type: string;
  readonly pieces: AsyncIterable<string>;
}

/** How much may be made and read at once. */
export interface PressLimits {
  readonly atOnce: number; // that are made
  readonly ofAddress: number; // that are read
  readonly standstill: number; // seconds that a reader may stand still
}

const CHUNK = 1 << 14;
const ROOM = 1 << 25; // bytes for all that is kept
const LARGEST = 1 << 20; // bytes of one that is kept: thousands of turns
const LIFE = 20; // a reader may take so many times as long as it may stand still

const CACHE = { forever: 'public, max-age=31536000, immutable', ask: 'public, no-cache' };

/**
 * Prints what finished games leave behind, a few at once. What is small enough to be kept, as almost everything is
 * when zipped, is made to its end, and slow readers hold up nobody; more than that is made as it is read.
 * What was printed whole is kept, compressed, for the next who ask.
 */
export class Press {
  readonly #standstill: number; // milliseconds
  readonly #run: string; // of this house: the next one may draw views otherwise
  readonly #onBroken: (error: unknown) => void;
  readonly #ofHouse: Counter;
  readonly #ofAddress: Counter;
  readonly #kept = new Kept(ROOM);

  constructor({ atOnce, ofAddress, standstill }: PressLimits, run: string, onBroken: (error: unknown) => void) {
    this.#standstill = standstill * 1000;
    this.#run = run;
    this.#onBroken = onBroken;
    this.#ofHouse = new Counter(atOnce);
    this.#ofAddress = new Counter(ofAddress);
  }

  async send(request: FastifyRequest, reply: FastifyReply, print: Print): Promise<FastifyReply> {
    const isZipped = takesGzip(request.headers['accept-encoding']);
    const tag = this.#tagOf(print, isZipped);
    const cache = print.isForever ? CACHE.forever : CACHE.ask;
    const headers = { etag: tag, 'cache-control': cache, vary: 'accept-encoding' };
    if (namesTag(request.headers['if-none-match'], tag)) return reply.headers(headers).code(304).send();

    const ending = this.#admit(request, reply);
    if ('refused' in ending) return sendRefusal(reply, ending);
    const zipped = this.#kept.get(keyOf(print)) ?? (await this.#print(print, ending));
    if ('refused' in zipped) return sendRefusal(reply, zipped);
    this.#hurry(reply, ending);
    return sendZipped(reply.headers(headers).type(print.type), zipped, isZipped);
  }

  /** Sends what is for one reader alone: it is kept nowhere. */
  pour(request: FastifyRequest, reply: FastifyReply, { type, pieces }: Poured): FastifyReply {
    const ending = this.#admit(request, reply);
    if ('refused' in ending) return sendRefusal(reply, ending);
    if (!this.#ofHouse.enter('')) return sendRefusal(reply, refuse('too-many'));
    const zipped = this.#make(pieces, ending, () => {});
    this.#hurry(reply, ending);
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    return sendZipped(reply.type(type), zipped, takesGzip(request.headers['accept-encoding']));
  }

  /** Counts a reader among those of its address, until it has gone. */
  #admit(request: FastifyRequest, reply: FastifyReply): Ending | Refusal {
    const address = groupOf(request.ip);
    if (!this.#ofAddress.enter(address)) return refuse('too-many');
    const ending = endingOf(request, reply);
    ending.at(() => this.#ofAddress.leave(address));
    return ending;
  }

  /** Nobody can name it before the game is over, because the key is secret until then. */
  #tagOf({ made, what }: Print, isZipped: boolean): string {
    const named = JSON.stringify(['ridotto/tag', this.#run, made.key, what, isZipped]);
    return `"${createHash('sha256').update(named).digest('base64url')}"`;
  }

  async #print(print: Print, ending: Ending): Promise<Readable | Refusal> {
    if (!this.#ofHouse.enter('')) return refuse('too-many');
    let pieces: AsyncIterable<string> | Refusal | undefined;
    try {
      pieces = await print.pieces();
    } finally {
      if (!pieces || 'refused' in pieces) this.#ofHouse.leave('');
    }
    if ('refused' in pieces) return pieces;
    return this.#make(pieces, ending, (whole) => this.#kept.put(keyOf(print), whole));
  }

  /** Zips pieces. Their place in the house is free when the last is made, whether it has been read or not. */
  #make(pieces: AsyncIterable<string>, ending: Ending, keep: (whole: Buffer) => void): Readable {
    const source = Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: CHUNK });
    const held = holding(keep);
    pipeline(source, createGzip(), held, (error) => {
      this.#ofHouse.leave('');
      if (isFault(error)) this.#onBroken(error);
    });
    ending.at(() => held.destroy());
    return held;
  }

  /** Lets go of a reader that stands still, or that takes its time for ever. */
  #hurry({ raw }: FastifyReply, ending: Ending): void {
    raw.setTimeout(this.#standstill, () => raw.destroy());
    const end = setTimeout(() => raw.destroy(), this.#standstill * LIFE);
    ending.at(() => clearTimeout(end));
  }
}

const keyOf = ({ made, what }: Print): string => `${made.id} ${what}`;

const takesGzip = (encodings: string | string[] = ''): boolean => /\bgzip\b(?!\s*;\s*q=0)/.test(String(encodings));

const namesTag = (tags: string | undefined, tag: string): boolean =>
  tags?.split(',').some((one) => one.trim().replace('W/', '') === tag) ?? false;

/** Takes in all that may be kept, however slowly it is read; of more, what its reader has made room for. */
function holding(keep: (whole: Buffer) => void): Transform {
  let chunks: Buffer[] = [];
  let size = 0;
  return new Transform({
    readableHighWaterMark: LARGEST,
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
      else chunks = [];
      done(null, chunk);
    },
    flush(done) {
      if (size <= LARGEST) keep(Buffer.concat(chunks));
      chunks = [];
      done();
    },
  });
}

function sendZipped(reply: FastifyReply, zipped: Buffer | Readable, isZipped: boolean): FastifyReply {
  return isZipped ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(unzipped(zipped));
}

const unzipped = (zipped: Buffer | Readable): Readable =>
  pipeline(zipped instanceof Readable ? zipped : Readable.from([zipped]), createGunzip(), () => {});

/** Whether it is more than a reader that has gone. */
const isFault = (error: NodeJS.ErrnoException | null | undefined): boolean =>
  error != null && error.code !== 'ERR_STREAM_PREMATURE_CLOSE';

async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
