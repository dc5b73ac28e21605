import type { ReasonWordsOf, Seat, Viewer } from '@ridotto/kernel';
import type { ReasonCode } from '../rules/explain.ts';
import type { Ending, Kind, View } from '../rules/model.ts';

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = ReasonWordsOf<ReasonCode, { kind: Kind; cell: string; count: number }>;

export type Fortune = 'won' | 'lost' | 'drawn' | 'watched';

/** How a game went for the one who looks. */
export function fortuneOf({ viewer, result }: View): Fortune {
  if (result === null || result.winner === null) return 'drawn';
  if (viewer === 'public') return 'watched';
  return result.winner === viewer ? 'won' : 'lost';
}

export type EndingWords = Record<Ending, string>;

export const isMe = (seat: Seat | null, viewer: Viewer): boolean => seat === viewer;

/** A cell as it is said: all its parts, one after another. */
export const joined = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(', ');
