import { expect, test } from 'vitest';
import { lockUser } from '../domain/report/lock-account.ts';
import { eraseUser } from '../domain/rights/erase-user.ts';
import { agreement } from '../testing/guardians.ts';
import { holdRow, untilWaiting } from '../testing/held-row.ts';
import { applicantsOf, applicationsOf, hiring } from '../testing/hiring.ts';
import { onPostgres } from '../testing/on-database.ts';
import { applying, seeker } from '../testing/people.ts';
import { REASONS } from '../testing/reasons.ts';
import type { Answered, TestApp } from '../testing/test-app.ts';
import { transact } from './transact.ts';

/** Sends what is queued and takes the token out of the newest mail to the mother. */
async function newestToken(t: TestApp): Promise<string> {
  await t.doWork();
  const letter = t.letters.findLast((one) => one.to === 'mum@example.org');
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no-token-in-that-mail';
}

/** A pupil of 15, the job they apply to, and the token of their mother's mail. */
async function pupil(t: TestApp) {
  const { job } = await hiring(t, { minAge: 15 });
  await seeker(t, 'teen', '2011-01-01', 'mum@example.org');
  return { job, args: applying(job._id), token: await newestToken(t) };
}

type Outcome<Data> = { call: Answered<Data>; first: 'call' | 'act' };

/** Lets a call wait for a row while something else happens to who sent it; the call's answer, and what ended first. */
async function meanwhile<Data>(
  t: TestApp,
  letGo: () => Promise<void>,
  send: () => Promise<Answered<Data>>,
  act: () => Promise<unknown>,
): Promise<Outcome<Data>> {
  let first: 'call' | 'act' | undefined;
  const call = send().finally(() => {
    first ??= 'call';
  });
  await untilWaiting(t.db, 1);
  const acting = act().finally(() => {
    first ??= 'act';
  });
  await untilWaiting(t.db, 2, () => first !== undefined);
  await letGo();
  await acting;
  return { call: await call, first: first ?? 'call' };
}

onPostgres((app) => {
  test('a consent that is taken back while an application waits leaves none before the company', async () => {
    const t = app();
    const { job, args, token } = await pupil(t);
    await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    const wayBack = await newestToken(t);
    await meanwhile(
      t,
      await holdRow(t.db, 'job', job._id),
      () => t.call('teen', 'application.add', args),
      () => t.call(null, 'guardian.revoke', { token: wayBack }),
    );
    expect((await t.call('teen', 'user.get', { userId: 'teen' })).data.guardian).toBe('pending');
    const rows = await t.db.selectFrom('application').where('user_id', '=', 'teen').selectAll().execute();
    expect(
      rows.filter(({ visible_at, status }) => visible_at !== null && status === 'submitted'),
    ).toHaveLength(0);
  });

  test('a consent that is given while an application waits lets it through', async () => {
    const t = app();
    const { job, args, token } = await pupil(t);
    await meanwhile(
      t,
      await holdRow(t.db, 'job', job._id),
      () => t.call('teen', 'application.add', args),
      () => t.call(null, 'guardian.confirm', { token, ...agreement(t) }),
    );
    expect(await applicationsOf(t, 'teen')).toMatchObject([{ guardian: 'ok', status: 'submitted' }]);
    expect((await applicantsOf(t, 'owner')).map(({ _userId }) => _userId)).toContain('teen');
  });

  test('an account that is erased while its application waits leaves nothing of it behind', async () => {
    const t = app();
    const { job } = await hiring(t);
    await seeker(t, 'going');
    await t.db.updateTable('user').set({ delete_at: t.now }).where('id', '=', 'going').execute();
    await meanwhile(
      t,
      await holdRow(t.db, 'job', job._id),
      () => t.call('going', 'application.add', applying(job._id, 'Quittenbrot')),
      () => transact(t.parts, (context) => eraseUser(context, { uid: 'going' })),
    );
    const kept = await t.db
      .selectFrom('application')
      .where('user_id', '=', 'going')
      .select(['note', 'person', 'erased_at'])
      .execute();
    for (const { note, person, erased_at } of kept)
      expect([note, person.lastname, erased_at]).toEqual(['', '', t.now]);
  });

  test.each([
    [
      'is removed',
      (t: TestApp, companyId: string) =>
        t.call('owner', 'company.delete-member', { companyId, _userId: 'chatter' }),
    ],
    [
      'loses the right',
      (t: TestApp, companyId: string) =>
        t.call('owner', 'company.update-member', {
          companyId,
          member: { _userId: 'chatter', canChat: false },
        }),
    ],
    [
      'is locked',
      (t: TestApp) =>
        transact(t.parts, (context) =>
          lockUser(context, { ...REASONS, uid: 'chatter', reasonCode: 'scam', until: null }),
        ),
    ],
  ])('a member who %s while their decision waits has decided before, or not at all', async (_, act) => {
    const t = app();
    const { job, of, companyId } = await hiring(t);
    const { call, first } = await meanwhile(
      t,
      await holdRow(t.db, 'job', job._id),
      () => t.call('chatter', 'application.accept', of),
      () => act(t, companyId),
    );
    expect([first, call.status]).toEqual(['call', 200]);
    expect(t.faults).toEqual([]);
  });
});
