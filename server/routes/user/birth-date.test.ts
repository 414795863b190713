import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreement } from '../../testing/guardians.ts';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const BORN = '2010-06-15';

const edit = (t: TestApp, uid: string, dateOfBirth: string) =>
  t.call(uid, 'user.update-general', { _userId: uid, general: { dateOfBirth, firstname: 'Jana' } });
const record = async (t: TestApp, uid: string) => (await t.call(uid, 'user.get', { userId: uid })).data;

/** Sends what is queued and takes the token out of the newest mail to somebody. */
async function tokenFor(t: TestApp, to: string): Promise<string> {
  await t.doWork();
  const letter = t.letters.findLast((one) => one.to === to);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no-token-in-that-mail';
}

const LIES = ['1990-01-01', '2008-01-01', '2010-03-01', '2010-06-14'];
const MAILS = ['mum@example.org', 'dad@example.org'];

/** What a child and its parents can do, and time. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), date: fc.constantFrom(...LIES) }) },
  fc.record({
    do: fc.constantFrom('create' as const, 'secondAccount' as const),
    date: fc.constantFrom(BORN, ...LIES),
  }),
  fc.record({
    do: fc.constantFrom('open' as const, 'confirm' as const, 'revoke' as const, 'resend' as const),
    mail: fc.constantFrom(...MAILS),
  }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const, 'apply' as const, 'day' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
type Family = { uid: string; jobId: string; agreed: Set<string>; everAgreed: boolean };

async function play(t: TestApp, one: Act, family: Family): Promise<void> {
  const { uid, agreed } = family;
  switch (one.do) {
    case 'edit':
      await edit(t, uid, one.date);
      return;
    case 'create':
      await register(t, uid, one.date);
      return;
    case 'secondAccount':
      // Another account at the same mail address: the played sign-in service writes addresses small.
      await register(t, uid.toUpperCase(), one.date, 'aunt@example.org');
      return;
    case 'open':
      await t.call(null, 'guardian.get', { token: await tokenFor(t, one.mail) });
      return;
    case 'confirm': {
      const token = await tokenFor(t, one.mail);
      const said = agreement(t, { name: `${one.mail} Krüger` });
      if ((await t.call(null, 'guardian.confirm', { token, ...said })).status !== 200) return;
      agreed.add(one.mail);
      family.everAgreed = true;
      return;
    }
    case 'revoke':
      if ((await t.call(null, 'guardian.revoke', { token: await tokenFor(t, one.mail) })).status === 200)
        agreed.delete(one.mail);
      return;
    case 'resend':
      await t.call(uid, 'guardian.resend', { guardianMail: one.mail });
      return;
    case 'delete':
      await t.call(uid, 'user.delete', { userId: uid, confirm: true });
      return;
    case 'restore':
      await t.call(uid, 'user.restore', { userId: uid });
      return;
    case 'apply':
      await t.call(uid, 'application.add', applying(family.jobId));
      return;
    case 'day':
      t.now = new Date(t.now.getTime() + DAY_MS);
  }
}

const register = (t: TestApp, uid: string, dateOfBirth: string, guardianMail = MAILS[0]) =>
  t.call(uid, 'user.create', {
    uniqueId: uid,
    userObj: {
      email: `${uid.toLowerCase()}@example.org`,
      userMode: 'user',
      general: { firstname: 'Jana', lastname: 'Krüger', dateOfBirth },
      guardianMail,
    },
  });

onDatabase((app) => {
  test('a child whose guardian was asked cannot make itself an adult', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, 'mum@example.org');
    const answer = await edit(t, 'kim', '1990-01-01');
    expect([answer.status, answer.error?.code, answer.error?.detail]).toEqual([
      409,
      'birth_date_fixed',
      { by: 'guardian' },
    ]);
    expect(await record(t, 'kim')).toMatchObject({ guardian: 'pending', general: { dateOfBirth: BORN } });
    await seeker(t, 'pat', '2008-06-15');
    expect((await edit(t, 'pat', '2008-01-01')).error.detail).toEqual({ by: 'staff' });
    expect((await edit(t, 'pat', '2008-06-15')).status).toBe(200);
  });

  test('a second account at the same address says of a child what the first one said', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, 'mum@example.org');
    expect((await register(t, 'KIM', '1990-01-01')).error).toMatchObject({ code: 'birth_date_fixed' });
    expect((await register(t, 'KIM', BORN)).data.guardian).toBe('pending');
  });

  test('no order of registering, asking, agreeing, taking back and editing leads a child past the gate', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', _id, { minAge: 15 });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
        t.letters.length = 0;
        const family: Family = { uid: `kim${++round}`, jobId, agreed: new Set(), everAgreed: false };
        await register(t, family.uid, BORN);
        for (const one of acts) {
          await play(t, one, family);
          const users = await t.db
            .selectFrom('user')
            .where('email', '=', `${family.uid}@example.org`)
            .select(['id', 'date_of_birth', 'guardian'])
            .execute();
          for (const user of users) {
            const { size } = user.id === family.uid ? family.agreed : new Set();
            expect([user.date_of_birth, user.guardian]).toEqual([BORN, size > 0 ? 'ok' : 'pending']);
          }
          const shown = await t.db
            .selectFrom('application')
            .where('user_id', '=', family.uid)
            .where('visible_at', 'is not', null)
            .select('id')
            .execute();
          if (!family.everAgreed) expect(shown).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
    expect(t.faults).toEqual([]);
  }, 120_000);

  test('a guardian corrects it by the link in the mail, and what waited for a consent goes out', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', _id, { minAge: 15 });
    await seeker(t, 'kim', BORN, 'mum@example.org');
    await t.call('kim', 'application.add', applying(jobId));
    const token = await tokenFor(t, 'mum@example.org');
    expect((await t.call(null, 'guardian.get', { token })).data).toMatchObject({
      dateOfBirth: BORN,
      mayCorrect: true,
    });
    const correct = (dateOfBirth: string) =>
      t.call(null, 'guardian.correct-birth-date', { token, dateOfBirth, name: ' Petra Krüger ' });
    expect((await correct('2015-01-01')).error.code).toBe('too_young');
    expect((await correct('2010-07-15')).data).toEqual({ isNeeded: true });
    expect(await record(t, 'kim')).toMatchObject({ guardian: 'pending', guardians: [{ state: 'opened' }] });
    expect((await correct('2009-07-15')).data).toEqual({ isNeeded: false });
    expect(await record(t, 'kim')).toMatchObject({ guardian: 'none', guardians: [] });
    expect((await t.call(null, 'guardian.get', { token })).error.code).toBe('gone');
    const shown = await t.db.selectFrom('application').select('visible_at').executeTakeFirstOrThrow();
    expect(shown.visible_at).toEqual(t.now);
    const kept = await t.db.selectFrom('birth_date_correction').selectAll().orderBy('at').execute();
    expect(kept.map(({ was, became, name }) => [was, became, name])).toEqual([
      [BORN, '2010-07-15', 'Petra Krüger'],
      ['2010-07-15', '2009-07-15', 'Petra Krüger'],
    ]);
    // A company has seen the application by now.
    expect((await edit(t, 'kim', BORN)).error.detail).toEqual({ by: 'staff' });
  });

  test('a guardian who makes them too young for the work releases no application to it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', _id, { minAge: 15 });
    await seeker(t, 'kim', BORN, 'mum@example.org');
    await t.call('kim', 'application.add', applying(jobId));
    const token = await tokenFor(t, 'mum@example.org');
    const corrected = await t.call(null, 'guardian.correct-birth-date', {
      token,
      dateOfBirth: '2012-06-15',
      name: 'Petra Krüger',
    });
    expect(corrected.data).toEqual({ isNeeded: true });
    expect((await t.call(null, 'guardian.confirm', { token, ...agreement(t) })).status).toBe(200);
    const row = await t.db
      .selectFrom('application')
      .select(['status', 'visible_at', 'rejection'])
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'closed',
      rejection: { text: expect.stringContaining('berichtigt') },
    });
  });

  test('what companies see already shows the corrected age, and ends where the work is too hard for it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: open } = await publishedJob(t, 'owner', _id, { minAge: 15 });
    const { _id: adults } = await publishedJob(t, 'owner', _id, { minAge: 18 });
    await seeker(t, 'kim', '1990-06-15');
    for (const jobId of [open, adults])
      expect((await t.call('kim', 'application.add', applying(jobId))).status).toBe(200);
    await terminal(t).say('correct-birth-date', 'kim@example.org', '2009-06-15');
    const rows = await t.db
      .selectFrom('application')
      .select(['job_id', 'status', 'age_band', 'rejection'])
      .execute();
    expect(rows.find(({ job_id }) => job_id === open)).toMatchObject({
      status: 'submitted',
      age_band: '15_17',
    });
    expect(rows.find(({ job_id }) => job_id === adults)).toMatchObject({
      status: 'closed',
      rejection: { text: expect.stringContaining('berichtigt') },
    });
    await terminal(t).say('correct-birth-date', 'kim@example.org', '1990-06-15');
    const { age_band } = await t.db
      .selectFrom('application')
      .where('job_id', '=', open)
      .select('age_band')
      .executeTakeFirstOrThrow();
    expect(age_band).toBe('18plus');
  });

  test('what is over shows the corrected age too, and of somebody who is a minor nothing is kept on', async () => {
    const t = app();
    const { of, job } = await hiring(t);
    await t.call('owner', 'application.reject', of);
    const { eraseAt } = (await t.call('owner', 'application.ask-to-keep', { ...of, months: 12 })).data;
    await t.call('mia', 'application.answer-keep', { ...of, accept: true });
    await seeker(t, 'kim', '1990-06-15');
    await t.call('kim', 'application.add', applying(job._id));
    await t.db.updateTable('application').set({ status: 'hired' }).where('user_id', '=', 'kim').execute();
    for (const uid of ['mia', 'kim'])
      await terminal(t).say('correct-birth-date', `${uid}@example.org`, '2009-06-15');
    const rows = await t.db
      .selectFrom('application')
      .select(['status', 'age_band', 'erase_at', 'keeping'])
      .orderBy('status')
      .execute();
    expect(rows).toMatchObject([
      { status: 'hired', age_band: '15_17' },
      {
        status: 'rejected',
        age_band: '15_17',
        erase_at: new Date(eraseAt ?? ''),
        keeping: { state: 'ended' },
      },
    ]);
  });

  test('what a company has decided by is corrected by staff alone; the link that takes a consent back lives as long as it counts', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', _id, { minAge: 15 });
    await seeker(t, 'kim', BORN, 'mum@example.org');
    const first = await tokenFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token: first, ...agreement(t) });
    const token = await tokenFor(t, 'mum@example.org');
    expect(
      (
        await t.call(null, 'guardian.correct-birth-date', {
          token,
          dateOfBirth: '2011-01-01',
          name: 'Petra Krüger',
        })
      ).status,
    ).toBe(200);
    expect((await t.call(null, 'guardian.get', { token })).data.expiresAt).toBe('2029-01-01T00:00:00.000Z');
    await t.call('kim', 'application.add', applying(jobId));
    const refused = await t.call(null, 'guardian.correct-birth-date', {
      token,
      dateOfBirth: BORN,
      name: 'Petra Krüger',
    });
    expect(refused.error).toMatchObject({ code: 'birth_date_fixed', detail: { by: 'staff' } });
    const { say, refusal } = terminal(t);
    expect(await refusal('correct-birth-date', 'kim@example.org', 'soon')).toMatchObject({ exitCode: 2 });
    const noMail = ['kim@example.org', '2012-01-01', '--guardian', 'no mail'];
    expect(await refusal('correct-birth-date', ...noMail)).toMatchObject({ exitCode: 2 });
    expect(await refusal('correct-birth-date', 'kim@example.org', '2020-01-01')).toMatchObject({
      message: 'This needs an age of 13.',
    });
    expect(await say('correct-birth-date', 'kim@example.org', '1991-06-15')).toBe(
      'kim@example.org was born on 1991-06-15, not on 2011-01-01.',
    );
    expect(await record(t, 'kim')).toMatchObject({
      guardian: 'none',
      general: { dateOfBirth: '1991-06-15' },
    });
  });

  test('staff makes an adult who was none a child again, and the guardian is asked', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { say, refusal } = terminal(t);
    expect(await refusal('correct-birth-date', 'mia@example.org', BORN)).toMatchObject({
      message: expect.stringContaining('guardianMail: missing'),
    });
    await say('correct-birth-date', 'mia@example.org', BORN, '--guardian', 'mum@example.org');
    expect(await record(t, 'mia')).toMatchObject({
      guardian: 'pending',
      guardians: [{ mail: 'mum@example.org', state: 'sent' }],
    });
    expect(await tokenFor(t, 'mum@example.org')).toMatch(/^[\w-]{40,}$/);
    expect((await t.call('mia', 'guardian.resend', {})).status).toBe(200);
  });
});
