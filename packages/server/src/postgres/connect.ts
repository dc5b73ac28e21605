import { NoRoom, Unreachable } from '@ridotto/host';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';

/** A database of several nodes: as Kysely sees it, and for statements that are prepared by name. */
export interface Postgres {
  readonly url: string;
  readonly db: Kysely<Schema>;
  /** One statement, prepared once for each connection. */
  run<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const CONNECTIONS = 8; // of one node: two that write, the rest for whoever reads
const PATIENCE = 3000; // milliseconds that an answer may take

/**
 * Every statement finds its rows by an index. Plans are made once, for tables of any size: what a plan made for
 * an empty house would scan is a million lines later.
 */
const PLANS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'].map((name) => `-c ${name}=off`);
const SETTINGS = [
  ...PLANS,
  '-c plan_cache_mode=force_generic_plan',
  '-c synchronous_commit=on',
  '-c idle_in_transaction_session_timeout=5000', // of a node that was cut off: others wait for its rows
];

/** Whether an address names a database of several nodes, and not a file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

const BIGINT = 20;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary'): unknown =>
    id === BIGINT ? Number : pg.types.getTypeParser(id, format), // times: far below what a number can hold
};

export const clientConfig = (url: string, patience = PATIENCE): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'ridotto',
  connectionTimeoutMillis: PATIENCE,
  query_timeout: patience,
  keepAlive: true,
  options: SETTINGS.join(' '),
  types,
});

export const FOREVER = 0; // milliseconds, as pg has it

/** Connections are made when they are needed, and made again when they are lost. */
export function connect(url: string, patience?: number): Postgres {
  const pool = new pg.Pool({ ...clientConfig(url, patience), max: CONNECTIONS, idleTimeoutMillis: 60_000 });
  pool.on('error', () => {}); // a connection that rests was lost: the next query gets another
  pool.on('connect', (client) => client.on('error', () => {})); // or one between two queries: the next says so
  const take = async () => guarded(await pool.connect().catch(rethrow));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: take, end: () => pool.end() } }),
  });
  return {
    url,
    db,
    async run(name, text, values) {
      const client = await take();
      try {
        const { rows } = await client.query({ name, text, values: values as unknown[] });
        return rows as never[];
      } finally {
        client.release();
      }
    },
    close: () => db.destroy(),
  };
}

type Guarded = PostgresPoolClient & {
  query(wanted: pg.QueryConfig): Promise<{ rows: unknown[] }>;
};

/** A connection whose errors are the house's own; one that was lost is not used again. */
function guarded(client: pg.PoolClient): Guarded {
  let isLost = false;
  const query = (...wanted: unknown[]) =>
    (client.query as (...wanted: unknown[]) => Promise<unknown>)(...wanted).catch((error: unknown) => {
      const fault = faultOf(error);
      isLost ||= fault instanceof Unreachable;
      throw fault;
    });
  return { query, release: () => client.release(isLost) } as unknown as Guarded;
}

const rethrow = (error: unknown): never => {
  throw faultOf(error);
};

const FULL = '53100';
/** The server stops, starts, has too many connections, or is the copy that may only be read. */
const AWAY = ['57P01', '57P02', '57P03', '57P05', '53300', '25006', '25P03'];

/** An error of PostgreSQL's, or of the way to it, as the house knows it. */
export function faultOf(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === FULL) return new NoRoom(message);
  if (error instanceof pg.DatabaseError) {
    return code.startsWith('08') || AWAY.includes(code) ? new Unreachable(message) : error;
  }
  return error instanceof TypeError ? error : new Unreachable(message);
}
