import { Damaged, type Listing, type Made } from '@ridotto/host';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What a table was made with, if it can be read. */
function readMade(text: string): Made | undefined {
  try {
    return JSON.parse(text) as Made;
  } catch {
    return undefined;
  }
}

export function mustRead(id: string, text: string): Made {
  const made = readMade(text);
  if (!made) throw new Damaged(id, 'what it was made with can’t be read');
  return made;
}

export const listings = (db: Kysely<Schema>) =>
  db.selectFrom('tables').select(['made', 'phase', 'taken', 'company', 'due']);

/** A table as lists show it; one that can't be read is left out, and whoever opens it is told. */
export function readListing({ made: text, phase, taken, company, due }: ListingRow): Listing[] {
  const made = readMade(text);
  return made ? [{ made, phase, taken, company: company === 1, due }] : [];
}

type ListingRow = Pick<Schema['tables'], 'made' | 'phase' | 'taken' | 'company' | 'due'>;
