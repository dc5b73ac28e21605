import { hear, listen } from '@ridotto/kernel';
import type { Asked, Game, Kinds, Player, Pool, Rng, Seat, Title, Turn } from '@ridotto/kernel';

/** A game to be played, with all that decides it. */
export interface Match<K extends Kinds> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly chance: Rng; // that of the table
  readonly cap: number; // turns
  /** Who sits where, known as soon as somebody is asked. */
  seated(state: K['state']): readonly Player<K>[];
  /** The chance of a seat's own thought number so-and-so. */
  mind(seat: Seat, question: number): Rng;
}

/** How it ended; without payoffs where it would have gone on for too long. */
export interface Ended<K extends Kinds> {
  readonly state: K['state'];
  readonly over: (Turn & { kind: 'over' }) | undefined;
  readonly turns: number;
  told(seat: Seat): readonly K['event'][]; // all of it, as a seat heard it
}

/** What everybody has been told, as each seat heard it: worked out when somebody wants to know. */
class Ears<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seats: number;
  readonly #whole: K['event'][] = [];
  readonly #heard = new Map<Seat, K['event'][]>();

  constructor(game: Game<K>, seats: number) {
    this.#game = game;
    this.#seats = seats;
  }

  add(events: readonly K['event'][]): void {
    this.#whole.push(...events);
  }

  at(seat: Seat): readonly K['event'][] {
    const heard = this.#heard.get(seat) ?? [];
    this.#heard.set(seat, heard);
    for (const event of this.#whole.slice(heard.length))
      heard.push(hear<K['event']>(this.#game.audiences, event, seat, this.#seats));
    return heard;
  }
}

/** Plays a game to its end or its cap. */
export function playMatch<K extends Kinds>(title: Title<K>, pool: Pool<K> | undefined, match: Match<K>): Ended<K> {
  const { game } = title;
  const state = game.start(match.seats, match.setup);
  const ears = new Ears(game, match.seats);
  const minds = new Minds(title, match, ears);
  const told = (seat: Seat) => ears.at(seat);
  for (let answered = 0; ;) {
    const turn = game.turn(state);
    const turns = pool?.turns?.(state) ?? answered;
    if (turn.kind === 'over') return { state, over: turn, turns, told };
    if (turns >= match.cap) return { state, over: undefined, turns, told };
    if (turn.kind === 'roll') {
      ears.add(listen(game, state, { kind: 'roll', roll: game.roll(state, match.chance) }));
      minds.forget();
      continue;
    }
    const answers = turn.seats.map((seat) => minds.answer(state, seat, turn.seats.length === 1));
    ears.add(listen(game, state, { kind: 'answers', answers }));
    answered++;
  }
}

/** The players at their seats: what they are asked, and what they have said ahead. */
class Minds<K extends Kinds> {
  readonly #title: Title<K>;
  readonly #match: Match<K>;
  readonly #ears: Ears<K>;
  #players: readonly Player<K>[] | undefined;
  #ahead: { readonly seat: Seat; readonly answers: readonly K['answer'][] } | undefined;
  #questions = 0;

  constructor(title: Title<K>, match: Match<K>, ears: Ears<K>) {
    this.#title = title;
    this.#match = match;
    this.#ears = ears;
  }

  /** After chance has spoken nothing stands that was said before. */
  forget(): void {
    this.#ahead = undefined;
  }

  answer(state: K['state'], seat: Seat, isAlone: boolean): K['answer'] {
    const { game } = this.#title;
    const options = game.options(state, seat);
    const foreseen = this.#foreseen(seat, options);
    if (foreseen !== undefined) return foreseen;
    this.#ahead = undefined;
    if (options.length === 1) return options[0]!;
    const ears = this.#ears;
    const asked: Asked<K> = {
      view: game.view(state, seat),
      get told() {
        return ears.at(seat);
      },
      options,
    };
    this.#players ??= this.#match.seated(state);
    const [first, ...rest] = this.#players[seat]!(asked, this.#match.mind(seat, this.#questions++));
    if (isAlone && rest.length > 0) this.#ahead = { seat, answers: rest };
    return this.#among(options, first);
  }

  #foreseen(seat: Seat, options: readonly K['answer'][]): K['answer'] | undefined {
    if (this.#ahead?.seat !== seat) return undefined;
    const [next, ...rest] = this.#ahead.answers;
    this.#ahead = rest.length > 0 ? { seat, answers: rest } : undefined;
    const { write } = this.#title.notation.answer;
    return options.find((option) => write(option) === write(next));
  }

  /** Options are told apart by their notation: a player may have had a copy. */
  #among(options: readonly K['answer'][], answer: K['answer']): K['answer'] {
    if (options.includes(answer)) return answer;
    const { write } = this.#title.notation.answer;
    const found = options.find((option) => write(option) === write(answer));
    if (found === undefined)
      throw new Error(`${this.#title.manifest.id}: a player said what is no option: ${write(answer)}`);
    return found;
  }
}
