import type { Page } from '@playwright/test';

/** Databases of this device: of whoever is signed in, of everybody, and of the sign-in service. */
const DATABASES = {
  own: '^zusage:(?!public)',
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
