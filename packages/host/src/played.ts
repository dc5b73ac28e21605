import type { Level, Seat } from '@ridotto/kernel';
import { isEntry, type LogLine } from './deeds.ts';
import { Damaged } from './faults.ts';
import { foldTable } from './fold.ts';
import { AT_ONCE, all } from './paging.ts';
import type { Ports, Store } from './ports.ts';
import type { Phase, TableInfo } from './protocol.ts';
import { readLines } from './read-lines.ts';
import { turnOf } from './sitting.ts';
import { servedWithout } from './times.ts';

/** Who sat where when the game began. */
export type Player =
  | { readonly kind: 'person'; readonly who: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

/** A game that somebody plays or has played, as their list of games shows it. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly at: number; // when the table was made
  readonly phase: Phase;
  readonly players: readonly (Player | null)[]; // by seat
  readonly you: Seat | null;
  readonly isTakenUp: boolean; // it went on from a moment of another
  readonly end?: GameEnd; // not where its rules are gone
}

export interface GameEnd {
  readonly at: number;
  readonly length: number; // entries of its log, with those that it went on from
  readonly result: NonNullable<TableInfo['result']>;
}

const KEPT = 5000; // ends; a log is folded once
const always = servedWithout([]);

/** What people have played. How a game ended never changes, and is found out once; names may go, and are read each time. */
export class Played {
  readonly #ports: Pick<Ports, 'store' | 'titles'>;
  readonly #ends = new Map<string, GameEnd>();

  constructor(ports: Pick<Ports, 'store' | 'titles'>) {
    this.#ports = ports;
  }

  /** The games that have begun at tables of somebody's, each as soon as it is known. What can't be read is left out. */
  async *of(who: string): AsyncGenerator<PlayedGame> {
    const { store } = this.#ports;
    for await (const id of all<string>((_, last = '') => store.tablesOf(who, last, AT_ONCE))) {
      const game = await this.#game(id, who).catch((error: unknown) => {
        if (error instanceof Damaged) return undefined;
        throw error;
      });
      if (game) yield game;
    }
  }

  async #game(id: string, who: string): Promise<PlayedGame | undefined> {
    const { store } = this.#ports;
    const [made, phase] = await Promise.all([store.table(id), store.phase(id)]);
    if (!made || (phase !== 'playing' && phase !== 'over')) return undefined;
    const players = await playersAt(store, id, made.seats);
    const you = players.findIndex((player) => player?.kind === 'person' && player.who === who);
    if (you < 0) return undefined; // made for others
    const end = phase === 'over' ? await this.#end(id) : undefined;
    const { game, edition, at, before } = made;
    return { id, game, edition, at, phase, players, you, isTakenUp: before !== undefined, ...(end && { end }) };
  }

  async #end(id: string): Promise<GameEnd | undefined> {
    const known = this.#ends.get(id);
    if (known) return known;
    const { store, titles } = this.#ports;
    const made = (await store.table(id))!;
    const title = await titles(made.game, made.edition);
    if (!title) return undefined;
    const { sitting } = await foldTable(store, made, { title, build: '' }, always, () => {});
    const turn = turnOf(sitting);
    if (turn?.kind !== 'over') return undefined;
    const { payoffs, reason } = turn;
    const { times, table, late } = sitting;
    const result = { payoffs, reason, ...(late !== undefined && { late }) };
    const end = { at: times.at, length: table!.length, result };
    this.#ends.set(id, end);
    if (this.#ends.size > KEPT) this.#ends.delete(this.#ends.keys().next().value!);
    return end;
  }
}

/** Everybody sits down before the start, so no more of the log is read. */
async function playersAt(store: Store, table: string, seats: number): Promise<(Player | null)[]> {
  const players = Array<Player | null>(seats).fill(null);
  for await (const { deed } of readLines(store, table, 0)) {
    if (isStart(deed)) break;
    if (isEntry(deed)) continue;
    if (deed.kind === 'sit') players[deed.seat] = { kind: 'person', who: deed.who, name: deed.name };
    if (deed.kind === 'bot') players[deed.seat] = { kind: 'bot', level: deed.level };
    if (deed.kind === 'leave') players[deed.seat] = null;
  }
  return players;
}

const isStart = (deed: LogLine['deed']): boolean => !isEntry(deed) && deed.kind === 'start';
