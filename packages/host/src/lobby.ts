import { makerOf, type Listing, type ListFilter } from './ports.ts';

/**
 * How many public tables of one maker a list shows, and of all makers at one address, the newest: so nobody can push
 * all others out, by however many accounts.
 */
export const SHOWN = { maker: { alone: 3, company: 10 }, origin: { alone: 10, company: 20 } } as const;

/** What a list shows of all tables, which come newest first. */
export function listed<Table extends Listing>(tables: readonly Table[], { phase, game, limit }: ListFilter): Table[] {
  const counts = new Map<string, number>();
  const isBelow = (most: number, ...group: readonly unknown[]) => {
    const count = counts.get(group.join(' ')) ?? 0;
    counts.set(group.join(' '), count + 1);
    return count < most;
  };
  const isAmongNewest = ({ made, company }: Table) => {
    const kind = company ? 'company' : 'alone';
    if (!isBelow(SHOWN.maker[kind], 'maker', kind, makerOf(made))) return false;
    return made.origin === undefined || isBelow(SHOWN.origin[kind], 'origin', kind, made.origin);
  };
  return tables
    .filter((table) => table.made.open === 'public' && table.phase !== 'lapsed' && isAmongNewest(table))
    .filter((table) => (phase ?? table.phase) === table.phase && (game ?? table.made.game) === table.made.game)
    .slice(0, limit);
}
