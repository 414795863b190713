import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Settings } from '../../../contract/entities/settings.ts';
import { release } from '../../api/release.ts';
import { transact } from '../../api/transact.ts';
import { type Notice, notify } from '../../domain/notification/notify.ts';
import { notificationWork } from '../../domain/notification/work.ts';
import { withDevice } from '../../testing/devices.ts';
import { DAY, HOUR, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll, seeker } from '../../testing/people.ts';
import { choose, round, rowsOf } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Tells as work of time does, with everything that follows a commit. */
async function tell(t: TestApp, notice: Partial<Notice> = {}): Promise<void> {
  const { effects } = await transact(t.parts, (context) =>
    notify(context, {
      to: 'mia',
      type: 'job_changed',
      ref: { type: 'job', id: 'a-job' },
      params: ['Bakery', 'Counter'],
      ...notice,
    }),
  );
  release({ ...t.parts, wakeWork: () => {} }, effects);
  await t.doWork();
}

const wantsMail = (at: string, ...types: string[]): Settings => ({
  notify: Object.fromEntries(types.map((type) => [type, { value: { mail: true }, at }])),
});

onDatabase((app) => {
  test('the same version is told once, also after it was deleted; without one it is always another', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await tell(t, { version: 3 });
    await tell(t, { version: '3' });
    await tell(t, { version: 4 });
    expect(await rowsOf(t, 'mia', 'notification')).toHaveLength(2);
    await t.call('mia', 'notification.delete', { userId: 'mia', all: true });
    await tell(t, { version: 3 });
    expect(await rowsOf(t, 'mia', 'notification')).toEqual([]);
    await tell(t);
    await tell(t);
    expect(await rowsOf(t, 'mia', 'notification')).toHaveLength(2);
    expect(t.pushed).toHaveLength(4);
  });

  test('in quiet hours the app tells at once and the push waits until seven, unless it was read', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    // 23:30 in Berlin.
    t.now = new Date('2026-03-02T22:30:00.000Z');
    await tell(t, { version: 1 });
    await tell(t, { version: 2 });
    const rows = await rowsOf(t, 'mia', 'notification');
    expect(rows.map(({ channels }) => channels)).toEqual([
      { push: true, mail: false },
      { push: true, mail: false },
    ]);
    t.now = new Date('2026-03-03T05:59:59.000Z');
    await t.doWork();
    expect(t.pushed).toEqual([]);
    await t.call('mia', 'notification.delete', { userId: 'mia', _notificationId: rows[0]?._id as string });
    t.now = new Date('2026-03-03T06:00:00.000Z');
    await t.doWork();
    expect(t.pushed).toEqual([rows[1]?._id]);
  });

  test('an adult moves the quiet hours or ends them, a minor does not', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await seeker(t, 'ida', '2009-06-15');
    await withDevice(t, 'ida');
    const quiet = { from: 0, to: 0 };
    await choose(t, 'mia', (at) => ({ quiet: { value: quiet, at } }));
    // Set while it was still possible, or by a client of our own making.
    await t.db
      .insertInto('user_setting')
      .values({ user_id: 'ida', key: 'quiet', value: JSON.stringify(quiet), at: t.now })
      .execute();
    t.now = new Date('2026-03-02T22:30:00.000Z');
    await tell(t);
    expect(t.pushed).toHaveLength(1);
    await tell(t, { to: 'ida' });
    expect(t.pushed).toHaveLength(1);
  });

  test('a type that is switched off is in the app only', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await choose(t, 'mia', (at) => ({ notify: { job_changed: { value: { push: false }, at } } }));
    await tell(t);
    expect(t.pushed).toEqual([]);
    expect(await rowsOf(t, 'mia', 'notification')).toMatchObject([
      { channels: { push: false, mail: false } },
    ]);
  });

  test('what has expired is taken away, as a tombstone', async () => {
    const t = app();
    await seeker(t, 'mia');
    await tell(t, { expiresAt: new Date(t.now.getTime() + HOUR) });
    const [row] = await rowsOf(t, 'mia', 'notification');
    const { cursor } = await pullAll(t, 'mia');
    later(t, HOUR);
    await round(t, notificationWork);
    expect((await pullAll(t, 'mia', cursor)).changes).toMatchObject([{ id: row?._id, row: null }]);
  });

  test('one mail a day at most, of what was asked for by mail and not read, in the reader’s language', async () => {
    const t = app();
    await seeker(t, 'mia');
    await choose(t, 'mia', (at) => wantsMail(at, 'job_changed', 'offer_received'));
    await tell(t);
    await tell(t, { type: 'offer_received', ref: { type: 'offer', id: 'x' } });
    await tell(t, { type: 'verification', ref: { type: 'creator', id: 'x' } });
    await round(t, notificationWork);
    expect(t.letters).toHaveLength(1);
    const [letter] = t.letters;
    expect(letter).toMatchObject({ to: 'mia@example.org', subject: '2 Neuigkeiten für dich' });
    expect(letter?.text).toContain('Ein Angebot von Bakery: Counter');
    expect(letter?.text).toContain('Ein Job hat sich geändert: Counter, Bakery');
    expect(letter?.text).not.toContain('Prüfung');
    expect(letter?.unsubscribe).toMatch(/^https:\/\/zusage\.example\/api\/mail\/unsubscribe\?token=/);
    later(t, 2 * HOUR);
    await tell(t);
    await round(t, notificationWork);
    expect(t.letters).toHaveLength(1);
    await choose(t, 'mia', (at) => ({ lang: { value: 'en_US', at } }));
    later(t, DAY);
    await round(t, notificationWork);
    expect(t.letters.map(({ subject }) => subject)).toEqual(['2 Neuigkeiten für dich', 'One thing is new']);
  });

  test('no mail by night, none of what was read, none of what is no longer wanted', async () => {
    const t = app();
    await seeker(t, 'mia');
    await choose(t, 'mia', (at) => wantsMail(at, 'job_changed', 'verification'));
    await tell(t);
    t.now = new Date('2026-03-02T22:30:00.000Z');
    await round(t, notificationWork);
    expect(t.letters).toEqual([]);
    await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
    await tell(t, { type: 'verification', ref: { type: 'creator', id: 'x' } });
    t.now = new Date('2026-03-03T09:00:00.000Z');
    await choose(t, 'mia', (at) => ({ notify: { verification: { value: { mail: false }, at } } }));
    await round(t, notificationWork);
    expect(t.letters).toEqual([]);
  });

  test('usersettings.3 an account that waits for a guardian gets no mail; at 16 and 17 it waits for none', async () => {
    const t = app();
    await seeker(t, 'ida', '2010-06-15', 'mum@example.org');
    await seeker(t, 'jon', '2009-06-15');
    const mailed = async (uid: string) => {
      await tell(t, { to: uid });
      await round(t, notificationWork);
      return t.letters.filter(({ to }) => to === `${uid}@example.org`).length;
    };
    for (const uid of ['ida', 'jon']) await choose(t, uid, (at) => wantsMail(at, 'job_changed'));
    expect([await mailed('ida'), await mailed('jon')]).toEqual([0, 1]);
    await t.db.updateTable('user').set({ guardian: 'ok' }).where('id', '=', 'ida').execute();
    expect(await mailed('ida')).toBe(1);
  });

  test('a link in the mail ends mails of its kind without sign-in, as often as one likes', async () => {
    const t = app();
    await seeker(t, 'mia');
    await choose(t, 'mia', (at) => wantsMail(at, 'job_changed', 'offer_received'));
    await tell(t);
    await tell(t, { type: 'offer_received', ref: { type: 'offer', id: 'x' } });
    await round(t, notificationWork);
    const text = t.letters[0]?.text ?? '';
    const path = /geänderte Jobs: https:\/\/zusage\.example(\S+)/.exec(text)?.[1] as string;
    const page = await t.app.inject({ method: 'GET', url: path, headers: { 'accept-language': 'en' } });
    expect(page.body).toContain('Do you want no more emails of this kind?');
    const mailOf = async () => {
      const user = await t.call('mia', 'user.get', { userId: 'mia' });
      const notifySetting = (user.data as { settings?: Settings }).settings?.notify ?? {};
      return Object.fromEntries(
        Object.entries(notifySetting).map(([type, { value }]) => [type, (value as { mail: boolean }).mail]),
      );
    };
    expect(await mailOf()).toEqual({ job_changed: true, offer_received: true });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let n = 0; n < 2; n++) {
      const done = await t.app.inject({
        method: 'POST',
        url: path,
        headers: form,
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(done.statusCode).toBe(200);
    }
    expect(await mailOf()).toEqual({ job_changed: false, offer_received: true });
    const token = new URL(t.letters[0]?.unsubscribe ?? '').searchParams.get('token') as string;
    expect((await t.call(null, 'notification.unsubscribe', { token })).data).toEqual({ unsubscribed: true });
    // What is mailed without being asked for ends as well.
    expect(await mailOf()).toEqual({ application_new: false, job_changed: false, offer_received: false });
    expect((await t.call(null, 'notification.unsubscribe', { token: 'never-made' })).error.code).toBe(
      'not_found',
    );
    const wrong = await t.app.inject({ method: 'GET', url: '/api/mail/unsubscribe?token=<script>' });
    expect([wrong.statusCode, wrong.body.includes('<script>')]).toEqual([404, false]);
    later(t, 366 * DAY);
    expect((await t.call(null, 'notification.unsubscribe', { token })).error.code).toBe('gone');
  });

  test('somebody reminds themselves, moves the reminder, and takes it back', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const _id = v7();
    const at = (hours: number) => new Date(t.now.getTime() + hours * HOUR).toISOString();
    const remind = (uid: string, id: string, hours: number, text = 'Call the bakery') =>
      t.call(uid, 'notification.create', { userId: 'mia', _id: id, type: 'reminder', text, at: at(hours) });
    expect((await remind('ben', _id, 1)).error.code).toBe('identity_mismatch');
    expect((await remind('mia', _id, 1)).data).toEqual({ _id, at: at(1) });
    await remind('mia', _id, 2, 'Call the bakery again');
    const other = v7();
    await remind('mia', other, 1);
    expect(
      (await t.call('mia', 'notification.delete', { userId: 'mia', _notificationId: other })).data,
    ).toEqual({ deleted: 1 });
    later(t, HOUR);
    await t.doWork();
    expect(await rowsOf(t, 'mia', 'notification')).toEqual([]);
    later(t, HOUR);
    await t.doWork();
    expect(await rowsOf(t, 'mia', 'notification')).toMatchObject([
      { type: 'reminder', params: ['Call the bakery again'], ref: { type: 'user', id: 'mia' } },
    ]);
    expect((await remind('mia', v7(), 367 * 24)).error.fields).toEqual([{ path: 'at', code: 'too_big' }]);
  });

  test('the list comes page by page, and since an instant with what is gone', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (let n = 1; n <= 5; n++) {
      later(t, 1000);
      await tell(t, { version: n, params: [String(n)] });
    }
    const list = async (more: object = {}) =>
      (await t.call('mia', 'notification.list', { userId: 'mia', ...more })).data;
    const names = ({ items }: { items: { params: string[] }[] }) => items.map(({ params }) => params[0]);
    const first = await list({ limit: 2 });
    expect([names(first), first.unread]).toEqual([['5', '4'], 5]);
    const second = await list({ limit: 2, cursor: first.next });
    expect(names(second)).toEqual(['3', '2']);
    const third = await list({ limit: 2, cursor: second.next });
    expect([names(third), third.next]).toEqual([['1'], null]);
    const since = t.now.toISOString();
    later(t, 1000);
    const gone = first.items[0]?._id as string;
    await t.call('mia', 'notification.delete', { userId: 'mia', _notificationId: gone });
    await tell(t, { version: 6, params: ['6'] });
    const changed = await list({ since, limit: 1 });
    expect([changed.items, changed.tombstones]).toEqual([[], [gone]]);
    const rest = await list({ since, limit: 1, cursor: changed.next });
    expect([names(rest), rest.next]).toEqual([['6'], null]);
    expect((await list({ since: t.now.toISOString() })).items).toEqual([]);
  });
});
