import {
  admit,
  chainOf,
  isRefusal,
  optionsIn,
  play,
  same,
  silence,
  windowOf,
  type AnyKinds,
  type AnyTitle,
  type Rng,
  type Seat,
  type Table,
} from '@ridotto/kernel';

/** Answers that are not sent yet, tried out in worlds that look to their seat as the real one does. */
export interface Draft {
  readonly line: readonly string[];
  readonly choices: readonly AnyKinds['answer'][]; // what may be answered next; none when the line is whole
  readonly shown: AnyKinds['view']; // the view after the line, as far as that is known without guessing a secret
  readonly isWhole: boolean; // others, chance or something uncovered come next: the line must be sent
}

const FEW = 4; // worlds in which every answer is tried
const MANY = 32; // worlds where an answer may have uncovered something

type World = Table<AnyKinds>;

/** What can be composed from one view. Worlds are guessed once, and only as many as are needed. */
export class Drafts {
  readonly #title: AnyTitle;
  readonly #view: AnyKinds['view'];
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #rng: Rng;
  readonly #guesses: AnyKinds['state'][] = [];

  constructor(title: AnyTitle, view: AnyKinds['view'], seat: Seat, seats: number, rng: Rng) {
    this.#title = title;
    this.#view = view;
    this.#seat = seat;
    this.#seats = seats;
    this.#rng = rng;
  }

  /** Does ahead of time what would take long between a tap and its effect: some questions have fifty thousand options. */
  warm(): void {
    const [world] = this.#worlds(FEW);
    admit(this.#title, world!, { seat: this.#seat, say: '' });
  }

  /** The draft of a line; undefined if some answer of it can't be given. */
  of(line: readonly string[]): Draft | undefined {
    const [world] = this.#worlds(1);
    return windowOf(this.#title, world!) ? this.#inWindow(world!, line) : this.#inTurn(line);
  }

  /** What the seat has to choose from at the end of the window that it is asked in, if it has to. */
  get sides(): readonly AnyKinds['answer'][] {
    const [world] = this.#worlds(1);
    const last = chainOf(this.#title, world!).at(-1);
    const isChooser = last?.window === 'must' && last.seats.includes(this.#seat);
    return isChooser ? this.#title.game.options(last.table.state, this.#seat) : [];
  }

  /** In a window: one answer out of all that the seat may give along it. */
  #inWindow(world: World, line: readonly string[]): Draft | undefined {
    const all = optionsIn(this.#title, chainOf(this.#title, world), this.#seat);
    const [say] = line;
    if (say === undefined) return { line, choices: all, shown: this.#view, isWhole: false };
    const isOption = all.some((option) => this.#title.notation.answer.write(option) === say);
    return isOption && line.length === 1 ? { line, choices: [], shown: this.#view, isWhole: true } : undefined;
  }

  #inTurn(line: readonly string[]): Draft | undefined {
    let shown = this.#view;
    let worlds = this.#worlds(1);
    for (const [at, say] of line.entries()) {
      const others = this.#othersViews(worlds[0]!);
      if (!worlds.every((world) => this.#take(world, say))) return undefined;
      const isLast = at === line.length - 1;
      const { isWhole, isKnown, after } = this.#judge(worlds[0]!, line.slice(0, at + 1), { own: shown, others });
      if (isKnown) shown = after;
      if (isWhole && isLast) return { line, choices: [], shown, isWhole };
      if (isWhole) return undefined;
      worlds = worlds.slice(0, 1);
    }
    const { state } = worlds[0]!;
    return { line, choices: this.#title.game.options(state, this.#seat), shown, isWhole: false };
  }

  #othersViews({ state }: World): AnyKinds['view'][] {
    const others = Array.from({ length: this.#seats }, (_, seat) => seat).filter((seat) => seat !== this.#seat);
    return others.map((seat) => this.#title.game.view(state, seat));
  }

  /** What has become of the first world by the last answer, and whether that is so in the others too. */
  #judge(
    first: World,
    line: readonly string[],
    before: { readonly own: AnyKinds['view']; readonly others: readonly AnyKinds['view'][] },
  ) {
    const { game } = this.#title;
    const turn = game.turn(first.state);
    const isAskedOn = turn.kind === 'ask' && turn.seats.includes(this.#seat) && !first.sealed.has(this.#seat);
    const after = game.view(first.state, this.#seat);
    const tells = isAskedOn || !uncovers(before.own, after, before.others);
    const isKnown = tells && this.#isSure(after, line, uncovers(before.own, after) ? MANY : FEW);
    return { isWhole: !isAskedOn || !isKnown, isKnown, after };
  }

  #isSure(after: AnyKinds['view'], line: readonly string[], worlds: number): boolean {
    const { game } = this.#title;
    return this.#worlds(worlds)
      .slice(1)
      .every((world) => {
        const isPlayed = line.every((say) => this.#take(world, say));
        return isPlayed && same(game.view(world.state, this.#seat), after);
      });
  }

  #take(world: World, say: string): boolean {
    const turn = this.#title.game.turn(world.state);
    if (turn.kind !== 'ask') return false;
    const step = admit(this.#title, world, { seat: this.#seat, say });
    if (isRefusal(step) || step.kind !== 'answer') return false;
    play(this.#title, world, step, silence);
    return true;
  }

  #worlds(count: number): World[] {
    const { game } = this.#title;
    while (this.#guesses.length < count) this.#guesses.push(game.guess(this.#view, this.#rng));
    return this.#guesses.slice(0, count).map((state) => ({
      seats: this.#seats,
      state: game.clone(state),
      sealed: new Map(),
      drawOffer: undefined,
      length: 0,
    }));
  }
}

/**
 * Whether something that was hidden or not there, null in every view, is there now; with the views that others had
 * before, only what one of them has seen.
 */
export function uncovers(before: unknown, after: unknown, others?: readonly unknown[]): boolean {
  if (before === null) return after !== null && (others?.some((seen) => seen !== null) ?? true);
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false;
  return Object.entries(before).some(([key, value]) =>
    uncovers(
      value,
      partOf(after, key),
      others?.map((seen) => partOf(seen, key)),
    ),
  );
}

const partOf = (whole: unknown, key: string): unknown => (whole as Record<string, unknown> | null)?.[key] ?? null;
