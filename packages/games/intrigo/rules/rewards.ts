import type { Seat, Tell } from '@ridotto/kernel';
import { EMPTY } from './choices.ts';
import {
  CARDS,
  intrigueIn,
  ORGANISATIONS,
  SAME_SEALS,
  type Building,
  type Card,
  type Event,
  type GapCard,
  type House,
  type Public,
  type SealCount,
  type State,
  type Stay,
  type Token,
  type Win,
} from './model.ts';

/** What becomes of a building's token when the round ends. */
export type Fate =
  | { readonly kind: 'won'; readonly seat: Seat; readonly card: Card; readonly token: Token }
  | { readonly kind: 'stays'; readonly why: Stay; readonly token: Token }
  | { readonly kind: 'empty' } // no token lies there
  | { readonly kind: 'late' }; // the game is won before its turn comes

/** What the rewards would be if the round ended now: by building from the door, and who would win the game. */
export interface Preview {
  readonly fates: readonly Fate[];
  readonly win: Win | null;
}

/** What the rewards go by. */
export type Rewarded = Pick<Readonly<Public>, 'families' | 'win'> & {
  readonly buildings: readonly Building[];
  readonly gaps: readonly (GapCard | null)[];
  readonly seals: readonly SealCount[];
};

/** Pure: for the rules themselves, and for people and bots who look at a view. */
export function preview(known: Rewarded): Preview {
  let { win } = known;
  const seals = known.seals.slice();
  const fates = known.buildings.map((_, building): Fate => {
    if (win) return { kind: 'late' }; // [I27]
    const fate = fateOf(known, building);
    if (fate.kind !== 'won' || fate.token === 'ducat') return fate;
    const { seat, token } = fate;
    seals[seat] = oneMore(seals[seat]!, token);
    const by = completes(seals[seat]);
    if (by) win = { seat, building, by };
    return fate;
  });
  return { fates, win };
}

/** [I24]–[I27] Hands out the tokens from the door clockwise, until somebody has won or all are done. */
export function reward(state: State, tell: Tell<Event>): void {
  const { fates, win } = preview(state);
  fates.forEach((fate, building) => {
    if (fate.kind === 'stays') tell({ type: 'stayed', building, token: fate.token, why: fate.why });
    if (fate.kind !== 'won') return;
    const { seat, token, card } = fate;
    state.buildings[building] = EMPTY;
    if (token === 'ducat') state.purses[seat]!++;
    else {
      state.seals[seat] = oneMore(state.seals[seat]!, token); // [I26]
      state.bag = oneMore(state.bag, token);
    }
    tell({ type: 'awarded', seat, building, token, card });
    if (building === win?.building && token !== 'ducat') tell({ type: 'won', seat, by: win.by, token });
  });
  state.win = win;
  state.phase = win ? 'over' : 'tokens';
}

/** The seat of a house; Tiepolo and a family without a player have none. */
export function ownerOf({ families }: Pick<Public, 'families'>, house: House): Seat | undefined {
  for (let seat = 0; seat < families.length; seat++) if (families[seat] === house) return seat;
  return undefined;
}

/** [I24] [I25] */
function fateOf(known: Rewarded, building: number): Fate {
  const { buildings, gaps } = known;
  const { token, up } = buildings[building]!;
  if (token === null) return { kind: 'empty' };
  if (!up) return { kind: 'stays', why: 'face-down', token };
  const left = faceUp(gaps.at(building - 1));
  const right = faceUp(gaps[building]);
  if (!left && !right) return { kind: 'stays', why: 'nobody', token };
  const difference = (left ? CARDS[left].value : 0) - (right ? CARDS[right].value : 0);
  if (difference === 0) return { kind: 'stays', why: 'tie', token };
  const card = difference > 0 ? left! : right!;
  const seat = ownerOf(known, CARDS[card].house);
  return seat === undefined ? { kind: 'stays', why: 'unowned', token } : { kind: 'won', seat, card, token };
}

function faceUp(gap: Public['gaps'][number] | undefined): Card | undefined {
  const found = intrigueIn(gap);
  return found?.up ? found.card : undefined;
}

export const oneMore = (seals: SealCount, organisation: keyof SealCount): SealCount => ({
  ...seals,
  [organisation]: seals[organisation] + 1,
});

/** [I27] How these seals win, if they do. */
export function completes(seals: SealCount): Win['by'] | undefined {
  if (ORGANISATIONS.some((organisation) => seals[organisation] >= SAME_SEALS)) return 'four';
  return ORGANISATIONS.every((organisation) => seals[organisation] > 0) ? 'five' : undefined;
}
