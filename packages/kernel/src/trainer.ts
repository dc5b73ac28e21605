/** What was learnt, and from what. The file says for which features and rules it holds; whoever loads it checks. */
export interface Learnt {
  readonly game: string;
  readonly learns: string;
  readonly features: string; // hash of what the weights are for
  readonly rules: string; // hash of the rules that were played
  readonly seed: number;
  readonly games: number;
  readonly commit: string;
  readonly weights: readonly (readonly number[])[];
}

/** How a training goes on, and what it has come to. */
export interface Lesson {
  readonly weights: Learnt['weights'];
  readonly surprise: { readonly before: number; readonly after: number }; // in nats, at games that were not learnt from
}

/** Learns from games that it plays: the same seed and number, the same weights. */
export interface Trainer {
  readonly learns: string;
  readonly features: string;
  readonly rules: string;
  train(games: number, seed: number, played: (games: number) => void): Lesson;
}

/** A short name for data: the same for the same, and hardly ever for other. */
export function nameOf(data: unknown): string {
  const text = JSON.stringify(data);
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The weights of a file, where it is about these features and rules. */
export function weightsOf(
  { learns, features, rules, weights }: Learnt,
  trainer: Omit<Trainer, 'train'>,
): Learnt['weights'] {
  if (learns !== trainer.learns || features !== trainer.features || rules !== trainer.rules)
    throw new Error(`what was learnt of ${learns} is about other features or rules: ridotto train`);
  return weights;
}
