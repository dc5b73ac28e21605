import type { Ledger } from '../shares.ts';
import type { Postgres } from './connect.ts';

/** A bucket of all nodes leaks by the database's clock; one that has been empty for long is thrown away. */
const SPEND = `
with old as (delete from spent where at < extract(epoch from clock_timestamp()) - 3600 and random() < 0.01)
insert into spent (name, level, rate, at)
select name, count, "perSecond", extract(epoch from clock_timestamp())
from json_to_recordset($1) as s(name text, count float8, "perSecond" float8) order by name
on conflict (name) do update set
  level = greatest(0, spent.level - (excluded.at - spent.at) * excluded.rate) + excluded.level,
  rate = excluded.rate, at = excluded.at
returning name, level`;

const OPEN = `
with
  said as (select * from json_to_recordset($1) as s(name text, count integer)),
  closed as (
    delete from open_lines where node = $2 and not exists (select from said where said.name = open_lines.name)),
  opened as (
    insert into open_lines (node, name, count) select $2, name, count from said
    on conflict (name, node) do update set count = excluded.count)
select said.name, sum(open_lines.count)::integer as count from said
join open_lines on open_lines.name = said.name and open_lines.node <> $2
join nodes on nodes.id = open_lines.node and nodes.until > now()
group by said.name`;

const SIGNED_OUT = `
select known.id from json_to_recordset($1) as known(id text, cookie integer)
where not exists (
  select from accounts where accounts.id = known.id and accounts.cookie = known.cookie
    and (accounts.kind = 'guest' or accounts.token is not null))`;

/** What nodes count together, in tables that are not logged. */
export function ledgerIn(postgres: Postgres, node: string): Ledger {
  return {
    async spend(spent) {
      const rows = await postgres.run<{ name: string; level: number }>('spend', SPEND, [JSON.stringify(spent)]);
      return new Map(rows.map(({ name, level }) => [name, level]));
    },
    async open(open) {
      const rows = await postgres.run<{ name: string; count: number }>('open', OPEN, [JSON.stringify(open), node]);
      return new Map(rows.map(({ name, count }) => [name, count]));
    },
    async signedOut(accounts) {
      const known = accounts.map(({ id, cookie = 0 }) => ({ id, cookie }));
      const rows = await postgres.run<{ id: string }>('signed out', SIGNED_OUT, [JSON.stringify(known)]);
      return rows.map(({ id }) => id);
    },
  };
}
