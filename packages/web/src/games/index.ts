import type { Component } from 'svelte';
import type { AnyPlay } from '../table/play.ts';
import { facts as coach } from './coach/facts.ts';
import type { Facts } from './facts.ts';
import { facts as intrigo } from './intrigo/facts.ts';
import { facts as twilight } from './twilight/facts.ts';
import { facts as volto } from './volto/facts.ts';

type Loaded<Props extends object> = () => Promise<{ readonly default: Component<Props> }>;

/** What the client knows of a game; whatever is large is loaded when it is asked for. */
export interface GameEntry {
  readonly facts: Facts;
  readonly board?: Loaded<{ play: AnyPlay }>; // without one the game can't be played here yet
  readonly lesson?: Loaded<object>; // the first game, by doing
  readonly figure?: Loaded<{ rule: string }>; // the picture beside a rule, where there is one
}

/** Every game that the house shows, in the order of the home page: one folder and one line each. */
export const GAMES: Readonly<Record<string, GameEntry>> = {
  volto: { facts: volto },
  twilight: { facts: twilight },
  intrigo: { facts: intrigo },
  coach: { facts: coach },
};

export const gameEntry = (id: string): GameEntry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
