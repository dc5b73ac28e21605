import type { AnyTitle, Rng } from '@ridotto/kernel';
import type { Advice } from './analysis/advise.ts';
import type { LogLine, Made } from './deeds.ts';
import type { ChatLine, Phase, Side } from './protocol.ts';
import type { Rehearsal, Rehearsed, Thought } from './thoughts.ts';

export interface Account {
  readonly id: string;
  readonly kind: 'guest' | 'bot';
  readonly name: string;
  readonly by?: string; // who has made this bot, or the bot that made it; old bots don't know
  readonly cookie?: number; // the number of the cookies that count; none: they were never revoked
}

/** A bot as its owner lists it. */
export interface OwnBot extends Account {
  readonly isRevoked: boolean;
}

/** What lists and sweeps need to know of a table without folding its log. */
export interface Summary {
  readonly phase: Phase;
  readonly taken: number; // seats
  readonly company: boolean; // whether anybody sits there who is not the maker's own
  readonly due: number | null; // when the table needs the house, even if nobody comes
}

/** What a table is before anything happened there. */
export const newSummary = ({ until }: Made): Summary => ({
  phase: 'open',
  taken: 0,
  company: false,
  due: until ?? null,
});

/** Whose limits a table counts for. */
export const makerOf = ({ by, owner }: Made): string => by ?? owner;

export interface Listing extends Summary {
  readonly made: Made;
}

export interface Append {
  readonly table: string;
  readonly length: number; // of the log as the writer knows it; it must not have grown since
  readonly lines: readonly LogLine[];
  readonly summary?: Summary; // where it has changed
}

/** `repeated`: the command of these lines is in the log already. `conflict`: the log is longer than thought. */
export type Appended = 'appended' | 'conflict' | 'repeated';

export interface Snapshot {
  readonly length: number;
  readonly edition: number;
  readonly data: string;
}

export interface Absence {
  readonly from: number;
  readonly to: number;
}

export interface Life {
  readonly until: number; // the latest moment at which any node said that it was alive
  readonly absences: readonly Absence[];
}

/** A line of chat that somebody complains of. */
export interface Report {
  readonly table: string;
  readonly to: Side;
  readonly n: number;
  readonly by: string;
  readonly reason: string;
  readonly at: number;
}

export interface ListFilter {
  readonly phase?: Phase;
  readonly game?: string;
  readonly limit: number;
}

/**
 * Where tables live. Every promise is kept: what has been appended is there after a power cut.
 * The contract suite in store-contract.ts says the rest; each implementation passes it unchanged.
 */
export interface Store {
  /** Makes a table; a repeated command gets the table that it made before. */
  make(made: Made, command: string): Promise<Made>;
  table(id: string): Promise<Made | undefined>;
  phase(table: string): Promise<Phase | undefined>; // by its summary
  append(append: Append): Promise<Appended>;
  lines(table: string, from: number, limit?: number): Promise<LogLine[]>; // all where none is set
  hasCommand(table: string, command: string): Promise<boolean>;
  list(filter: ListFilter): Promise<Listing[]>;
  due(until: number, after: string, limit: number): Promise<string[]>; // by id, those after `after`

  snapshot(table: string): Promise<Snapshot | undefined>;
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;

  addAccount(account: Account, tokenHash?: string): Promise<void>;
  account(id: string): Promise<Account | undefined>;
  accountByToken(tokenHash: string): Promise<Account | undefined>;
  botsOf(owner: string): Promise<OwnBot[]>;
  revokeToken(bot: string): Promise<void>;
  revokeCookies(account: string): Promise<void>; // those that carry another number than the account does from now on

  /** What somebody has done here, some at a time. */
  tablesOf(who: string, after: string, limit: number): Promise<string[]>; // made or sat at, by id, readable or not
  chatOf(who: string, from: number, limit: number): Promise<(ChatLine & { readonly table: string })[]>;
  reportsOf(by: string, from: number, limit: number): Promise<Report[]>;
  /** Takes somebody's name out of a table: of its log and of whatever was made from it. */
  forgetAt(table: string, who: string): Promise<void>;
  /** Deletes an account with its mutes, and its name in all talk. */
  forget(who: string): Promise<void>;

