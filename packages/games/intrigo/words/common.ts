import type { ReasonWordsOf, Seat, Viewer } from '@ridotto/kernel';
import { hiredNow } from '../rules/abilities.ts';
import type { ReasonCode } from '../rules/explain.ts';
import { intrigueIn, type Card, type Influence, type Token } from '../rules/model.ts';
import type { View } from '../rules/model.ts';

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
  readonly ring: number; // how many buildings, and gaps
}

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = ReasonWordsOf<ReasonCode, About>;

export const isMe = (seat: Seat, viewer: Viewer): boolean => seat === viewer;

/** What the viewer has of a list by seat, or null: hidden, or nobody's. */
export const ownIn = <Item>(items: readonly (Item | null)[], viewer: Viewer): Item | null =>
  viewer === 'public' ? null : (items[viewer] ?? null);

/** The intrigue card in a gap where there is one. */
export const cardAt = ({ gaps }: View, gap: number): Card => intrigueIn(gaps[gap])!.card;

export const tokenAt = ({ buildings }: View, building: number): Token => buildings[building]!.token!;

/** The influence card whose ability is being asked for. */
export const asking = (view: View): Influence => hiredNow(view).influence;

/** The two buildings that a gap lies between, by which it is named. */
export const sidesOf = (gap: number, ring: number): readonly [number, number] => [gap, (gap + 1) % ring];
