import type { JSHandle, Page } from '@playwright/test';

/** The replica of the person who is signed in on this page, open; the caller closes it. */
export function ownReplica(page: Page): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(() => {
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
    return new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`zusage:${uid}`);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  });
}

/**
 * Copies the rows of a store of this device, each under an id and an instant of its own, until there are so many.
 * @param instant where the instant stands in a row: `publishedAt`, `statusAt.submitted`
 * @param place a field that numbers the rows: copies go on counting, and are the newer ones
 */
export async function copyRows(
  page: Page,
  store: string,
  instant: string,
  wanted: number,
  place?: string,
): Promise<number> {
  return (await ownReplica(page)).evaluate(
    async (db, [name, path, many, order]) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const rows = db.transaction(name, 'readwrite').objectStore(name);
      const known: { _id: string; [field: string]: unknown }[] = await done(rows.getAll());
      for (let index = known.length; index < many; index += 1) {
        const row = structuredClone(known[index % known.length]) as (typeof known)[number];
        row._id = `${row._id.slice(0, 28)}${index.toString(16).padStart(8, '0')}`;
        const keys = path.split('.');
        const last = keys.pop() as string;
        let holder: Record<string, unknown> = row;
        for (const key of keys) holder = holder[key] as Record<string, unknown>;
        const ago = order ? many - index : index;
        const at = Date.parse(String(holder[last])) - ago * 1000;
        Object.assign(holder, { [last]: new Date(at).toISOString() });
        if (order) row[order] = index + 1;
        rows.put(row);
      }
      const count = await done(rows.count());
      db.close();
      return count;
    },
    [store, instant, wanted, place] as const,
  );
}
