import { DatabaseSync } from 'node:sqlite';
import { keepPrivate } from './private.ts';

/** Somebody else has the house open. */
export class Taken extends Error {}

const PATIENCE = 1000; // milliseconds: one that was just killed may still be on its way out
const BUSY = 5; // SQLite's code

/**
 * Takes a house's file for this process alone, and gives back how to let go of it. The lock is the operating
 * system's, on an empty file beside the database: it dies with its process, and copying the database needs none.
 */
export function takeHouse(file: string): () => void {
  const beside = `${file}-lock`;
  keepPrivate(beside);
  const lock = new DatabaseSync(beside);
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE}; pragma journal_mode = memory; begin exclusive`); // nothing is written
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new Taken(`another house has ${file} open`) : error;
  }
  return () => lock.close();
}
