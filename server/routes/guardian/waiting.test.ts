import { expect, test } from 'vitest';
import { guardianWork } from '../../domain/guardian/work.ts';
import { agreement, tokenFor } from '../../testing/guardians.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const BORN = '2011-06-15';
const MUM = 'mum@example.org';

async function after(t: TestApp, days: number): Promise<void> {
  t.now = new Date(t.now.getTime() + days * DAY_MS);
  await makeDue(t, guardianWork);
  await t.doWork();
}

const subjectsTo = (t: TestApp, to: string) =>
  t.letters.filter((one) => one.to === to).map((one) => one.subject);
const userRow = (t: TestApp) =>
  t.db.selectFrom('user').where('id', '=', 'kim').selectAll().executeTakeFirstOrThrow();

onDatabase((app) => {
  test('L22 an account that waits is reminded of after a week, once, and erased after 30 days', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, MUM);
    await after(t, 6);
    const until = '2026-04-01T09:00:00.000Z';
    expect((await t.call('kim', 'user.get', { userId: 'kim' })).data.guardianUntil).toBe(until);
    expect(subjectsTo(t, MUM)).toHaveLength(1);
    await after(t, 1);
    expect(subjectsTo(t, MUM)).toEqual([
      'Jana braucht Ihre Zustimmung',
      'Erinnerung: Jana wartet auf Ihre Antwort',
    ]);
    const waiting = t.letters.findLast(({ to }) => to === 'kim@example.org');
    expect(waiting).toMatchObject({
      subject: 'Deine Eltern haben noch nicht zugestimmt',
      text: expect.stringContaining('1. April 2026'),
    });
    await after(t, 1);
    expect(subjectsTo(t, MUM)).toHaveLength(2);
    // The reminder's link works when the first one no longer does.
    await after(t, 8);
    const token = await tokenFor(t, MUM);
    expect((await t.call(null, 'guardian.get', { token })).status).toBe(200);
    await after(t, 13);
    expect((await userRow(t)).erased_at).toBeNull();
    await after(t, 1);
    expect((await userRow(t)).erased_at).toEqual(t.now);
    expect(subjectsTo(t, 'kim@example.org').at(-1)).toBe('Dein Konto ist gelöscht');
    expect(await t.db.selectFrom('guardian_consent').selectAll().execute()).toEqual([]);
    expect(t.faults).toEqual([]);
  });

  test('L22 a guardian who was asked late has the time of the link; another name every week keeps nothing', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, MUM);
    await after(t, 29);
    await t.call('kim', 'guardian.resend', { guardianMail: 'dad@example.org' });
    await after(t, 2);
    expect((await userRow(t)).erased_at).toBeNull();
    const untilOf = async () => (await t.call('kim', 'user.get', { userId: 'kim' })).data.guardianUntil;
    expect(await untilOf()).toBe('2026-04-14T09:00:00.000Z');
    for (const day of [10, 10, 8]) {
      await t.call('kim', 'guardian.resend', { guardianMail: `aunt${day}@example.org` });
      await after(t, day);
    }
    expect(await untilOf()).toBe('2026-05-01T09:00:00.000Z');
    await after(t, 1);
    expect((await userRow(t)).erased_at).toEqual(t.now);
  });

  test('L22 a consent ends the wait; taken back it begins again, and only the child is reminded', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, MUM);
    const token = await tokenFor(t, MUM);
    await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    const manage = await tokenFor(t, MUM);
    await after(t, 40);
    expect((await userRow(t)).erased_at).toBeNull();
    await t.call(null, 'guardian.revoke', { token: manage });
    const before = subjectsTo(t, MUM).length;
    await after(t, 8);
    expect(subjectsTo(t, MUM)).toHaveLength(before);
    expect(subjectsTo(t, 'kim@example.org').at(-1)).toBe('Deine Eltern haben noch nicht zugestimmt');
    await after(t, 22);
    expect((await userRow(t)).erased_at).toEqual(t.now);
    // Who agreed to what is kept for a time, without an address.
    const [proof] = await t.db.selectFrom('consent_proof').selectAll().execute();
    expect(proof).toMatchObject({ user_id: 'kim', name: 'Petra Krüger', custody: 'authorised' });
  });

  test('L22 a parent asked in vain for a profile is forgotten, and the account stays', async () => {
    const t = app();
    await seeker(t, 'kim', '2009-06-15');
    await t.call('kim', 'guardian.resend', { guardianMail: MUM });
    await after(t, 29);
    expect((await userRow(t)).guardian_mail).toBe(MUM);
    await after(t, 1);
    expect(await userRow(t)).toMatchObject({
      guardian_mail: null,
      creator_guardian: 'none',
      erased_at: null,
    });
    expect(await t.db.selectFrom('guardian_consent').selectAll().execute()).toEqual([]);
  });
});
