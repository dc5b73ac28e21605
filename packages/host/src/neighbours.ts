import type { Audience } from './audience.ts';
import { Hearing } from './hearing.ts';
import type { Ports, Wake } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** What a room does when other nodes have done something at its table. */
interface Home {
  readonly audience: Audience;
  readonly sitting: () => Sitting;
  readonly byItself: (job: () => Promise<void>) => void; // in the room's queue
  readonly catchUp: () => Promise<void>;
  readonly foldAgain: () => Promise<void>;
  readonly schedule: () => void;
}

/** The other nodes of the house, as one table's room knows them. */
export class Neighbours {
  readonly hearing: Hearing;
  readonly #table: string;
  readonly #ports: Ports;
  readonly #home: Home;
  #isUnanswered = false;

  constructor(table: string, ports: Ports, home: Home) {
    this.#table = table;
    this.#ports = ports;
    this.#home = home;
    this.hearing = new Hearing(table, ports, (line) => home.audience.chat(home.sitting(), line));
  }

  /** Until the other nodes are known, none of the table's bots is ours to think for. */
  meet(): void {
    if (!this.#ports.peers) return;
    const { audience, byItself } = this.#home;
    audience.elsewhere = { ...audience.elsewhere, isOurs: false };
    this.tell();
    byItself(() => this.#ask());
  }

  /** Asks anew where asking has failed. */
  askAgain(): void {
    if (this.#isUnanswered) this.#home.byItself(() => this.#ask());
  }

  tell(): void {
    this.#ports.peers?.tell(this.#table, this.#home.audience.lines);
  }

  leave(): void {
    this.#ports.peers?.tell(this.#table, null);
  }

  /** What is known here, for whoever looks whether there is more. */
  get known(): readonly Wake[] {
    return [{ table: this.#table, length: this.#home.sitting().length }, ...this.hearing.known];
  }

  /** Another node has written: reads what it wrote. */
  wake(wake: Wake): void {
    const { audience, byItself, sitting, catchUp, foldAgain } = this.#home;
    const { length, what, who } = wake;
    switch (what) {
      case undefined:
        if (length > sitting().length) byItself(catchUp);
        return;
      case 'players':
      case 'spectators':
      case 'table':
        return void this.hearing.hear(wake);
      case 'here':
        return byItself(() => this.#ask());
      case 'names':
        return byItself(foldAgain);
      case 'mutes':
        return byItself(async () => audience.setMuted(who!, await this.#ports.store.mutedBy(who!)));
      case 'gone': // whoever holds its lines hangs up
        return;
    }
  }

  async #ask(): Promise<void> {
    if (!this.#ports.peers) return;
    const { audience, sitting, schedule } = this.#home;
    this.#isUnanswered = true;
    audience.elsewhere = await this.#ports.peers.ask(this.#table);
    this.#isUnanswered = false;
    audience.tellHere(sitting());
    schedule();
  }
}
