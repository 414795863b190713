import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { Replica, type Stored } from '../database.ts';
import { planUse } from './company-plan.ts';

const NOW = new Date('2026-11-20T04:26:00.000Z');

it('a slot is taken by what is on the market or waits for it, and not by a job whose time is over', async () => {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  const jobs: Pick<CompanyJob, 'status' | 'validThrough'>[] = [
    { status: 'published', validThrough: '2026-11-20T04:26:00.001Z' },
    { status: 'published', validThrough: NOW.toISOString() },
    { status: 'in_review', validThrough: null },
    { status: 'unpublished', validThrough: '2026-12-01T00:00:00.000Z' },
    { status: 'draft', validThrough: null },
  ];
  await db.companyJob.bulkPut(
    jobs.map((job, index) => ({ ...job, _id: `j${index}`, _bucket: 'company:c' }) as Stored<CompanyJob>),
  );
  expect(await planUse(db, NOW)).toEqual({ jobs: 2, members: 0 });
  db.close();
});
