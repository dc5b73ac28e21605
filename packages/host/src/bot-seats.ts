import { USUAL_LEVEL, admit, isRefusal, type AnyKinds, type Level, type Seat, type Step } from '@ridotto/kernel';
import { pauseOf, type Pace } from './pause.ts';
import type { Ports } from './ports.ts';
import { botSeats, type Sitting } from './sitting.ts';
import { seedAt, thoughtOf, type Thought as Thinkable } from './thoughts.ts';
import { guardedUntil } from './window-fold.ts';

/** `claim` says, when it comes to the answer, whether its question still stands. */
type Answer = (step: Step<AnyKinds>, claim: () => boolean) => void;

/** All that a seat has heard. */
export type Told = (seat: Seat) => Promise<Thinkable['told']>;

/** What a bot has said beyond an answer: it holds for the questions that follow it at once. */
interface Foreseen {
  readonly length: number; // of the log when the next of it is due
  readonly says: readonly string[];
}

const ON = 0.5; // of the least pause, where a bot goes on with its turn

interface Thought {
  readonly about: number; // the number of its question
  stop: () => void;
}

/** The bots at a table: each answers some time after it is asked. */
export class BotSeats {
  readonly #ports: Ports;
  readonly #paceOf: (sitting: Sitting) => Pace;
  readonly #told: Told;
  readonly #answer: Answer;
  readonly #busy = new Map<Seat, Thought>();
  readonly #foreseen = new Map<Seat, Foreseen>();
  #last: { readonly seat: Seat; readonly question: number } | undefined; // that a bot answered

  constructor(ports: Ports, paceOf: (sitting: Sitting) => Pace, told: Told, answer: Answer) {
    this.#ports = ports;
    this.#paceOf = paceOf;
    this.#told = told;
    this.#answer = answer;
  }

  get isBusy(): boolean {
    return this.#busy.size > 0;
  }

  /** Sets to work the bots that are asked, and takes it from those that are no longer, or are asked something else. */
  follow(sitting: Sitting): void {
    const asked = botSeats(sitting);
    const now = sitting.times.question;
    for (const [seat, { about, stop }] of this.#busy) {
      if (about === now && asked.includes(seat)) continue;
      stop();
      this.#busy.delete(seat);
    }
    for (const seat of asked) if (!this.#busy.has(seat)) this.#think(sitting, seat).catch(this.#ports.meter.broken);
  }

  stop(): void {
    for (const { stop } of this.#busy.values()) stop();
    this.#busy.clear();
  }

  /**
   * [C52] The pause is drawn before the thinking begins, and the thinking is done within it. Thoughts that
   * take longer wait for another whole pause: how long the bot thought never shows. A bot that is asked alone
   * again at once goes on with its turn: it has paused already.
   */
  async #think(sitting: Sitting, seat: Seat): Promise<void> {
    const { clock, chance } = this.#ports;
    const thought: Thought = { about: sitting.times.question, stop: () => {} };
    this.#busy.set(seat, thought);
    const pace = this.#paceOf(sitting);
    const pause = () => pauseOf(pace, chance.rng);
    const first = this.#goesOn(sitting, seat) ? pace.least * ON : pause();
    let due = Math.max(clock.now() + first, guardedUntil(sitting));
    const step = this.#said(sitting, seat) ?? (await this.#decide(sitting, seat));
    while (due < clock.now()) due += pause();
    if (this.#busy.get(seat) !== thought) return;
    const claim = () => {
      if (this.#busy.get(seat) !== thought) return false;
      this.#last = { seat, question: thought.about };
      return this.#busy.delete(seat);
    };
    thought.stop = clock.at(due, () => this.#answer(step, claim));
  }

  /** What the bot has said already with its last answer, if nobody has said anything since. */
  #said({ title, table }: Sitting, seat: Seat): Step<AnyKinds> | undefined {
    const foreseen = this.#foreseen.get(seat);
    this.#foreseen.delete(seat);
    if (!foreseen || foreseen.length !== table!.length) return undefined;
    const [say = '', ...rest] = foreseen.says;
    const step = admit(title, table!, { seat, say });
    if (isRefusal(step) || step.kind !== 'answer') return undefined;
    this.#foresee(seat, table!.length, rest);
    return step;
  }

  #foresee(seat: Seat, length: number, says: readonly string[]): void {
    if (says.length > 0) this.#foreseen.set(seat, { length: length + 1, says });
  }

  async #decide(sitting: Sitting, seat: Seat): Promise<Step<AnyKinds>> {
    const told = await this.#told(seat);
    return (
      (await this.#choose(sitting, seat, told, 0)) ??
      (await this.#choose(sitting, seat, told, 1)) ??
      plainAnswer(sitting, seat)
    );
  }

  #goesOn({ times }: Sitting, seat: Seat): boolean {
    const isAlone = times.asked.length === 1;
    return isAlone && this.#last?.seat === seat && this.#last.question === times.question - 1;
  }

  /** What the thinker says, if it is something that the seat may say. */
  async #choose(
    sitting: Sitting,
    seat: Seat,
    told: Thinkable['told'],
    attempt: number,
  ): Promise<Step<AnyKinds> | undefined> {
    const { thinker, meter } = this.#ports;
    const { title, table, made } = sitting;
    try {
      const seed = seedAt(made.key, table!, seat, attempt);
      const thought = thoughtOf(title, table!, { seat, level: levelAt(sitting, seat), told, seed });
      const [say = '', ...rest] = await thinker.choose(made.id, thought);
      const step = admit(title, table!, { seat, say });
      if (isRefusal(step) || step.kind !== 'answer')
        throw new Error(`a bot of ${title.manifest.id} chose what is no option: ${say}`);
      this.#foresee(seat, table!.length, rest);
      return step;
    } catch (error) {
      meter.broken(error);
      return undefined;
    }
  }
}

export function levelAt({ sitters }: Sitting, seat: Seat): Level {
  const sitter = sitters[seat];
  return sitter?.kind === 'bot' ? sitter.level : USUAL_LEVEL;
}

/** Whatever happens to a thought, the table goes on. */
const plainAnswer = ({ title, table }: Sitting, seat: Seat): Step<AnyKinds> => ({
  kind: 'answer',
  seat,
  answer: title.game.options(table!.state, seat)[0]!,
});
