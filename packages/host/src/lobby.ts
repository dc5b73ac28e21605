import { makerOf, type Listing, type ListFilter } from './ports.ts';

/** How many public tables of one maker a list shows, the newest: so nobody can push all others out. */
export const SHOWN = { alone: 3, company: 10 } as const;

/** What a list shows of all tables, which come newest first. */
export function listed<Table extends Listing>(tables: readonly Table[], { phase, game, limit }: ListFilter): Table[] {
  const counts = new Map<string, number>();
  const isAmongNewest = ({ made, company }: Table) => {
    const kind = company ? 'company' : 'alone';
    const count = counts.get(`${kind} ${makerOf(made)}`) ?? 0;
    counts.set(`${kind} ${makerOf(made)}`, count + 1);
    return count < SHOWN[kind];
  };
  return tables
    .filter((table) => table.made.open === 'public' && table.phase !== 'lapsed' && isAmongNewest(table))
    .filter((table) => (phase ?? table.phase) === table.phase && (game ?? table.made.game) === table.made.game)
    .slice(0, limit);
}
