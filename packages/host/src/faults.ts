import { refuse, type Refusal } from './protocol.ts';

/** There is no room left to write. Nothing was written; what could not be done can be done later. */
export class NoRoom extends Error {}

/** The store can't be reached. Whether the last thing was written is not known: the same command asked again finds out. */
export class Unreachable extends Error {}

/** What is stored of a table can't be read, or can't have been played. Its words never quote what is stored. */
export class Damaged extends Error {
  readonly table: string;

  constructor(table: string, what: string) {
    super(`table ${table}: ${what}`);
    this.table = table;
  }
}

/** What a fault of the store is to whoever meets it; other errors are bugs. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof NoRoom) return refuse('no-room');
  if (error instanceof Unreachable) return refuse('unreachable');
  return error instanceof Damaged ? refuse('damaged') : undefined;
}

/** The refusal; what is none is thrown on. */
export function orRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  throw error;
}
