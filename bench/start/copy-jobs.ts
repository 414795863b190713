import type { Page } from '@playwright/test';

/** Copies the jobs of this device, each under an id and an instant of its own, until there are so many. */
export async function copyJobs(page: Page, wanted: number): Promise<number> {
  return page.evaluate(async (many) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const db = await done(indexedDB.open(`zusage:${uid}`));
    const store = db.transaction('job', 'readwrite').objectStore('job');
    const jobs: { _id: string; publishedAt: string }[] = await done(store.getAll());
    for (let index = jobs.length; index < many; index += 1) {
      const job = jobs[index % jobs.length] as (typeof jobs)[number];
      const publishedAt = new Date(Date.parse(job.publishedAt) - index * 1000).toISOString();
      store.put({
        ...job,
        _id: `${job._id.slice(0, 28)}${index.toString(16).padStart(8, '0')}`,
        publishedAt,
      });
    }
    const count = await done(store.count());
    db.close();
    return count;
  }, wanted);
}
