import type { Kinds, Reason } from '@ridotto/kernel';
import { hasMotion, settings } from '../settings.svelte.ts';
import type { Lesson, Makings, Task, Told } from './lesson.ts';
import { Rehearsal } from './rehearsal.svelte.ts';

const GLANCE = 200; // ms between looks whether all has been seen
const PAUSE = 900; // ms between one's own turn and the scripted answer

/** A lesson under way. */
export class Run<K extends Kinds, M extends Makings<K>> {
  readonly #lesson: Lesson<K, M>;
  #makings: M | undefined;
  play: Rehearsal<K> | undefined; // once the makings have come; only words can be read before
  #timer: ReturnType<typeof setTimeout> | undefined;
  at = $state(0); // the number of steps when all are done
  isAnswering = $state(false); // the others take their scripted turn
  tried: { readonly reason: Reason | undefined } | null = $state.raw(null); // in vain, on this step
  heard = $state(''); // for screen readers

  constructor(lesson: Lesson<K, M>) {
    this.#lesson = lesson;
  }

  /** Sets the table, as the step that was reached wants it. */
  begin(makings: M): Rehearsal<K> {
    const lesson = this.#lesson;
    this.#makings = makings;
    const { table } = lesson.steps.slice(0, this.at + 1).findLast((step) => step.table)!;
    const play: Rehearsal<K> = new Rehearsal(makings.title, table!(makings), {
      table: `lesson-${lesson.manifest.id}`,
      viewer: lesson.viewer,
      names: () => lesson.names[settings.locale],
      composes: lesson.composes ?? false,
      settings: lesson.settings ?? {},
      taken: () => this.#taken(play),
      tried: (reason) => (this.tried = { reason }),
      announce: (text) => (this.heard = text),
    });
    this.play = play;
    this.#want();
    return play;
  }

  get step(): Task<K, M> | undefined {
    return this.#lesson.steps[this.at];
  }
  get count(): number {
    return this.#lesson.steps.length;
  }

  next(): void {
    this.tried = null;
    this.at++;
    const { table } = this.step ?? {};
    if (table && this.#makings) this.play!.restart(table(this.#makings));
    this.#want();
  }

  /** The chapter under way, counted from 1, and how many there are; null in a lesson without any. */
  get chapter(): { readonly n: number; readonly of: number; readonly name: Told } | null {
    const begun = this.#lesson.steps.slice(0, this.at + 1).flatMap(({ chapter }) => chapter ?? []);
    const of = this.#lesson.steps.filter(({ chapter }) => chapter).length;
    return begun.length === 0 ? null : { n: begun.length, of, name: begun.at(-1)! };
  }

  #want(): void {
    if (!this.play) return;
    this.play.wanted = this.step?.want ?? [];
    this.play.isAlone = this.step?.isAlone ?? false;
  }

  again(): void {
    this.at = -1;
    this.next();
  }

  /** Forgets what was still to come, when the page is left. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Goes on when everything has been shown. */
  #watch(play: Rehearsal<K>): void {
    if (!play.isBehind) return this.next();
    this.#timer = setTimeout(() => this.#watch(play), GLANCE);
  }

  #taken(play: Rehearsal<K>): void {
    const { replies, isWatched } = this.step!;
    this.tried = null;
    play.wanted = [];
    if (isWatched) return this.#watch(play);
    if (!replies) return this.next();
    this.isAnswering = true;
    const answer = () => {
      this.isAnswering = false;
      play.follow(replies);
      this.next();
    };
    this.#timer = setTimeout(answer, hasMotion() ? PAUSE : 0);
  }
}
