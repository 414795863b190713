import type { Page } from '@playwright/test';

/** Databases of this device: the signed-in person's, the public one, and that of the sign-in service. */
const DATABASES = {
  own: '^zusage:(?!public)(?!.*~market$)',
  public: '^zusage:public$',
  identity: '^firebaseLocalStorageDb$',
};

/** The rows of a table as this device has them; null where the database or the table is not there, which is not empty. */
export function stored<Row = unknown>(
  page: Page,
  database: keyof typeof DATABASES,
  table: string,
): Promise<Row[] | null> {
  return page.evaluate(
    async ([pattern, name]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const found = (await indexedDB.databases()).find((one) => new RegExp(pattern).test(one.name ?? ''));
      // Opening what is not there would make it.
      if (!found?.name) return null;
      const db = await done(indexedDB.open(found.name));
      try {
        if (!db.objectStoreNames.contains(name)) return null;
        return (await done(db.transaction(name).objectStore(name).getAll())) as never;
      } finally {
        db.close();
      }
    },
    [DATABASES[database], table] as const,
  );
}

/** Which of these words can be read in what this device keeps outside of the app’s own files. */
export function readableWords(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (words) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const table of db.objectStoreNames)
        found.push(name, table, await done(db.transaction(table).objectStore(table).getAll()));
      db.close();
    }
    for (const name of (await caches.keys()).filter((one) => one.startsWith('zusage'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const text = JSON.stringify(found);
    return words.filter((word) => text.includes(word));
  }, words);
}
