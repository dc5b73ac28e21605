import type { Kinds, Seat, SetupOf, Viewer } from '@ridotto/kernel';
import type { kuhn } from '../manifest.ts';

export const CARDS = ['J', 'Q', 'K'] as const; // [K1]
export type Card = (typeof CARDS)[number];
export const ACTIONS = ['pass', 'bet'] as const; // [K2]
export type Action = (typeof ACTIONS)[number];

export interface State {
  readonly ante: number;
  cards: Card[]; // by seat; none before the deal
  actions: Action[]; // the seats in turn, seat 0 first
}
export type Roll = readonly Card[]; // by seat
export type Event =
  | { readonly type: 'dealt'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'shown'; readonly cards: readonly Card[] };
export interface View {
  readonly viewer: Viewer;
  readonly ante: number;
  readonly cards: readonly (Card | null)[];
  readonly actions: readonly Action[];
}

export interface Kuhn extends Kinds {
  state: State;
  answer: Action;
  roll: Roll;
  event: Event;
  view: View;
  setup: SetupOf<typeof kuhn.options>;
}