  /** Gives the line its number on its side; a repeated command adds nothing and gets the line that it added before. */
  addChat(table: string, line: Omit<ChatLine, 'n'>, command: string): Promise<ChatLine>;
  chat(table: string, limit: number, side?: Side): Promise<ChatLine[]>; // the last ones; of both sides as they were said
  chatLine(table: string, side: Side, n: number): Promise<ChatLine | undefined>;
  mute(who: string, muted: string, on: boolean): Promise<void>;
  mutedBy(who: string): Promise<string[]>;
  report(report: Report): Promise<'reported' | 'repeated'>; // somebody's first report of a line stays

  /** Says that the house is alive. Where no node has said so for longer than `patience`, the house was absent. */
  beat(now: number, patience: number): Promise<Life>;
  close(): Promise<void>;
}

/** Wakes up other nodes that hold the same table. A lost message costs a moment, never a move. */
export interface Bus {
  publish(wake: Wake): void;
  subscribe(listener: (wake: Wake) => void): () => void;
}

/** Says that something is new, and never what: that is in the store. */
export interface Wake {
  readonly table: string;
  readonly length: number; // of what is new: the log, or a side's talk
  readonly what?: News; // the log, where nothing is said
  readonly who?: string; // the account that it is about
}

/** A side's talk, who is here, whom somebody has muted, somebody's name at the table; or that an account is signed out. */
export type News = Side | 'here' | 'mutes' | 'names' | 'gone';

/** Who is at a table by way of the other nodes. */
export interface Elsewhere {
  readonly lines: ReadonlyMap<string, number>; // by account: how many it has open there
  readonly isOurs: boolean; // whether this node is the one that thinks for the table's bots
}

/** The other nodes of a house. All of this is as short-lived as they are, and none of it decides a move. */
export interface Peers {
  /** Says who is at a table by way of this node; nothing, when it lets go of the table. */
  tell(table: string, lines: ReadonlyMap<string, number> | null): void;
  ask(table: string): Promise<Elsewhere>;
  /** Which of these have grown beyond that, and where others have come or gone: what lost messages would have said. */
  grown(known: readonly Wake[]): Promise<readonly Wake[]>;
  /** Those of the tables that no other node looks after, and that it is up to this one to open. */
  unattended(tables: readonly string[]): Promise<readonly string[]>;
}

/** It never goes back. */
export interface Clock {
  now(): number;
  /** Runs something later; the function it gives back calls that off. */
  at(time: number, run: () => void): () => void;
}

/** Everything that nobody may foresee. */
export interface Chance {
  key(): string; // 32 bytes in hexadecimal digits
  id(): string; // unguessable
  rng: Rng;
}

/** Does what may take long, and never on the house's own time. What it can't do is rejected. */
export interface Thinker {
  choose(table: string, thought: Thought): Promise<readonly string[]>; // an option in notation, and what its seat would say after it
  advise(table: string, thought: Thought): Promise<readonly Advice[]>; // what a person in that seat might answer
  rehearse(table: string, rehearsal: Rehearsal): Promise<Rehearsed>;
}

/** The rules of a game as they were in an edition; the newest where none is named. */
export type Titles = (game: string, edition?: number) => Promise<AnyTitle | undefined>;

/** What the house counts, and where it says that something broke. */
export interface Meter {
  answered(): void;
  refused(code: string): void;
  healed(): void;
  broken(error: unknown): void;
}

export interface Ports {
  readonly store: Store;
  readonly bus: Bus;
  readonly peers?: Peers; // where the house has several nodes
  readonly clock: Clock;
  readonly chance: Chance;
  readonly thinker: Thinker;
  readonly titles: Titles;
  readonly meter: Meter;
}
