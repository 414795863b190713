import { expect, test } from 'vitest';
import { type NotificationType, notificationType } from '../../../contract/entities/notification.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { CATEGORY, type ChannelChoice, OPTIONAL_IN_APP } from '../../../contract/notification-rules.ts';
import { release } from '../../api/release.ts';
import { transact } from '../../api/transact.ts';
import { digestLine } from '../../domain/notification/digest.ts';
import { type Notice, notify } from '../../domain/notification/notify.ts';
import { notificationWork } from '../../domain/notification/work.ts';
import { withDevice } from '../../testing/devices.ts';
import { DAY, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { choose, round, rowsOf } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** One notification of a type, about something of its own. */
async function tell(t: TestApp, type: NotificationType, notice: Partial<Notice> = {}): Promise<void> {
  const { effects } = await transact(t.parts, (context) =>
    notify(context, {
      to: 'mia',
      type,
      ref: { type: 'application', id: `an-${type}` },
      params: ['Bakery', `About ${type}`],
      ...notice,
    }),
  );
  release({ ...t.parts, wakeWork: () => {} }, effects);
  await t.doWork();
}

const chooseForAll = (t: TestApp, value: ChannelChoice) =>
  choose(t, 'mia', (at) => ({
    notify: Object.fromEntries(notificationType.options.map((type) => [type, { value, at }])),
  }));

const optional = notificationType.options.filter((type) => OPTIONAL_IN_APP.includes(CATEGORY[type]));
const lettersTo = (t: TestApp) => t.letters.filter(({ to }) => to === 'mia@example.org');

async function digest(t: TestApp) {
  t.letters.length = 0;
  later(t, DAY);
  await round(t, notificationWork);
  return lettersTo(t);
}

onDatabase((app) => {
  test('usersettings.3 every type keeps to what was chosen for push', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await chooseForAll(t, { push: false, mail: false });
    for (const type of notificationType.options) await tell(t, type);
    expect(t.pushed).toEqual([]);
    // All of it is in the app all the same.
    expect(await rowsOf(t, 'mia', 'notification')).toHaveLength(notificationType.options.length);
    expect(await digest(t)).toEqual([]);
    later(t, 1000);
    await chooseForAll(t, { push: true, mail: false });
    t.pushed.length = 0;
    for (const type of notificationType.options)
      await tell(t, type, { ref: { type: 'application', id: `another-${type}` } });
    expect(t.pushed).toHaveLength(notificationType.options.length);
  });

  test.each(LANGUAGES)(
    'in $code a mail tells an application that ended without an answer from a no',
    ({ code: lang }) => {
      const line = (...more: string[]) =>
        digestLine(lang, 'application_rejected', ['Bakery', 'Counter', ...more]);
      expect(line('closed')).toMatch(/Bakery.*: Counter$/);
      expect(line('closed')).not.toBe(line());
    },
  );

  test.each(LANGUAGES)(
    'in $code a mail tells a trial that ends from a change of the plan',
    ({ code: lang }) => {
      const line = (...more: string[]) => digestLine(lang, 'subscription', ['Bakery', 'Team', ...more]);
      expect(line('2026-03-16T09:00:00.000Z')).toContain('Bakery');
      expect(line('2026-03-16T09:00:00.000Z')).not.toBe(line());
    },
  );

  test('usersettings.3 every type keeps to what was chosen for mail: never, once a day, at once', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const type of notificationType.options) {
      await choose(t, 'mia', (at) => ({ notify: { [type]: { value: { mail: true, soon: false }, at } } }));
      await tell(t, type);
    }
    expect(lettersTo(t)).toEqual([]);
    const [daily, ...others] = await digest(t);
    expect(others).toEqual([]);
    // It ends with a way out of each type that it tells of, and one out of all.
    expect(daily?.text.match(/unsubscribe\?token=/g)).toHaveLength(notificationType.options.length + 1);
    await chooseForAll(t, { mail: true, soon: true });
    t.letters.length = 0;
    for (const type of notificationType.options)
      await tell(t, type, { ref: { type: 'application', id: `soon-${type}` } });
    later(t, 15 * 60_000);
    await t.doWork();
    expect(lettersTo(t)).toHaveLength(notificationType.options.length);
  });

  test('usersettings.3 what somebody wants nothing of is not even in the app; what is a fact always is', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await chooseForAll(t, { app: false, push: true, mail: true });
    for (const type of notificationType.options) await tell(t, type);
    const told = (await rowsOf(t, 'mia', 'notification')).map(({ type }) => type);
    expect(told.sort()).toEqual(notificationType.options.filter((type) => !optional.includes(type)).sort());
    expect(optional).toEqual(['job_saved_closing', 'search_hit']);
    expect(t.pushed).toHaveLength(told.length);
  });

  test('usersettings.3 quiet hours are those of the place where the person’s device is', async () => {
    const t = app();
    await seeker(t, 'mia');
    const endpoint = await withDevice(t, 'mia');
    await t.db
      .updateTable('push_device')
      .set({ zone: 'America/New_York' })
      .where('endpoint', '=', endpoint)
      .execute();
    // Half past eleven in the evening in Berlin, half past five in the afternoon in New York.
    t.now = new Date('2026-03-02T22:30:00.000Z');
    await tell(t, 'message');
    expect(t.pushed).toHaveLength(1);
    // Nine in the morning in Berlin, three at night in New York.
    t.now = new Date('2026-03-03T08:00:00.000Z');
    await tell(t, 'job_changed');
    expect(t.pushed).toHaveLength(1);
    t.now = new Date('2026-03-03T12:00:00.000Z');
    await t.doWork();
    expect(t.pushed).toHaveLength(2);
  });

  test('usersettings.3 of a job that was muted the app alone tells', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    const [muted, other] = ['0195e0c0-0000-7000-8000-000000000001', '0195e0c0-0000-7000-8000-000000000002'];
    await choose(t, 'mia', (at) => ({
      mutedJobs: { [muted]: { value: true, at } },
      notify: { job_changed: { value: { mail: true }, at } },
    }));
    await tell(t, 'job_changed', { ref: { type: 'job', id: muted } });
    await tell(t, 'application_new', { groupKey: `job:${muted}` });
    expect(t.pushed).toEqual([]);
    expect(await rowsOf(t, 'mia', 'notification')).toHaveLength(2);
    expect(await digest(t)).toEqual([]);
    await tell(t, 'job_changed', { ref: { type: 'job', id: other } });
    expect(t.pushed).toHaveLength(1);
    later(t, 1000);
    await choose(t, 'mia', (at) => ({ mutedJobs: { [muted]: { value: null, at } } }));
    await tell(t, 'job_changed', { ref: { type: 'job', id: muted } });
    expect(t.pushed).toHaveLength(2);
  });
});
