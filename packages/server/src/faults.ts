import { Damaged, NoRoom, Unreachable } from '@ridotto/host';
import type { FastifyBaseLogger } from 'fastify';

const FULL = 13; // SQLite's codes
const NO_INDEX = 4874; // the write-ahead log's index could not grow

/** An error of SQLite's as the house knows it. */
export function faultOf(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  return errcode === FULL || errcode === NO_INDEX ? new NoRoom((error as Error).message) : error;
}

const CORRUPT = 11;

/** Whether a page of the file is none. */
export const isDamage = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === CORRUPT;

/** What reading something of a table met: such a page is a damage to that table. */
export const damageTo = (table: string, error: unknown): unknown =>
  isDamage(error) ? new Damaged(table, 'its pages can’t be read') : error;

export const reading = <T>(table: string, found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    throw damageTo(table, error);
  });

const QUIET = 60_000; // milliseconds

/**
 * Says in the log what broke. That there is no room is said once a minute: the log may lie on the same disk. So is
 * that the store is out of reach, which everybody meets at once.
 */
export function faultLog(logger: FastifyBaseLogger): (error: unknown) => void {
  let saidAt = -Infinity;
  return (error) => {
    if (!(error instanceof NoRoom || error instanceof Unreachable)) {
      const table = error instanceof Damaged ? { table: error.table } : {};
      return logger.error(
        { err: error, ...table },
        error instanceof Damaged ? 'a table is damaged' : 'something broke',
      );
    }
    if (performance.now() - saidAt < QUIET) return;
    saidAt = performance.now();
    const what = error instanceof NoRoom ? 'there is no room left to write' : 'the store is out of reach';
    logger.error({ err: error }, what);
  };
}
