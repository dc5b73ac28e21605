import type { Seat } from '@ridotto/kernel';
import { pauseOf, type Pace } from './pause.ts';
import type { Ports } from './ports.ts';
import { botSeats, type Sitting } from './sitting.ts';

type Answer = (seat: Seat, say: string) => void;

/** The bots at a table: each answers some time after it is asked. */
export class BotSeats {
  readonly #ports: Ports;
  readonly #pace: Pace;
  readonly #answer: Answer;
  readonly #busy = new Map<Seat, { stop: () => void }>();

  constructor(ports: Ports, pace: Pace, answer: Answer) {
    this.#ports = ports;
    this.#pace = pace;
    this.#answer = answer;
  }

  get isBusy(): boolean {
    return this.#busy.size > 0;
  }

  /** Sets to work the bots that are asked, and takes it from those that are no longer. */
  follow(sitting: Sitting): void {
    const asked = botSeats(sitting);
    for (const [seat, { stop }] of this.#busy) {
      if (asked.includes(seat)) continue;
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
   * take longer wait for another whole pause: how long the bot thought never shows.
   */
  async #think({ title, table, sitters }: Sitting, seat: Seat): Promise<void> {
    const { clock, chance, think } = this.#ports;
    const work = { stop: () => {} };
    this.#busy.set(seat, work);
    const sitter = sitters[seat];
    const level = sitter?.kind === 'bot' ? sitter.level : 'simple';
    const view = title.game.view(table!.state, seat);
    const options = title.game.options(table!.state, seat);
    let due = clock.now() + pauseOf(this.#pace, chance.rng);
    const index = await think(title, view, options, level, chance.rng);
    while (due < clock.now()) due += pauseOf(this.#pace, chance.rng);
    if (this.#busy.get(seat) !== work) return;
    work.stop = clock.at(due, () => {
      this.#busy.delete(seat);
      this.#answer(seat, title.notation.write(options[index]));
    });
  }
}
