import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { Notification } from '../../../contract/entities/notification.ts';
import { Replica } from '../database.ts';
import { notificationRows } from './notification-rows.ts';

const news = (n: number, more: Partial<Notification>): Notification => ({
  _id: `n${n}`,
  ver: n,
  type: 'application_new',
  ref: { type: 'application', id: `a${n}` },
  params: ['Mila A.', 'Koch'],
  groupKey: 'job:j1',
  priority: 'normal',
  channels: { push: false, mail: false },
  createdAt: `2026-11-20T10:0${n}:00.000Z`,
  readAt: null,
  expiresAt: null,
  ...more,
});

it('17.8 new applications for one job are one stack where the newest stands, and lead to the applicants of that job', async () => {
  const db = new Replica('owner', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.applicant.put({ _id: 'a4', _jobId: 'j1' } as never);
  await db.notification.bulkPut([
    news(1, {}),
    news(2, { groupKey: 'job:j2' }),
    news(3, { type: 'application_due' }),
    news(4, {}),
  ] as never[]);
  const rows = await notificationRows(db);
  expect(rows.map(({ notifications, target }) => [notifications.map(({ _id }) => _id), target])).toEqual([
    [['n4', 'n1'], '/pwa/company?view=applicants&job=j1'],
    [['n3'], '/pwa/company?applicant=a3'],
    [['n2'], '/pwa/company?applicant=a2'],
  ]);
});

it('user.6 a reminder leads to the application it is about, also to one made elsewhere', async () => {
  const db = new Replica('mia', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.tracking.put({ _id: 'a1' } as never);
  await db.notification.put(news(1, { type: 'reminder', groupKey: 'r' }) as never);
  expect((await notificationRows(db))[0]?.target).toBe('/pwa/user?application=a1');
});

it('a notice about the plan leads to where the plan stands', async () => {
  const db = new Replica('olga', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.notification.put(
    news(1, { type: 'subscription', ref: { type: 'subscription', id: 's' } }) as never,
  );
  expect((await notificationRows(db))[0]?.target).toBe('/pwa/company/payment');
});

it('companycreate.5 a notice leads to the invitation it is about, one of an older server to the link in the mail', async () => {
  const db = new Replica('kim', { indexedDB: new IDBFactory(), IDBKeyRange });
  const invite = (n: number, params: string[]) =>
    news(n, { type: 'invite', ref: { type: 'invitation', id: `i${n}` }, params });
  await db.notification.bulkPut([
    invite(1, ['Bakery', 'Cook']),
    invite(2, ['Bakery', 'Cook', 'c1']),
  ] as never[]);
  expect((await notificationRows(db)).map(({ target }) => target)).toEqual([
    '/pwa/user?view=invitation&invite=i2&company=c1',
    '/pwa/user?view=invitation',
  ]);
});
