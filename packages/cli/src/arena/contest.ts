import { playerOf } from '@ridotto/bots';
import type { Contest } from '@ridotto/bots/arena';
import { LEVELS, type AnyKinds, type AnyTitle, type Player, type Pool } from '@ridotto/kernel';
import { seatsFor, setupFrom, titleNamed } from '../arguments.ts';
import { Refused } from '../refused.ts';

/** A contest by its names: plain data, the same for every core. */
export interface Named {
  readonly game: string;
  readonly seats: number;
  readonly setup: unknown;
  readonly candidate: string;
  readonly other: string;
  readonly seed: number;
  readonly cap: number;
}

/** Everybody who plays a game, by name: the house's levels, and the pool that they are measured by. */
export async function playersOf(title: AnyTitle): Promise<ReadonlyMap<string, Player<AnyKinds>>> {
  const levels = await title.players?.();
  const pool = await title.pool?.();
  const plain = playerOf<AnyKinds>((view, options, rng) => title.bot(view, options, rng));
  return new Map<string, Player<AnyKinds>>([
    ...LEVELS.map((level) => [level, levels?.[level] ?? plain] as const),
    ...Object.entries(pool?.players ?? {}).map(([name, player]) => [poolName(name), player] as const),
  ]);
}

/** Members of a pool are told from levels of the same name. */
const poolName = (name: string): string => ((LEVELS as readonly string[]).includes(name) ? `old-${name}` : name);

/** Somebody who plays a game. */
export async function playerNamed(title: AnyTitle, name: string): Promise<Player<AnyKinds>> {
  const players = await playersOf(title);
  const player = players.get(name);
  if (player) return player;
  const known = [...players.keys()].join(', ');
  throw new Refused(`nobody called ${JSON.stringify(name)} plays ${title.manifest.id}; there are ${known}`);
}

/** The name of a member of a pool, as players are named. */
export const poolNames = (pool: Pool<AnyKinds>): string[] => Object.keys(pool.players).map(poolName);

export async function contestOf(named: Named): Promise<Contest<AnyKinds>> {
  const { seats, seed, cap } = named;
  const title = await titleNamed(named.game);
  return {
    title,
    pool: await title.pool?.(),
    seats: seatsFor(title, String(seats)),
    setup: setupFrom(title, seats, named.setup),
    candidate: await playerNamed(title, named.candidate),
    other: await playerNamed(title, named.other),
    seed,
    cap,
    now: ownTime,
  };
}

/** Milliseconds that this thread has had a core: a thought takes no longer on a busy machine. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
