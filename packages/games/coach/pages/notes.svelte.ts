import type { Rng } from '@ridotto/kernel';
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
