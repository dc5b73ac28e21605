import { same, type Viewer } from '@ridotto/kernel';
import type { Scene } from '@ridotto/kit';
import type { ForEvents } from '../rules/model.ts';
import type { Event, View } from '../title.ts';
import type { Picture } from './board.ts';

const READS = 800; // ms for something of weight 1, read calmly
const MOVES = 120; // ms that it takes at least where things may move

/** How much there is to take in. */
const WEIGHTS: Partial<Record<Event['type'], number>> = {
  supported: 1.5,
  opened: 1.5,
  decided: 1.5,
  demanded: 1.2,
  attacked: 1,
  traded: 1,
  read: 1,
  showed: 1,
  spent: 1,
  passed: 1,
  sawSociety: 0.8,
  sawItems: 0.8,
  spies: 0.7,
  offered: 0.7,
  refused: 0.7,
};
const LIGHT = 0.5;

const TURNING = 700; // ms for a rider's cards at the end
const ARRIVING = 1000; // ms until the first are turned over

const isHidden = (event: Event): boolean => event.type === 'spied' && event.item === null;

export function scenesOf(event: Event, before: Picture, _viewer: Viewer, after: Picture): readonly Scene<Picture>[] {
  if (event.type === 'over') return endOf(after);
  const isLast = same(event, after.view.history.at(-1)!);
  const picture = isLast ? after : { ...before, view: told(before.view, event, after.view) };
  if (isHidden(event)) return [{ picture, moves: 0, reads: 1 }];
  return [{ picture, moves: MOVES, reads: READS * (WEIGHTS[event.type] ?? LIGHT) - MOVES }];
}

/** The coach stops, and rider by rider the cards are turned over. Not slower for those who read calmly: ten seconds at most. */
function endOf(after: Picture): readonly Scene<Picture>[] {
  const { seats } = after.view;
  return Array.from({ length: seats + 1 }, (_, shown) => ({
    picture: { ...after, shown },
    moves: shown === 0 ? ARRIVING : TURNING,
    reads: 1,
  }));
}

/** What changes by an event, as far as it tells. */
const CHANGES: ForEvents<[view: View, after: View], Partial<View>> = {
  attacked: ({ by, to }, { hands }) => {
    const support = hands.map(() => null);
    return { duel: { attacker: by, defender: to, support, isAlone: false, out: null, used: [] } };
  },
  supported: ({ support }, { duel }) => ({ duel: duel && { ...duel, support: [...support] } }),
  showed: ({ by, item }, view) => ({ duel: added(view, { by, use: item, count: 1 }) }),
  spent: ({ by, count }, view, { tokens, stack }) => ({
    duel: added(view, { by, use: 'tokens', count }),
    tokens,
    stack,
  }),
  opened: (event, view) => ({ open: view.open.with(event.by, event.profession), duel: opened(view, event) }),
  offered: ({ by, to, item }) => ({ offer: { by, to, item } }),
  refused: (_event, _view, { tokens, stack }) => ({ offer: null, tokens, stack }),
  traded: () => ({ offer: null }),
};

/** What lies open after an event, while others are still to be told. */
function told(view: View, event: Event, after: View): View {
  const change = CHANGES[event.type] as ((event: Event, view: View, after: View) => Partial<View>) | undefined;
  return { ...view, ...change?.(event, view, after), history: [...view.history, event] };
}

type Duel = View['duel'];
type Used = NonNullable<Duel>['used'][number];

const added = ({ duel }: View, used: Used): Duel => duel && { ...duel, used: [...duel.used, used] };

/** The Priest and the Doctor end a duel; all others stand in it. */
function opened({ duel }: View, { by, profession, on }: Extract<Event, { type: 'opened' }>): Duel {
  if (!duel || profession === 'priest' || profession === 'doctor') return duel;
  const used = [...duel.used, { by, use: profession, count: 1 }];
  if (profession === 'hypnotist') return { ...duel, used, out: on as number };
  return profession === 'duellist' ? { ...duel, used, isAlone: true } : { ...duel, used };
}
