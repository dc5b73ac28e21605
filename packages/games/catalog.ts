import type { AnyTitle } from '@ridotto/kernel';

/** Every game of the house, loaded when it is asked for. The only place that lists games. */
export const CATALOG = {} as const satisfies Record<string, () => Promise<AnyTitle>>;
