import type { Side } from '@ridotto/host/protocol';
import type { Generated } from 'kysely';

/** The database's tables as they are after the last migration. Times are milliseconds since 1970. */
export interface Schema {
  tables: {
    id: string;
    made: string; // JSON, secrets included
    command: string;
    game: string;
    open: 'public' | 'link';
    phase: 'open' | 'playing' | 'over' | 'lapsed';
    taken: number;
    maker: string; // an account, or the one that made it
    origin: number | null; // where the maker came from; unknown at old tables
    company: 0 | 1;
    listed: 0 | 1;
    due: number | null;
    at: number;
  };
  lines: { table_id: string; seq: number; at: number; command: string | null; deed: string };
  journal: { id: number; lines: string }; // a commit's lines on their way into `lines`
  snapshots: { table_id: string; length: number; edition: number; data: string };
  accounts: {
    id: string;
    kind: 'guest' | 'bot';
    name: string;
    token: string | null; // its hash
    by: string | null;
    cookie: number; // how often its cookies were revoked
  };
  held: { who: string; table_id: string }; // who has made a table, or has sat there
  chat: {
    id: Generated<number>; // in the order in which it was said
    table_id: string;
    to: Side;
    n: number; // of its side
    at: number;
    who: string;
    name: string;
    text: string;
    command: string;
  };
  mutes: { who: string; muted: string };
  reports: { table_id: string; to: Side; n: number; by: string; reason: string; at: number };
  life: { one: number; until: number };
  absences: { from: number; to: number };
}
