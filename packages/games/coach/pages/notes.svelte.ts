import type { Rng } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';
import { cellOf, type Mark, type Marks, type Markable } from '../rules/knowledge/marks.ts';
import { study, type Study } from '../rules/knowledge/study.ts';
import type { View } from '../title.ts';

const SLICE = 6; // ms of thinking at a time
const REST = 20; // ms between: taps and pictures come first

/** Chance for drawn worlds, which decide nothing. */
const anyRng: Rng = (below) => Math.floor(Math.random() * below);

/** Thinks about a view while nobody waits, and tells what is new. Gives back how to stop. */
export function think(view: View, tell: (study: Study, isDone: boolean) => void): () => void {
  const thinking = study(view, anyRng);
  let told: Study | undefined;
  const goOn = () => {
    const end = performance.now() + SLICE;
    let step = thinking.next();
    while (!step.done && performance.now() < end) step = thinking.next();
    if (step.done || step.value.notebook !== told?.notebook) tell((told = step.value), step.done ?? false);
    if (!step.done) timer = setTimeout(goOn, REST);
  };
  let timer = setTimeout(goOn, REST);
  return () => clearTimeout(timer);
}

/** What the guest has pencilled in. Kept in this browser, never sent. */
export class OwnMarks {
  readonly #place: string;
  all: Marks = $state.raw({});

  constructor(table: string) {
    this.#place = `ridotto.coach.marks.${table}`;
    this.all = (readJson(localStorage.getItem(this.#place)) ?? {}) as Marks;
  }

  of(seat: number, what: Markable): Mark | undefined {
    return this.all[cellOf(seat, what)];
  }

  set(seat: number, what: Markable, mark: Mark | undefined): void {
    const { [cellOf(seat, what)]: _before, ...rest } = this.all;
    this.all = mark ? { ...rest, [cellOf(seat, what)]: mark } : rest;
    localStorage.setItem(this.#place, JSON.stringify(this.all));
  }
}
