import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { Replica, type Stored } from '../database.ts';
import { declinePush } from '../preferences.ts';
import { awaitsNews } from './push-offer.ts';

const RECEIPT = { no: 'A-7F3K', receivedAt: '2026-11-10T08:00:01.000Z', hash: 'x' };
const application = (more: Partial<Application>) =>
  ({
    _id: 'a',
    _bucket: 'user:me',
    _jobId: 'j',
    status: 'submitted',
    receipt: RECEIPT,
    ...more,
  }) as Stored<Application>;
const job = (status: CompanyJob['status']) =>
  ({ _id: 'j', _bucket: 'company:c', status }) as Stored<CompanyJob>;

describe('notifications are offered once there is something to hear of', () => {
  let db: Replica;
  beforeEach(() => {
    db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  });

  it('to a seeker after the receipt of an application, and not while it is only on this device', async () => {
    expect(await awaitsNews(db, { side: 'talent' })).toBe(false);
    await db.application.put(application({ receipt: null }));
    expect(await awaitsNews(db, { side: 'talent' })).toBe(false);
    await db.application.put(application({}));
    expect(await awaitsNews(db, { side: 'talent' })).toBe(true);
    expect(await awaitsNews(db, { side: 'talent', jobId: 'j' })).toBe(true);
    expect(await awaitsNews(db, { side: 'talent', jobId: 'another' })).toBe(false);
  });

  it('not where the answer is there, or nobody waits for one', async () => {
    for (const status of ['accepted', 'rejected', 'withdrawn'] as const) {
      await db.application.put(application({ status }));
      expect(await awaitsNews(db, { side: 'talent' }), status).toBe(false);
    }
  });

  it('to a company once the server has published a job', async () => {
    await db.companyJob.put(job('draft'));
    expect(await awaitsNews(db, { side: 'company' })).toBe(false);
    await db.companyJob.put(job('published'));
    await db.base.put({ key: 'companyJob:j', row: job('draft') });
    expect(await awaitsNews(db, { side: 'company' })).toBe(false);
    await db.base.delete('companyJob:j');
    expect(await awaitsNews(db, { side: 'company' })).toBe(true);
  });

  it('never again to somebody who said no on this device', async () => {
    await db.application.put(application({}));
    await db.companyJob.put(job('published'));
    await declinePush(db, 1);
    expect(await awaitsNews(db, { side: 'talent' })).toBe(false);
    expect(await awaitsNews(db, { side: 'company' })).toBe(false);
  });
});
