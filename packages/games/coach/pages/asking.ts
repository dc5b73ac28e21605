import { PROFESSIONS, type Answer, type Profession, type View } from '../title.ts';

type Asked = View['agenda'][number]['step'] | undefined;

/**
 * A window may hold several questions, of which the rules name the first: whether somebody forbids the duel, say. What
 * can be answered shows that a later one is asked along with it, and that is the one most people have an answer to.
 */
export function askedAlong(step: Asked, answers: readonly Answer[]): 'side' | 'add' | null {
  const has = (...kinds: readonly Answer['kind'][]) => answers.some(({ kind }) => kinds.includes(kind));
  if (step !== 'support' && has('support')) return 'side';
  if (step === 'hypnotist' && has('tokens', 'use')) return 'add';
  return null;
}

/** The profession that one could open in a window in which the rules name only the first who may [C51]. */
export const mayOpen = (step: Asked, answers: readonly Answer[]): Profession | undefined =>
  step === 'act' || step === 'priority' ? undefined : answers.map(professionIn).find((one) => one !== undefined);

function professionIn(answer: Answer): Profession | undefined {
  if (answer.kind === 'hypnotise') return 'hypnotist';
  return answer.kind === 'use' ? PROFESSIONS.find((one) => one === answer.what) : undefined;
}
