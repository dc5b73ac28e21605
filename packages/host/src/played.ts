import type { Level, Seat } from '@ridotto/kernel';
import { isEntry, type Made } from './deeds.ts';
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
  readonly you: Seat;
  readonly isTakenUp: boolean; // it went on from a moment of another
  readonly end?: GameEnd; // of one that is over, and whose rules the house still has
}

export interface GameEnd {
  readonly at: number;
  readonly length: number; // entries of its log, with those that it went on from
  readonly result: NonNullable<TableInfo['result']>;
}

const KEPT = 5000; // ends that are known without folding; those go that nobody has asked for longest
const LOOKED_THROUGH = 500; // tables of somebody's for those who sat there too
const FEW = 32; // lines: mostly more than there are before a game begins
const always = servedWithout([]);

type PlayedPorts = Pick<Ports, 'store' | 'titles'>;

/** What people have played. How a game ended never changes, and is kept; names may go, and are read each time. */
export class Played {
  readonly #ports: PlayedPorts;
  readonly #build: string; // of the house: its own snapshots are believed
  readonly #ends = new Map<string, Promise<GameEnd | undefined>>();

  constructor(ports: PlayedPorts, build: string) {
    this.#ports = ports;
    this.#build = build;
  }

  /** The games that have begun at tables of somebody's, each as soon as it is known. What can't be read is left out. */
  async *of(who: string): AsyncGenerator<PlayedGame> {
    for await (const id of this.#tablesOf(who)) {
      const game = await this.#game(id, who).catch(unlessDamaged);
      if (game) yield game;
    }
  }

  /** The people with whom somebody plays or has played, as far as a few hundred tables show them. No log is folded. */
  async company(who: string): Promise<Set<string>> {
    const company = new Set<string>();
    let left = LOOKED_THROUGH;
    for await (const id of this.#tablesOf(who)) {
      const begun = await this.#begun(id).catch(unlessDamaged);
      const people = begun?.players.flatMap((player) => (player?.kind === 'person' ? [player.who] : [])) ?? [];
      if (people.includes(who)) for (const one of people) company.add(one);
      if (--left === 0) break;
    }
    company.delete(who);
    return company;
  }

  /** Who sat where when the game of a table began; nobody where it can't be read. */
  async playersAt({ id, seats }: Pick<Made, 'id' | 'seats'>): Promise<readonly (Player | null)[]> {
    return (await playersAt(this.#ports.store, id, seats).catch(unlessDamaged)) ?? [];
  }

  #tablesOf(who: string): AsyncGenerator<string> {
    return all<string>((_, last = '') => this.#ports.store.tablesOf(who, last, AT_ONCE));
  }

  async #begun(id: string): Promise<Begun | undefined> {
    const { store } = this.#ports;
    const [made, phase] = await Promise.all([store.table(id), store.phase(id)]);
    if (!made || (phase !== 'playing' && phase !== 'over')) return undefined;
    return { made, phase, players: await playersAt(store, id, made.seats) };
  }

  async #game(id: string, who: string): Promise<PlayedGame | undefined> {
    const begun = await this.#begun(id);
    if (!begun) return undefined;
    const { made, phase, players } = begun;
    const you = players.findIndex((player) => player?.kind === 'person' && player.who === who);
    if (you < 0) return undefined; // made for others
    const end = phase === 'over' ? await this.#end(made) : undefined;
    const { game, edition, at, before } = made;
    return { id, game, edition, at, phase, players, you, isTakenUp: before !== undefined, ...(end && { end }) };
  }

  #end(made: Made): Promise<GameEnd | undefined> {
    const { id } = made;
    const end = this.#ends.get(id) ?? this.#findEnd(made);
    this.#ends.delete(id);
    this.#ends.set(id, end);
    end.catch(() => this.#ends.delete(id)); // another time it may be read
    if (this.#ends.size > KEPT) this.#ends.delete(this.#ends.keys().next().value!);
    return end;
  }

  async #findEnd(made: Made): Promise<GameEnd | undefined> {
    const { store, titles } = this.#ports;
    const title = await titles(made.game, made.edition);
    if (!title) return undefined;
    const { sitting } = await foldTable(store, made, { title, build: this.#build }, always, () => {});
    const turn = turnOf(sitting);
    if (turn?.kind !== 'over') return undefined;
    const { payoffs, reason } = turn;
    const { times, table, late } = sitting;
    return { at: times.at, length: table!.length, result: { payoffs, reason, ...(late !== undefined && { late }) } };
  }
}

interface Begun {
  readonly made: Made;
  readonly phase: 'playing' | 'over';
  readonly players: readonly (Player | null)[];
}

/** Everybody sits down before the start: what comes after it isn't looked at. */
async function playersAt(store: Store, table: string, seats: number): Promise<(Player | null)[]> {
  const players = Array<Player | null>(seats).fill(null);
  for await (const { deed } of readLines(store, table, 0, { page: FEW })) {
    if (isEntry(deed)) continue;
    if (deed.kind === 'start') break;
    if (deed.kind === 'sit') players[deed.seat] = { kind: 'person', who: deed.who, name: deed.name };
    if (deed.kind === 'bot') players[deed.seat] = { kind: 'bot', level: deed.level };
    if (deed.kind === 'leave') players[deed.seat] = null;
  }
  return players;
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof Damaged)) throw error;
}
