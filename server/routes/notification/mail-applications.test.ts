import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ChannelChoice } from '../../../contract/notification-rules.ts';
import { transact } from '../../api/transact.ts';
import { MAIL_SOON } from '../../domain/notification/mail-soon.ts';
import { notify } from '../../domain/notification/notify.ts';
import { notificationWork } from '../../domain/notification/work.ts';
import { gate } from '../../testing/held-row.ts';
import { DAY, HOUR, hiring, later } from '../../testing/hiring.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { applying, seeker } from '../../testing/people.ts';
import { choose, round, rowsOf } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

const TEAM = ['owner@example.org', 'chatter@example.org'];

async function applyAs(t: TestApp, jobId: string, uids: string[]): Promise<void> {
  for (const uid of uids) {
    await seeker(t, uid);
    await t.call(uid, 'application.add', applying(jobId));
  }
}

const chooseMails = (t: TestApp, value: ChannelChoice) =>
  choose(t, 'owner', (at) => ({ notify: { application_new: { value, at } } }));

const lettersTo = (t: TestApp, to: string) => t.letters.filter((letter) => letter.to === to);
const unreadOf = async (t: TestApp, uid: string) =>
  (await rowsOf(t, uid, 'notification')).filter(({ readAt }) => readAt === null).map(({ type }) => type);

onDatabase((app) => {
  test('17.8 new applications are mailed by default: once a day, one line a job, to who answers', async () => {
    const t = app();
    const { job } = await hiring(t);
    await applyAs(t, job._id, ['ben', 'cem']);
    t.letters.length = 0;
    later(t, DAY);
    await round(t, notificationWork);
    const news = t.letters.filter(({ to }) => TEAM.includes(to));
    expect(new Set(news.map(({ to }) => to))).toEqual(new Set(TEAM));
    expect(news[0]?.text).toContain(`3 neue Bewerbungen: ${job.title}`);
    expect(news[0]?.text.match(new RegExp(job.title, 'g'))).toHaveLength(1);
    later(t, DAY);
    await round(t, notificationWork);
    expect(t.letters.filter(({ to }) => TEAM.includes(to))).toHaveLength(news.length);
  });

  test('17.8 at once: one mail for all that apply within a quarter of an hour, and none of them again', async () => {
    const t = app();
    const { job } = await hiring(t);
    await chooseMails(t, { mail: true, soon: true });
    await t.call('owner', 'notification.read-all', { userId: 'owner', upTo: t.now.toISOString() });
    t.letters.length = 0;
    await applyAs(t, job._id, ['ben']);
    later(t, HOUR / 6);
    await applyAs(t, job._id, ['cem']);
    await t.doWork();
    expect(lettersTo(t, 'owner@example.org')).toHaveLength(0);
    later(t, HOUR / 6);
    await t.doWork();
    expect(lettersTo(t, 'owner@example.org')).toMatchObject([
      { text: expect.stringContaining(`2 neue Bewerbungen: ${job.title}`) },
    ]);
    later(t, DAY);
    await round(t, notificationWork);
    expect(lettersTo(t, 'owner@example.org')).toHaveLength(1);
  });

  test('17.8 off is off, and who has looked already gets no mail', async () => {
    const t = app();
    const { of } = await hiring(t);
    await chooseMails(t, { mail: false });
    await t.call('chatter', 'application.list', { ...of, markSeen: true });
    t.letters.length = 0;
    later(t, DAY);
    await round(t, notificationWork);
    expect(t.letters.filter(({ to }) => TEAM.includes(to))).toEqual([]);
  });

  test('17.8 the link in the mail ends what came without being asked for', async () => {
    const t = app();
    const { job } = await hiring(t);
    later(t, DAY);
    await round(t, notificationWork);
    const text = lettersTo(t, 'owner@example.org')[0]?.text ?? '';
    const path = /neue Bewerbungen: https:\/\/zusage\.example(\S+)/.exec(text)?.[1] as string;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await t.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    t.letters.length = 0;
    await applyAs(t, job._id, ['ben']);
    later(t, DAY);
    await round(t, notificationWork);
    expect(lettersTo(t, 'owner@example.org')).toEqual([]);
  });

  test('17.8 a notice goes for who has looked, and for the whole team once it is decided', async () => {
    const t = app();
    const { of } = await hiring(t);
    expect(await unreadOf(t, 'owner')).toContain('application_new');
    await t.call('chatter', 'application.list', { ...of, markSeen: true });
    expect(await unreadOf(t, 'chatter')).not.toContain('application_new');
    expect(await unreadOf(t, 'owner')).toContain('application_new');
    await t.call('chatter', 'application.reject', of);
    expect(await unreadOf(t, 'owner')).not.toContain('application_new');
  });
});

onPostgres((app) => {
  /** An application for this job whose transaction is open until the returned function is called. */
  async function applyingSlowly(
    t: TestApp,
    { _id, _companyId, title }: { _id: string; _companyId: string; title: string },
  ) {
    const told = gate();
    const end = gate();
    const under = transact(t.parts, async (context) => {
      const ref = { type: 'application', id: v7(), companyId: _companyId } as const;
      const params = ['Cem', title];
      await notify(context, { to: 'owner', type: 'application_new', ref, params, groupKey: `job:${_id}` });
      told.open();
      await end.passed;
    });
    await Promise.race([told.passed, under]);
    return async () => {
      end.open();
      await under;
    };
  }

  /** Somebody has applied, whose mail is queued. */
  async function oneQueued(t: TestApp) {
    const { job } = await hiring(t);
    await chooseMails(t, { mail: true, soon: true });
    await t.call('owner', 'notification.read-all', { userId: 'owner', upTo: t.now.toISOString() });
    t.letters.length = 0;
    await applyAs(t, job._id, ['ben']);
    later(t, HOUR / 6);
    return job;
  }
  const textsTo = (t: TestApp, to: string) => lettersTo(t, to).map(({ text }) => text);

  test('17.8 at once: who is still being written down when the mail is due is in it', async () => {
    const t = app();
    const job = await oneQueued(t);
    const commit = await applyingSlowly(t, job);
    later(t, HOUR / 6);
    await t.doWork();
    await commit();
    await t.doWork();
    expect(textsTo(t, 'owner@example.org')).toEqual([
      expect.stringContaining(`2 neue Bewerbungen: ${job.title}`),
    ]);
  });

  test('17.8 at once: who comes while the mail is being written is in the next, a quarter of an hour later', async () => {
    const t = app();
    const job = await oneQueued(t);
    later(t, HOUR / 6);
    // As the worker takes it, and ends it when the mail is out.
    const mine = t.db.updateTable('work').where('kind', '=', MAIL_SOON);
    const taken = await mine
      .set({ attempts: 1, run_at: new Date(t.now.getTime() + 5000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const commit = await applyingSlowly(t, job);
    await commit();
    await t.db.deleteFrom('work').where('id', '=', taken.id).execute();
    later(t, HOUR / 3);
    await t.doWork();
    expect(textsTo(t, 'owner@example.org')).toHaveLength(1);
  });
});
