import { makerOf, newSummary, type Made, type Store } from '@ridotto/host';
import { sql, type Kysely } from 'kysely';
import { reading } from './faults.ts';
import { listings, mustRead, readListing } from './listings.ts';
import type { Schema } from './schema.ts';

/** A new table's row. */
export function rowOf(made: Made, command: string) {
  const { id, game, open, at, origin = null } = made;
  const { phase, taken, due } = newSummary(made);
  const listed = open === 'public' ? (1 as const) : (0 as const);
  const row = { id, game, open, at, command, phase, taken, due, listed, origin };
  return { ...row, company: 0 as const, maker: makerOf(made), made: JSON.stringify(made) };
}

type Reads = Pick<Store, 'table' | 'phase' | 'list' | 'due' | 'snapshot'>;

/** Whatever can be read of tables without their logs. */
export function readsIn(db: Kysely<Schema>): Reads {
  return {
    async table(id) {
      const row = await reading(id, db.selectFrom('tables').select('made').where('id', '=', id).executeTakeFirst());
      return row && mustRead(id, row.made);
    },

    async phase(table) {
      const row = db.selectFrom('tables').select('phase').where('id', '=', table).executeTakeFirst();
      return (await reading(table, row))?.phase;
    },

    async list({ phase, game, limit }) {
      let rows = listings(db).where('listed', '=', sql.lit(1)); // written out, so that the index is found
      if (phase) rows = rows.where('phase', '=', phase);
      if (game !== undefined) rows = rows.where('game', '=', game);
      const found = await rows.orderBy('at', 'desc').limit(limit).execute();
      return found.flatMap(readListing);
    },

    async due(until, after, limit) {
      const due = db.selectFrom('tables').select('id').where('due', '<=', until).where('id', '>', after);
      const rows = await due.orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async snapshot(table) {
      const kept = db.selectFrom('snapshots').select(['length', 'edition', 'data']).where('table_id', '=', table);
      const row = await reading(table, kept.executeTakeFirst());
      return row && { ...row };
    },
  };
}
