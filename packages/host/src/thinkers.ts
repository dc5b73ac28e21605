import type { Advice } from './analysis/advise.ts';
import type { Thinker } from './ports.ts';
import type { Rehearsed, Work } from './thoughts.ts';

/** What a helper says of one piece of work. */
export type Said = { readonly answer: unknown } | { readonly failed: string };

/** How a helper answers: whatever happens, it says something. */
export const answering =
  (thinker: Thinker) =>
  async (work: Work): Promise<Said> => {
    try {
      return { answer: await answerTo(thinker, work) };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };

function answerTo(thinker: Thinker, work: Work): Promise<unknown> {
  if (work.kind === 'rehearse') return thinker.rehearse('', work.rehearsal);
  return thinker[work.kind]('', work.thought);
}

/** Somebody who works beside the house: a thread of the server, or a worker of the browser. */
export interface Helper {
  send(work: Work): void; // one piece at a time
  dismiss(): void;
}

export interface Hearing {
  onSaid(said: Said): void;
  onLost(error: Error): void; // the helper is gone
}

export interface ThinkersRules {
  readonly helpers: number;
  readonly deadline: number; // milliseconds after which a helper that doesn't answer is dismissed
  readonly arrival: number; // milliseconds that a new one has to get ready
  readonly waiting: number; // pieces of work of one table
}

const THINKERS_RULES: ThinkersRules = { helpers: 1, deadline: 6000, arrival: 10_000, waiting: 32 };

interface Job {
  readonly work: Work;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Slot {
  helper: Helper | undefined; // hired when there is something to do
  job: Job | undefined;
  stopTimer: () => void;
}

/**
 * Thinking that never holds up the house. Tables take turns, so that none waits behind another's many questions;
 * work that hangs is ended together with the helper that does it, for a loop can't be asked to stop.
 */
export class Thinkers implements Thinker {
  readonly #hire: (hearing: Hearing) => Helper;
  readonly #rules: ThinkersRules;
  readonly #waiting = new Map<string, Job[]>(); // by table, whose turn it is first
  readonly #slots: readonly Slot[];
  #isClosed = false;

  constructor(hire: (hearing: Hearing) => Helper, rules: Partial<ThinkersRules> = {}) {
    this.#hire = hire;
    this.#rules = { ...THINKERS_RULES, ...rules };
    this.#slots = Array.from({ length: this.#rules.helpers }, () => ({
      helper: undefined,
      job: undefined,
      stopTimer: () => {},
    }));
  }

  choose: Thinker['choose'] = (table, thought) => this.#ask(table, { kind: 'choose', thought }) as Promise<string[]>;

  advise: Thinker['advise'] = (table, thought) =>
    this.#ask(table, { kind: 'advise', thought }) as Promise<readonly Advice[]>;

  rehearse: Thinker['rehearse'] = (table, rehearsal) =>
    this.#ask(table, { kind: 'rehearse', rehearsal }) as Promise<Rehearsed>;

  close(): void {
    this.#isClosed = true;
    const jobs = [...[...this.#waiting.values()].flat(), ...this.#slots.flatMap(({ job }) => job ?? [])];
    this.#waiting.clear();
    for (const slot of this.#slots) this.#clear(slot)?.dismiss();
    for (const { reject } of jobs) reject(new Error('the house is closing'));
  }

  #ask(table: string, work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(table) ?? [];
      if (this.#isClosed) return reject(new Error('the house is closing'));
      if (jobs.length >= this.#rules.waiting) return reject(new Error(`table ${table} thinks about too much`));
      jobs.push({ work, resolve, reject });
      this.#waiting.set(table, jobs);
      this.#goOn();
    });
  }

  #goOn(): void {
    for (const slot of this.#slots) {
      if (slot.job) continue;
      const job = this.#next();
      if (!job) return;
      this.#begin(slot, job);
    }
  }

  /** The first piece of work of the table whose turn it is; then it is the others' turn. */
  #next(): Job | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [table, [job, ...rest]] = turn;
    this.#waiting.delete(table);
    if (rest.length > 0) this.#waiting.set(table, rest);
    return job;
  }

  #begin(slot: Slot, job: Job): void {
    slot.job = job;
    const { deadline, arrival } = this.#rules;
    const patience = deadline + (slot.helper ? 0 : arrival);
    const timer = setTimeout(() => this.#lose(slot, new Error('a thought took too long')), patience);
    slot.stopTimer = () => clearTimeout(timer);
    slot.helper ??= this.#hireFor(slot);
    slot.helper.send(job.work);
  }

  #hireFor(slot: Slot): Helper {
    const helper = this.#hire({
      onSaid: (said) => slot.helper === helper && this.#end(slot, said),
      onLost: (error) => slot.helper === helper && this.#lose(slot, error),
    });
    return helper;
  }

  #end(slot: Slot, said: Said): void {
    const { job } = slot;
    slot.stopTimer();
    slot.job = undefined;
    if ('answer' in said) job?.resolve(said.answer);
    else job?.reject(new Error(said.failed)); // the next piece of work may go better
    this.#goOn();
  }

  /** Another helper takes the place of one that is lost; what it was doing has failed. */
  #lose(slot: Slot, error: Error): void {
    const { job } = slot;
    this.#clear(slot)?.dismiss();
    job?.reject(error);
    this.#goOn();
  }

  #clear(slot: Slot): Helper | undefined {
    const { helper } = slot;
    slot.stopTimer();
    slot.helper = undefined;
    slot.job = undefined;
    return helper;
  }
}
