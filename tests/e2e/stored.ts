import type { Page } from '@playwright/test';

/** Databases of this device: of whoever is signed in, of everybody, and of the sign-in service. */
export const DATABASES = {
  own: '^zusage:(?!public)',
  public: '^zusage:public$',
  identity: '^firebaseLocalStorageDb$',
};

/** The rows of a table as this device has them; none where the database or the table is not there yet. */
export function stored(page: Page, database: keyof typeof DATABASES, table: string): Promise<unknown[]> {
  return page.evaluate(
    async ([pattern, name]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const found = (await indexedDB.databases()).find((one) => new RegExp(pattern).test(one.name ?? ''));
      // Opening what is not there would make it.
      if (!found?.name) return [];
      const db = await done(indexedDB.open(found.name));
      try {
        if (!db.objectStoreNames.contains(name)) return [];
        return await done(db.transaction(name).objectStore(name).getAll());
      } finally {
        db.close();
      }
    },
    [DATABASES[database], table] as const,
  );
}
