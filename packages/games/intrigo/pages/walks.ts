import type { Event } from '../title.ts';
import type { Viewer } from '@ridotto/kernel';
import type { Scene } from '@ridotto/kit';
import { after, scenesOf, type Picture } from './picture.ts';

/** The rewards of one round, as they were shown. */
export interface Walk {
  readonly round: number;
  readonly from: number; // where in the log it begins,
  readonly to: number; // and what comes after it
  readonly scenes: readonly Scene<Picture>[];
  readonly before: Picture;
}

const RINGS: Record<number, number> = { 3: 12, 4: 16 };

const bare = (seats: number): Picture => ({
  families: [],
  buildings: Array.from({ length: RINGS[seats]! }, () => ({ token: null, up: true })),
  gaps: Array.from({ length: RINGS[seats]! }, () => null),
  purses: Array.from({ length: seats }, () => 0),
  seals: Array.from({ length: seats }, () => ({ merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 })),
  pack: [],
  hand: [],
  win: null,
  fates: [],
  herald: null,
});

export const isReward = ({ type }: Event): boolean => type === 'awarded' || type === 'stayed' || type === 'won';

/** Every round's rewards, told again from what was told; nothing, where the beginning isn't known. */
export function walksIn(events: readonly Event[], seats: number, viewer: Viewer): readonly Walk[] {
  if (events[0]?.type !== 'seated') return [];
  const walks: Walk[] = [];
  let [picture, round] = [bare(seats), 0];
  events.forEach((event, at) => {
    if (event.type === 'furnished') round = event.round;
    const last = walks.at(-1);
    if (isReward(event)) {
      const scenes = scenesOf(event, picture, viewer);
      if (last?.to === at) walks[walks.length - 1] = { ...last, to: at + 1, scenes: [...last.scenes, ...scenes] };
      else walks.push({ round, from: at, to: at + 1, scenes, before: picture });
    }
    picture = after(picture, event, viewer);
  });
  return walks;
}
