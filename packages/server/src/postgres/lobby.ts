import { SHOWN } from '@ridotto/host';
import { sql, type Kysely } from 'kysely';
import type { Place } from '../lobby.ts';
import type { Schema } from '../schema.ts';

export type Tidy = (place: Place) => Promise<void>;

/**
 * Leaves only the newest tables of a maker, and of all makers of one origin, in the lobby. Tables that somebody is
 * writing to just now stay until the next time: nobody waits for anybody.
 */
export function tidyIn(db: Kysely<Schema>): Tidy {
  const unlist = (whose: 'maker' | 'origin', value: string | number, company: 0 | 1, shown: number) =>
    sql`update tables set listed = 0 where id in (select id from tables
      where listed = 1 and ${sql.ref(whose)} = ${value} and company = ${company}
      order by at desc offset ${shown} for update skip locked)`.execute(db);
  return async ({ maker, origin, company }) => {
    const kind = company === 1 ? 'company' : 'alone';
    await unlist('maker', maker, company, SHOWN.maker[kind]);
    if (origin !== null) await unlist('origin', origin, company, SHOWN.origin[kind]);
  };
}
