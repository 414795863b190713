import { expect, test } from 'vitest';
import type { ChannelChoice } from '../../../contract/notification-rules.ts';
import { notificationWork } from '../../domain/notification/work.ts';
import { DAY, HOUR, hiring, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
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
