import type { Card, Choice, Influence, View } from '@ridotto/games/intrigo';

/** Something on the table that can be pointed at. */
export type Spot = `card ${Card}` | `hire ${Influence}` | `building ${number}` | `gap ${number}`;

/** What an answer is about: whoever has pointed at all of it has given the answer. */
export function spotsOf(choice: Choice): readonly Spot[] {
  switch (choice.kind) {
    case 'keep':
      return [`card ${choice.card}`];
    case 'place':
    case 'call':
      return [`card ${choice.card}`, `gap ${choice.gap}`];
    case 'hire':
      return [`hire ${choice.influence}`, `gap ${choice.gap}`];
    case 'swap':
      return [`building ${choice.building}`, `building ${choice.other}`];
    case 'kill':
      return [`gap ${choice.gap}`];
    case 'ferry':
      return [`gap ${choice.gap}`, `gap ${choice.other}`];
    case 'move':
      return [`gap ${choice.gap}`, `gap ${choice.to}`];
    case 'steal':
      return [`building ${choice.building}`];
    case 'pass':
    case 'none':
    case 'seating':
    case 'tokens':
    case 'deal':
      return [];
  }
}

interface About {
  readonly choice: Choice;
}

/** The options that have to do with everything pointed at. */
export const about = <One extends About>(options: readonly One[], picked: readonly Spot[]): readonly One[] =>
  options.filter(({ choice }) => picked.every((spot) => spotsOf(choice).includes(spot)));

/** What others have touched since the viewer's own last answer of this round; for those who watch, the last one. */
export function touched({ plays, viewer }: View): ReadonlySet<Spot> {
  const since = viewer === 'public' ? plays.length - 2 : plays.findLastIndex(({ seat }) => seat === viewer);
  return new Set(plays.slice(since + 1).flatMap(({ choice }) => spotsOf(choice)));
}
