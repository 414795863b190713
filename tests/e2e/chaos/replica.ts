import type { Page } from '@playwright/test';

/** What this needs of an entry, whatever its format. */
export type Entry = {
  id: string;
  name: string;
  lane: string;
  state: 'waiting' | 'sending' | 'refused' | 'conflict';
  args: { text?: string; note?: string; clientId?: string };
  refusal: { code: string } | null;
};

/** Rows of one table of the replica, read past the app. */
export async function rowsOf<Row>(page: Page, uid: string, table: string): Promise<Row[]> {
  return page.evaluate(
    async ([name, store]) => {
      // Opening what is not there would make it, and the app would find an empty database. One that was given up has
      // its successor beside it: `zusage:ada~2`. The index of the market is none of them.
      const known = (await indexedDB.databases()).flatMap((database) => database.name ?? []);
      const newest = known
        .filter((one) => one === name || (one.startsWith(`${name}~`) && one !== `${name}~market`))
        .toSorted();
      const last = newest.at(-1);
      if (last === undefined) return [];
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(last);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      try {
        if (!db.objectStoreNames.contains(store)) return [];
        return await new Promise<never[]>((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result as never[]);
          reading.onerror = () => reject(reading.error);
        });
      } finally {
        db.close();
      }
    },
    [`zusage:${uid}`, table] as const,
  );
}

/** What waits or has been stopped, in the order of the taps. */
export function outboxOf(page: Page, uid: string): Promise<Entry[]> {
  return rowsOf<Entry>(page, uid, 'outbox');
}

/** How many taps lie in the journal outside of the store, waiting to get into the outbox. */
export function journalOf(page: Page, uid: string): Promise<number> {
  return page.evaluate(
    async (folder) => {
      const name = 'zusage-journal';
      if (!(await caches.has(name))) return 0;
      const keys = await (await caches.open(name)).keys();
      return keys.filter(({ url }) => new URL(url).pathname.startsWith(folder)).length;
    },
    `/.journal/${encodeURIComponent(uid)}/entry/`,
  );
}

/** Runs in the page: every database with the number of its rows and what waits in it, the journal, keys of the local storage. */
export async function readStores(): Promise<unknown> {
  const asked = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const databases: Record<string, unknown> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('zusage:')) continue;
    const db = await asked(indexedDB.open(name));
    const stores = [...db.objectStoreNames];
    const tx = db.transaction(stores);
    const counts = stores.map(async (store) => [store, await asked(tx.objectStore(store).count())]);
    // What everybody reads lies in a database of its own, which has none of these.
    const rows = (store: string) => (stores.includes(store) ? asked(tx.objectStore(store).getAll()) : []);
    const [counted, outbox, meta, lease, pause] = await Promise.all([
      Promise.all(counts),
      rows('outbox'),
      rows('meta'),
      rows('lease'),
      rows('pause'),
    ]);
    databases[name] = { counts: Object.fromEntries(counted), outbox, meta, lease, pause };
    db.close();
  }
  const journal: Record<string, string> = {};
  for (const cache of (await caches.keys()).filter((key) => key.startsWith('zusage'))) {
    const opened = await caches.open(cache);
    for (const key of (await opened.keys()).filter(({ url }) => !url.endsWith('/.ballast')))
      journal[new URL(key.url).pathname] = (await (await opened.match(key))?.text())?.slice(0, 2000) ?? '';
  }
  const { held, pending } = await navigator.locks.query();
  return { databases, journal, local: Object.keys(localStorage), locks: { held, pending } };
}
