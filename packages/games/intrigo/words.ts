import type { Reason, Seat, Viewer } from '@ridotto/kernel';
import { hiredNow } from './abilities.ts';
import { REASONS, type ReasonCode } from './explain.ts';
import { intrigueIn, type Card, type Influence, type Token } from './model.ts';
import type { View } from './view.ts';

/** What a reason may speak of. */
interface About {
  readonly card: Card;
  readonly gap: number;
  readonly building: number;
  readonly influence: Influence;
  readonly cost: number;
  readonly purse: number;
  readonly number: string;
  readonly last: number;
  readonly a: number;
  readonly b: number;
}

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = Record<ReasonCode, string | ((about: About) => string)>;

export function reasonIn(words: ReasonWords, { code, about }: Reason): string {
  const said = words[code in REASONS ? (code as ReasonCode) : 'not-notation'];
  return typeof said === 'string' ? said : said(about as unknown as About);
}

export const isMe = (seat: Seat, viewer: Viewer): boolean => seat === viewer;

/** The intrigue card in a gap where there is one. */
export const cardAt = ({ gaps }: View, gap: number): Card => intrigueIn(gaps[gap])!.card;

export const tokenAt = ({ buildings }: View, building: number): Token => buildings[building]!.token!;

/** The influence card whose ability is being asked for. */
export const asking = (view: View): Influence => hiredNow(view).influence;
