import type { DbOrTx } from './database.ts';

/** Builds a prepared statement once for each handle: for the pool that is once in the life of the process. */
export function prepareOnce<Q>(build: (db: DbOrTx) => Q): (db: DbOrTx) => Q {
  const built = new WeakMap<DbOrTx, Q>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
