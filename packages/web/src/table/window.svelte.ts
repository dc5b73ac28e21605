import type { Update, WindowInfo } from '@ridotto/host/protocol';
import type { Passing, PlayWindow } from '@ridotto/kit/board/play.ts';
import { createSubscriber } from 'svelte/reactivity';

const TICK = 100; // milliseconds
const EARLY = 300; // milliseconds by which the end is shown early: what is sent then still comes in time
const LEAST = 1500; // milliseconds that a candle burns after a hold

/** Whoever reads the time is told of it again and again. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** What a window needs of the play that it stands in. */
export interface WindowAround {
  readonly seat: number | null;
  readonly isHere: boolean;
  readonly choices: number; // how many answers there are for me
  readonly pass: string | undefined; // how I let it pass, where I may
  readonly passing: Passing;
  tell(type: 'hold' | 'release'): void;
  send(says: readonly string[]): void;
  keepPassing(passing: Passing): void;
  change(): void;
}

/** The window of an update, and what can be done about it. */
export class TableWindow implements PlayWindow {
  readonly #info: WindowInfo;
  readonly #at: number; // when we heard of it
  readonly #said: string | undefined;
  readonly #around: WindowAround;

  constructor(info: WindowInfo, at: number, said: Update['said'], around: WindowAround) {
    this.#info = info;
    this.#at = at;
    this.#said = said;
    this.#around = around;
  }

  get kind() {
    return this.#info.kind;
  }
  get asked() {
    return this.#info.asked;
  }
  get of() {
    return this.#info.of;
  }
  get left(): number | null {
    const { left } = this.#info;
    if (left === null) return null;
    const stood = this.#stands;
    const passed = Math.max(0, this.#passed - stood);
    const burns = stood > 0 && passed > 0 ? Math.max(left, LEAST) : left;
    return Math.max(0, burns - passed - EARLY);
  }
  get isStanding(): boolean {
    return this.held.length > 0;
  }
  get isLate(): boolean {
    return this.kind === 'must' && this.left === 0;
  }
  get held() {
    const { held, hold } = this.#info;
    return held.length === 0 ? held : held.filter((seat) => hold[seat]! > this.#passed);
  }
  get holdLeft() {
    const { held, hold } = this.#info;
    return hold.map((left, seat) => (held.includes(seat) ? Math.max(0, left - this.#passed) : left));
  }
  get isMine(): boolean {
    const { seat, isHere } = this.#around;
    return seat !== null && isHere && this.asked.includes(seat);
  }
  get hasChoice(): boolean {
    return this.isMine && this.#around.choices > 1;
  }
  get mayHold(): boolean {
    const { seat } = this.#around;
    return this.isMine && this.of !== null && !this.isHeldByMe && this.#info.hold[seat!]! > 0 && this.left! > 0;
  }
  get isHeldByMe(): boolean {
    return this.held.includes(this.#around.seat!);
  }
  get says(): readonly string[] | null {
    return this.#said?.split('; ') ?? null;
  }
  get passing(): Passing {
    return this.#around.passing;
  }

  hold(): void {
    if (this.mayHold) this.#around.tell('hold');
  }
  release(): void {
    if (this.isHeldByMe) this.#around.tell('release');
  }
  seal(...says: readonly string[]): void {
    if (this.isMine) this.#around.send(says);
  }
  letPass(passing: Passing = 'off'): void {
    const { pass, keepPassing } = this.#around;
    keepPassing(passing);
    if (passing === 'off' && pass !== undefined && this.isMine) this.#around.send([pass]);
  }
  askAgain(): void {
    this.#around.keepPassing('off');
  }

  change(): void {
    if (this.says) this.#around.change();
  }

  get #passed(): number {
    ticking();
    return performance.now() - this.#at;
  }

  /** For how long it stands from when we heard of it, if nobody lets go. */
  get #stands(): number {
    const { held, hold } = this.#info;
    return Math.max(0, ...held.map((seat) => hold[seat]!));
  }
}
