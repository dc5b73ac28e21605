import type { Asked, Bot, Kinds, Player, Reply, Rng } from '@ridotto/kernel';

/** Any of the options. */
export const random = <K extends Kinds>({ options }: Asked<K>, rng: Rng): Reply<K> => [options[rng(options.length)]];

/** A bot that answers one question at a time, as a player. */
export const playerOf =
  <K extends Kinds>(bot: Bot<K>): Player<K> =>
  ({ view, options }, rng) => [bot(view, options, rng)];
