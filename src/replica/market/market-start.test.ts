// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { Replica, type Stored } from '../database.ts';
import { answerOf, type Query } from '../live-answer.ts';
import { applicationItems, applicationItemsByJob } from '../queries/application-items.ts';
import { countUnread } from '../queries/conversations.ts';
import { marketMarks } from '../queries/kept-jobs.ts';
import { marketPart } from '../queries/market-part.ts';
import { myBirthDate } from '../queries/me.ts';
import { countUnreadNotifications } from '../queries/notifications.ts';
import { syncStatus } from '../queries/outbox.ts';
import { putMeta } from '../write-gate.ts';
import { beginningOf, foretellMarket, readMarket } from './market-start.ts';

const NOW = Date.UTC(2026, 10, 20);
const job = (n: number, more: Partial<Job> = {}) =>
  ({
    _id: `job-${String(n).padStart(3, '0')}`,
    _bucket: 'market',
    _companyId: 'brot',
    ver: 1,
    publishedAt: new Date(NOW - n * 60_000).toISOString(),
    validThrough: '2027-01-01T00:00:00.000Z',
    ...more,
  }) as Stored<Job>;

it('R1.3 the beginning of the list, and what stands around it, is known before anything is drawn', async () => {
  const db = new Replica('start');
  await db.job.bulkPut(Array.from({ length: 100 }, (_, n) => job(n)));
  let paint = () => {};
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await foretellMarket(db, NOW, painted);
  const beginning = answerOf(db, beginningOf(db, NOW + 60_000));
  expect(beginning.read()).toMatchObject({
    value: { size: 100, jobs: { 0: { _id: 'job-000' }, length: 20 } },
  });
  expect(answerOf(db, syncStatus).read()).toHaveProperty('value');
  // No screen of the list was opened.
  paint();
  await painted;
  await expect.poll(() => beginning.read()).toBeUndefined();
  db.close();
});

it('S6.5 what a last list was made of is known as the store has answered it, before the store is asked', async () => {
  const db = new Replica('kept');
  const at = new Date(NOW).toISOString();
  const settings = {
    savedJobs: { 'job-001': { value: true, at } },
    hiddenJobs: { 'job-000': { value: true, at } },
    lang: { value: 'de', at },
  };
  await db.user.put({
    _id: 'kept',
    email: 'a@example.org',
    general: { dateOfBirth: '2008-01-01' },
    settings,
  } as never);
  await db.job.bulkPut(Array.from({ length: 30 }, (_, n) => job(n)));
  await putMeta(db, 'clockOffset', 5_000);
  const kept = JSON.stringify(await readMarket(db, NOW));
  expect(kept).not.toMatch(/example\.org|lang/);

  const next = new Replica('kept');
  const began = await foretellMarket(next, NOW, new Promise(() => {}), kept);
  expect(next.isOpen()).toBe(false);
  expect(began).toMatchObject({ isKept: true, clockOffset: 5_000 });
  for (const query of [
    beginningOf(next, NOW),
    marketMarks,
    myBirthDate,
    applicationItems,
    applicationItemsByJob,
    syncStatus,
    marketPart,
    countUnread,
    countUnreadNotifications,
  ] as Query<unknown>[]) {
    const answer = answerOf(next, query);
    expect(answer.read(), query.name).toEqual({ value: await query(db) });
    answer.subscribe(() => undefined);
  }
  await began?.answered;
  db.close();
  next.close();
});

it('R1.3 jobs that are over or hidden leave no gap at the beginning, however many they are', async () => {
  const db = new Replica('gaps');
  const over = { validThrough: '2026-11-01T00:00:00.000Z' };
  await db.job.bulkPut(Array.from({ length: 100 }, (_, n) => job(n, n < 70 ? over : {})));
  const { jobs } = await beginningOf(db, NOW)(db);
  expect(jobs.map(({ _id }) => _id)).toEqual(Array.from({ length: 20 }, (_, n) => job(70 + n)._id));
  db.close();
});
