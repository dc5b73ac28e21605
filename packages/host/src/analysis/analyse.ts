import { silence, type AnyAnalyst, type AnyKinds, type AnyTitle, type Log } from '@ridotto/kernel';
import type { Refusal, Scales, Seat } from '@ridotto/kernel';
import { certain, changeBetween, changeOf, mean, NO_CHANGE, PLAIN, scaled, sumOf, wilson } from './chance.ts';
import type { Chance, Change } from './chance.ts';
import { gradeOf, type Grade } from './grades.ts';
import { lookersAt, shareOut, type Counted } from './counts.ts';
import { momentsOf, type Moment } from './moments.ts';
import { botPlayers, Playouts, sharesOf, type Outcome } from './playouts.ts';

/** Rises whenever the same game and seed would give other figures. */
export const ENGINE = 4;

/** A moment of both curves. */
export interface Point {
  readonly at: number; // a moment of the replay
  readonly honest: readonly (Chance | null)[]; // by seat: to win, as it could know it, if it goes on as the bot would
  readonly open: readonly Chance[]; // by seat: with everything open
}

/** How many worlds each seat couldn't tell apart at a moment. */
export interface Knowledge {
  readonly at: number;
  readonly worlds: readonly number[]; // by seat
}

/** An answer that a seat chose of several. */
export interface Choice {
  readonly at: number; // where it led
  readonly seat: Seat;
  readonly say: string; // in notation
  readonly bot: string; // what the house's bot would have said, seeing what ends the game at once
  readonly change: Change; // of the honest curve, before anybody saw what came of it
  readonly grade: Grade;
  readonly risk: number; // that the game would be lost by it at once, as far as the seat could know
}

/** What chance did to each seat, with everything open. */
export interface Draw {
  readonly at: number;
  readonly luck: readonly Change[]; // by seat
}

/** What made a seat's chances what they were, added up. */
export interface Sum {
  readonly luck: Change; // of draws
  readonly choices: Change; // its own
}

export interface Analysis {
  readonly engine: number;
  readonly seed: number;
  readonly seats: number;
  readonly playouts: number; // for each chance
  readonly leftOut: number; // moments of a very long game that were not played on
  readonly points: readonly Point[];
  readonly knowledge: readonly Knowledge[]; // empty where worlds can't be counted
  readonly choices: readonly Choice[];
  readonly draws: readonly Draw[];
  readonly sums: readonly Sum[]; // by seat
}

export interface Analysed {
  readonly title: AnyTitle;
  readonly analyst?: AnyAnalyst | undefined; // of the game; without one its bot plays out
  readonly log: Log;
  readonly seed: number;
  readonly count?: number; // playouts for each chance; else the analyst's are shared out
}

/** Analyses a finished game. Yields how much of it is done, from 0 to 1. */
export function* analyse(given: Analysed): Generator<number, Analysis | Refusal | { readonly refused: 'not-over' }> {
  const moments = momentsOf(given.title, given.log);
  if ('refused' in moments) return moments;
  const work = new Work(given, moments);
  for (const n of moments.keys()) {
    work.look(n);
    yield (n + 1) / moments.length;
  }
  return work.analysis();
}

/** One analysis under way. */
class Work {
  readonly #title: AnyTitle;
  readonly #counted: Counted;
  readonly #seats: number;
  readonly #seed: number;
  readonly #moments: readonly Moment[];
  readonly #playouts: Playouts;
  readonly #count: number; // playouts for each chance
  readonly #isLookedAt: (moment: number) => boolean;
  #leftOut = 0;
  #last = new Map<Seat, Hope>(); // at the last moment, of those who looked
  readonly #wins = new Map<AnyKinds['state'], AnyKinds['answer'] | undefined>(); // at once, for the one who is asked
  readonly #opens = new Map<AnyKinds['state'], readonly Chance[]>();
  readonly #points: Point[] = [];
  readonly #knowledge: Knowledge[] = [];
  readonly #choices: Choice[] = [];
  readonly #draws: Draw[] = [];

