/** Statements by which nodes hear of each other. Nodes live by the database's clock, as their own may differ. */

const ALIVE = `nodes.until > now()`;

/** A node's word that it is alive, for so many milliseconds; everybody who is; whoever is not for long is cleared away. */
export const STAY = `
with
  own as (
    insert into nodes (id, until) values ($1, now() + $2 * interval '1 millisecond')
    on conflict (id) do update set until = excluded.until returning id, xmax = 0 as is_new),
  dead as (delete from nodes where until < now() - interval '10 seconds' returning id),
  rooms_of_dead as (delete from rooms using dead where rooms.node = dead.id),
  lines_of_dead as (delete from open_lines using dead where open_lines.node = dead.id)
select id, is_new from own
union all
select id, false from nodes where ${ALIVE} and id <> $1`;

export const LEAVE = `
with
  gone as (delete from nodes where id = $1),
  lines as (delete from open_lines where node = $1)
delete from rooms where node = $1`;

export const SPEAK = `
with
  said as (select * from json_to_recordset($1) as s(id text, here text)),
  closed as (delete from rooms using said where table_id = said.id and node = $2 and said.here is null)
insert into rooms (table_id, node, here) select id, $2, here from said where here is not null
on conflict (table_id, node) do update set here = excluded.here`;

export const ASK = `
select table_id, node, here from json_array_elements_text($1) as asked(id)
join rooms on rooms.table_id = asked.id and rooms.node <> $2
join nodes on nodes.id = rooms.node and ${ALIVE}`;

export const HELD = `
select asked.id from json_array_elements_text($1) as asked(id)
where exists (select from rooms join nodes on nodes.id = rooms.node and ${ALIVE} where rooms.table_id = asked.id)`;

export const GROWN = `
select known.id as "table", known.length + 1 as length
from json_to_recordset($1) as known(id text, length integer)
where exists (select from lines where lines.table_id = known.id and lines.seq = known.length)`;

export const TALKED = `
select known.id as "table", last.n + 1 as length, known.side as what
from json_to_recordset($1) as known(id text, length integer, side text)
cross join lateral (
  select n from chat where table_id = known.id and "to" = known.side order by n desc limit 1) as last
where last.n >= known.length`;
