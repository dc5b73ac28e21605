import type { Reason, Seat, Viewer } from '@ridotto/kernel';
import { REASONS, type ReasonCode } from './explain.ts';
import type { Ending, Kind, View } from './model.ts';

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = Record<ReasonCode, string | ((about: { kind: Kind; cell: string; count: number }) => string)>;

export function reasonIn(words: ReasonWords, { code, about }: Reason): string {
  const said = words[code in REASONS ? (code as ReasonCode) : 'not-notation'];
  return typeof said === 'string' ? said : said(about as { kind: Kind; cell: string; count: number });
}

export type Outcome = 'won' | 'lost' | 'drawn' | 'watched';

/** How a game went for the one who looks. */
export function outcomeOf({ viewer, result }: View): Outcome {
  if (result === null || result.winner === null) return 'drawn';
  if (viewer === 'public') return 'watched';
  return result.winner === viewer ? 'won' : 'lost';
}

export type EndingWords = Record<Ending, string>;

export const isMe = (seat: Seat | null, viewer: Viewer): boolean => seat === viewer;
