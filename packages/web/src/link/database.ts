import { NoRoom } from '@ridotto/host/faults';

/** The outcome of one request. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

/** When everything in a transaction is written. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the transaction was called off')),
    );
  });

/** Makes what a database lacks; `from` is the version that it has, 0 for a new one. */
export type Upgrade = (db: IDBDatabase, from: number, all: IDBTransaction) => void | Promise<void>;

/** Opens a database, making what it lacks; it lets go when a newer version or its end is wanted, and says so. */
export function openDatabase(
  name: string,
  version: number,
  upgrade: Upgrade,
  onGone: () => void = () => {},
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const all = request.transaction!;
    Promise.resolve(upgrade(request.result, oldVersion, all)).catch(() => all.abort()); // whole or not at all
  });
  return done(request).then((db) => {
    db.addEventListener('versionchange', () => {
      db.close();
      onGone();
    });
    return db;
  });
}

/** Does something in one transaction: all of it is on disk when the promise is kept, or nothing is. */
export async function write<T>(
  db: IDBDatabase,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const end = written(transaction);
  try {
    const result = await work(transaction);
    await end;
    return result;
  } catch (error) {
    end.catch(() => {}); // the first error says it
    try {
      transaction.abort();
    } catch {
      // it has ended by itself
    }
    throw faultOf(error);
  }
}

const faultOf = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoom(error.message) : error;
