import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../../contract/entities/settings.ts';
import { Replica } from '../database.ts';
import { hiddenCompanies } from './set-aside.ts';

let db: Replica;
beforeEach(() => {
  db = new Replica('mia', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

const on = (at: string) => ({ value: true as const, at });
const keep = (settings: Settings) =>
  db.user.put({ _id: 'mia', _bucket: 'user:mia', settings } as Parameters<typeof db.user.put>[0]);
const job = (_id: string, _companyId: string, companyName: string) =>
  db.job.put({ _id, _companyId, companyName, _bucket: 'market' } as Parameters<typeof db.job.put>[0]);

it('usersettings.4 hidden companies are named by their jobs or by an application, the newest first', async () => {
  await keep({
    hiddenCompanies: {
      hiring: on('2026-11-01T08:00:00.000Z'),
      applied: on('2026-11-03T08:00:00.000Z'),
      unknown: on('2026-11-02T08:00:00.000Z'),
      shown: { value: null, at: '2026-11-04T08:00:00.000Z' },
    },
  });
  await job('1', 'hiring', 'Brotkultur');
  await job('2', 'hiring', 'Brotkultur');
  await job('3', 'shown', 'Sonne');
  await db.application.put({
    _id: 'a',
    _bucket: 'user:mia',
    _companyId: 'applied',
    job: { companyName: 'Radwerk' },
  } as Parameters<typeof db.application.put>[0]);
  expect((await hiddenCompanies(db)).map(({ id, name }) => [id, name])).toEqual([
    ['applied', 'Radwerk'],
    ['unknown', ''],
    ['hiring', 'Brotkultur'],
  ]);
});
