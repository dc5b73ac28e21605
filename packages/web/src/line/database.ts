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

/** Opens a database, making what it lacks; it lets go when a newer version or its end is wanted. */
export function openDatabase(name: string, version: number, make: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => make(request.result));
  return done(request).then((db) => {
    db.addEventListener('versionchange', () => db.close());
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
    throw error;
  }
}
