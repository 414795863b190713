import type { IndexBlock } from './index-block.ts';
import { INDEX_RULES } from './index-rules.ts';

/**
 * Where the index of the market is kept over starts: a database of its own beside the replica, because a tap locks every
 * table of that one. What is in it can be made again at any time (rule S7), so nothing waits for it and no write is
 * strict. Opened for each thing that is done: an open connection would hold up who deletes it.
 */
export type IndexStore = {
  keys: () => Promise<number[]>;
  /** Undefined where there is none of this key, or one by other rules. */
  read: (key: number) => Promise<IndexBlock | undefined>;
  /** In one transaction; answers the keys of what was written. */
  write: (blocks: readonly IndexBlock[], gone: readonly number[]) => Promise<number[]>;
};

type Stored = IndexBlock & { rules: string };

const STORE = 'block';

/** @param name of the database: `indexName` */
export function createIndexStore(factory: IDBFactory, name: string): IndexStore {
  const withStore = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => {
    const db = await open(factory, name);
    try {
      const tx = db.transaction(STORE, mode, { durability: 'relaxed' });
      const done = new Promise<void>((resolve, reject) => {
        tx.oncomplete = () => resolve();
        tx.onabort = () => reject(tx.error ?? new Error('aborted'));
      });
      const [answer] = await Promise.all([work(tx.objectStore(STORE)), done]);
      return answer;
    } finally {
      db.close();
    }
  };
  return {
    keys: () => withStore('readonly', (store) => result(store.getAllKeys()) as Promise<number[]>),
    read: (key) =>
      withStore('readonly', async (store) => {
        const stored: Stored | undefined = await result(store.get(key));
        return stored?.rules === INDEX_RULES ? stored : undefined;
      }),
    write: (blocks, gone) =>
      withStore('readwrite', async (store) => {
        for (const key of gone) store.delete(key);
        const stored = blocks.map((block): Stored => ({ ...block, rules: INDEX_RULES }));
        return Promise.all(stored.map((block) => result(store.add(block)) as Promise<number>));
      }),
  };
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
  return result(request).then((db) => {
    db.onversionchange = () => db.close();
    return db;
  });
}

function result<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