  constructor({ title, analyst, log, seed, count }: Analysed, moments: readonly Moment[]) {
    this.#title = title;
    this.#counted = { title, analyst, seats: log.seats };
    this.#seats = log.seats;
    this.#seed = seed;
    this.#playouts = new Playouts(title, analyst ?? botPlayers(title), seed);
    this.#moments = moments;
    const shared = shareOut(this.#counted, moments);
    this.#count = count ?? shared.count;
    this.#isLookedAt = shared.isLookedAt;
  }

  look(n: number): void {
    const moment = this.#moments[n]!;
    const before = this.#moments[n - 1];
    const { at, state, cause } = moment;
    if (cause.kind === 'answers' && before) {
      for (const [i, seat] of cause.seats.entries()) this.#choose(at, seat, cause.answers[i]!, before);
    }
    this.#last = new Map();
    if (this.#title.worlds && !this.#isOver(state)) this.#knowledge.push({ at, worlds: this.#worlds(state) });
    if (!this.#isLookedAt(n)) return void this.#leftOut++;
    const lookers = lookersAt(this.#counted, state);
    if (lookers.length > 0) this.#points.push({ at, honest: this.#honest(moment, lookers), open: this.#open(moment) });
    if (cause.kind === 'roll' && before) this.#draws.push({ at, luck: this.#luck(before, moment) });
  }

  analysis(): Analysis {
    return {
      engine: ENGINE,
      seed: this.#seed,
      seats: this.#seats,
      playouts: this.#count,
      leftOut: this.#leftOut,
      points: lastOfEach(this.#points),
      knowledge: lastOfEach(this.#knowledge),
      choices: this.#choices,
      draws: this.#draws,
      sums: this.#bySeat((seat) => ({
        luck: sumOf(this.#draws.map(({ luck }) => luck[seat]!)),
        choices: sumOf(this.#choices.filter((choice) => choice.seat === seat).map(({ change }) => change)),
      })),
    };
  }

  #isOver(state: AnyKinds['state']): boolean {
    return this.#title.game.turn(state).kind === 'over';
  }

  #end(state: AnyKinds['state']): readonly number[] | undefined {
    const turn = this.#title.game.turn(state);
    return turn.kind === 'over' ? sharesOf(turn.payoffs) : undefined;
  }

  #bySeat<T>(of: (seat: Seat) => T): T[] {
    return Array.from({ length: this.#seats }, (_, seat) => of(seat));
  }

  #worlds(state: AnyKinds['state']): number[] {
    const { game, worlds } = this.#title;
    return this.#bySeat((seat) => worlds!(game.view(state, seat)));
  }

  #honest({ at, state }: Moment, lookers: readonly Seat[]): (Chance | null)[] {
    const end = this.#end(state);
    if (end) return end.map(certain);
    for (const seat of lookers) this.#last.set(seat, this.#best(state, at, seat));
    return this.#bySeat((seat) => this.#last.get(seat)?.chance ?? null);
  }

  /** What a seat may hope for as the bot would go on: it wins at once where it can, and minds what may lose at once. */
  #best(state: AnyKinds['state'], at: number, seat: Seat): Hope {
    const advice = this.#playouts.advice(state, at, seat);
    const hope = this.#hope(state, at, seat, advice && (this.#winning(state, at, seat) ?? advice));
    const safe = advice !== undefined && riskOf(hope) > RISK ? this.#playouts.safeAdvice(state, at, seat) : undefined;
    if (safe === undefined) return hope;
    const safer = this.#hope(state, at, seat, safe);
    return mean(sharesIn(safer)) > mean(sharesIn(hope)) ? safer : hope;
  }

  /** An answer that ends the game alike, whatever is hidden, is worth what it brings; others are played out. */
  #hope(state: AnyKinds['state'], at: number, seat: Seat, said: AnyKinds['answer'] | undefined): Hope {
    const outcomes = this.#playouts.honest(state, at, seat, this.#count, said);
    const isOver = said !== undefined && outcomes.every((outcome) => outcome.isOver);
    const end = isOver ? this.#playouts.ending(state, at, seat, said) : undefined;
    const shares = outcomes.map(({ share }) => share);
    return { said, outcomes, chance: end === undefined ? this.#chance('honest', shares) : certain(end) };
  }

  #open({ at, state }: Moment): readonly Chance[] {
    const known = this.#opens.get(state) ?? (this.#end(state) ?? this.#won(at, state))?.map(certain);
    if (known) return known;
    const shares = this.#playouts.open(state, at, this.#seats, this.#count);
    const chances = this.#bySeat((seat) =>
      this.#chance(
        'open',
        shares.map((one) => one[seat]!),
      ),
    );
    this.#opens.set(state, chances);
    return chances;
  }

  /** What everybody gets where the seat that is asked can win at once, and can know it. */
  #won(at: number, state: AnyKinds['state']): readonly number[] | undefined {
    const { game } = this.#title;
    const turn = game.turn(state);
    const answer = turn.kind === 'ask' ? this.#winning(state, at, turn.seats[0]!) : undefined;
    if (answer === undefined) return undefined;
    const after = game.clone(state);
    game.apply(after, [answer], silence);
    return this.#end(after);
  }

  #winning(state: AnyKinds['state'], at: number, seat: Seat): AnyKinds['answer'] | undefined {
    if (!this.#wins.has(state)) this.#wins.set(state, this.#playouts.winning(state, at, seat));
    return this.#wins.get(state);
  }

  #chance(kind: 'honest' | 'open', shares: readonly number[]): Chance {
    const won = shares.reduce((sum, share) => sum + share, 0);
    return scaled(this.#scales[kind], this.#scales.each, wilson(won, shares.length));
  }

  get #scales(): Scales {
    return this.#counted.analyst?.scales ?? PLAIN;
  }

  #luck(before: Moment, after: Moment): Change[] {
    const from = this.#open(before);
    const to = this.#open(after);
    return this.#bySeat((seat) => changeOf(from[seat]!, to[seat]!));
  }

  #choose(at: number, seat: Seat, answer: AnyKinds['answer'], before: Moment): void {
    const hope = this.#last.get(seat);
    if (hope?.said === undefined) return;
    const { write } = this.#title.notation.answer;
    const [say, bot] = [write(answer), write(hope.said)];
    const played = say === bot ? hope : this.#hope(before.state, before.at, seat, answer);
    const change = say === bot ? NO_CHANGE : this.#change(hope, played);
    this.#choices.push({ at, seat, say, bot, change, grade: gradeOf(change), risk: riskOf(played) });
  }

  /** Playouts are compared world by world; with what is certain there is nothing to compare. */
  #change(before: Hope, after: Hope): Change {
    return [before, after].some(({ chance: { low, high } }) => low === high)
      ? changeOf(before.chance, after.chance)
      : changeBetween(this.#scales.honest, sharesIn(before), sharesIn(after));
  }
}

const RISK = 0.1; // to lose at once, from which on the bot is asked for something safer

/** What a seat may hope for, if it says this. */
interface Hope {
  readonly said: AnyKinds['answer'] | undefined;
  readonly outcomes: readonly Outcome[];
  readonly chance: Chance;
}

const sharesIn = ({ outcomes }: Hope): number[] => outcomes.map(({ share }) => share);
const riskOf = ({ outcomes }: Hope): number => mean(outcomes.map(({ share, isOver }) => Number(isOver && share === 0)));

/** Where several stand at one moment, the last one holds. */
const lastOfEach = <T extends { readonly at: number }>(all: readonly T[]): T[] =>
  all.filter(({ at }, i) => all[i + 1]?.at !== at);
