import type { DatabaseSync } from 'node:sqlite';
import { SHOWN } from '@ridotto/host';

/** Whose a table in the lobby is. */
export interface Place {
  readonly maker: string;
  readonly origin: number | null;
  readonly company: 0 | 1;
}

/** Leaves only the newest tables of a maker, and of all makers of one origin, in the lobby. */
export function lobbyIn(database: DatabaseSync): (place: Place) => void {
  const unlist = (whose: 'maker' | 'origin') =>
    database.prepare(
      `update tables set listed = 0 where id in (select id from tables
        where listed = 1 and ${whose} = ? and company = ? order by at desc limit -1 offset ?)`,
    );
  const [ofMaker, ofOrigin] = [unlist('maker'), unlist('origin')];
  return ({ maker, origin, company }) => {
    const kind = company === 1 ? 'company' : 'alone';
    ofMaker.run(maker, company, SHOWN.maker[kind]);
    if (origin !== null) ofOrigin.run(origin, company, SHOWN.origin[kind]);
  };
}
