import { expect, test } from 'vitest';
import { consentStatement } from '../../domain/guardian/statement.ts';
import { guardianWork } from '../../domain/guardian/work.ts';
import { agreement, tokenFor } from '../../testing/guardians.ts';
import { applicantsOf } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const BORN = '2011-06-15';

/** Kim, 14, whose mother was asked; the token of her mail. */
async function asked(t: TestApp): Promise<string> {
  await seeker(t, 'kim', BORN, 'mum@example.org');
  return tokenFor(t, 'mum@example.org');
}

const kim = async (t: TestApp) => (await t.call('kim', 'user.get', { userId: 'kim' })).data;

onDatabase((app) => {
  test('parents.5 usersettings.6 the mail has a link that says whom it is about by first name, and the child sees it opened', async () => {
    const t = app();
    const token = await asked(t);
    expect(t.letters).toMatchObject([{ to: 'mum@example.org', subject: expect.stringContaining('Jana') }]);
    expect((await kim(t)).guardians).toMatchObject([
      { mail: 'mum@example.org', state: 'sent', openedAt: null },
    ]);
    const { status, data } = await t.call(null, 'guardian.get', { token });
    expect([status, data]).toEqual([
      200,
      {
        asks: 'confirm',
        act: 'account',
        firstname: 'Jana',
        dateOfBirth: BORN,
        mayCorrect: true,
        state: 'opened',
        expiresAt: '2026-03-16T09:00:00.000Z',
        letter: '/sites/parents-letter',
        statement: consentStatement('account', 'Jana', t.settings),
        creatorStatement: null,
        otherAsked: false,
      },
    ]);
    expect(await kim(t)).toMatchObject({
      guardian: 'pending',
      guardians: [{ state: 'opened', openedAt: t.now.toISOString() }],
    });
    const rows = await t.db.selectFrom('link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('parents.4 one who speaks for both activates the account, and gets the way back by mail', async () => {
    const t = app();
    const token = await asked(t);
    const confirmed = await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    expect(confirmed.data).toEqual({ state: 'ok' });
    const manage = await tokenFor(t, 'mum@example.org');
    expect(manage).not.toBe(token);
    expect(t.letters.map(({ to }) => to)).toContain('kim@example.org');
    expect((await kim(t)).guardian).toBe('ok');
    const again = await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    expect([again.status, again.error.code]).toEqual([410, 'gone']);
    expect((await t.call(null, 'guardian.get', { token: manage })).data).toMatchObject({
      asks: 'revoke',
      state: 'confirmed',
    });
    expect((await t.call(null, 'guardian.confirm', { token: manage, ...agreement(t) })).error.code).toBe(
      'not_found',
    );
    const row = await t.db.selectFrom('guardian_consent').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: 'Petra Krüger',
      relation: 'mother',
      both_parents: true,
      custody: 'authorised',
      confirmed_at: t.now,
    });
  });

  test('parents.4 otherwise the other parent is asked too, and the account waits for both', async () => {
    const t = app();
    const token = await asked(t);
    const alone = agreement(t, { custody: 'joint' });
    const confirm = (args: object) => t.call(null, 'guardian.confirm', { token, ...alone, ...args });
    expect((await confirm({})).error).toMatchObject({ fields: [{ path: 'otherMail', code: 'missing' }] });
    for (const otherMail of ['MUM@example.org', 'kim@example.org'])
      expect((await confirm({ otherMail })).error).toMatchObject({ fields: [{ code: 'own_mail' }] });
    expect((await confirm({ otherMail: 'dad@example.org' })).data).toEqual({ state: 'pending' });
    const other = await tokenFor(t, 'dad@example.org');
    expect((await kim(t)).guardians.map(({ mail, namedBy, state }) => [mail, namedBy, state])).toEqual([
      ['mum@example.org', 'child', 'confirmed'],
      [null, 'guardian', 'sent'],
    ]);
    const second = agreement(t, { name: 'Ali Krüger', relation: 'father', custody: 'joint' });
    expect((await t.call(null, 'guardian.confirm', { token: other, ...second })).data).toEqual({
      state: 'ok',
    });
  });

  test('setup.2 what was applied for in the meantime goes out with the consent, and not before', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { minAge: 15 });
    await seeker(t, 'pat', '2010-06-15', 'dad@example.org');
    const token = await tokenFor(t, 'dad@example.org');
    const application = await t.call('pat', 'application.add', applying(job._id));
    expect(application.status, JSON.stringify(application.error)).toBe(200);
    const applicants = async () =>
      (await pullAll(t, 'owner')).changes.filter(({ table, row }) => table === 'applicant' && row !== null);
    expect(await applicants()).toEqual([]);
    await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    expect(await applicants()).toMatchObject([{ row: { status: 'submitted', ageBand: '15_17' } }]);
    const manage = await tokenFor(t, 'dad@example.org');
    await t.call(null, 'guardian.revoke', { token: manage });
    expect(await applicants()).toMatchObject([{ row: { status: 'withdrawn' } }]);
  });

  test('setup.2 with the age as it is then: after a birthday, or a corrected birth date', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, {
      minAge: 13,
      branches: ['papers'],
      shifts: [{ day: 'wed', start: '15:00', end: '17:00' }],
      hours: { min: 2, max: 2, text: '' },
    });
    await seeker(t, 'ida', '2011-03-10', 'mum@example.org', 'yes');
    await seeker(t, 'kim', BORN, 'dad@example.org', 'yes');
    for (const uid of ['ida', 'kim'])
      expect((await t.call(uid, 'application.add', applying(job._id))).status).toBe(200);
    const [mums, dads] = [await tokenFor(t, 'mum@example.org'), await tokenFor(t, 'dad@example.org')];
    t.now = new Date('2026-03-11T09:00:00.000Z');
    await t.call(null, 'guardian.confirm', { token: mums, ...agreement(t) });
    expect((await applicantsOf(t, 'owner')).map(({ ageBand }) => ageBand)).toEqual(['15_17']);
    const corrected = { token: dads, dateOfBirth: '2007-06-15', name: 'Ali Krüger' };
    expect((await t.call(null, 'guardian.correct-birth-date', corrected)).status).toBe(200);
    expect((await applicantsOf(t, 'owner')).map(({ ageBand }) => ageBand).toSorted()).toEqual([
      '15_17',
      '18plus',
    ]);
  });

  test('a consent is taken back by the mailed link, once, and can be given again', async () => {
    const t = app();
    const token = await asked(t);
    await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    const manage = await tokenFor(t, 'mum@example.org');
    const { cursor } = await pullAll(t, 'kim');
    expect((await t.call(null, 'guardian.revoke', { token: manage })).data).toEqual({ state: 'pending' });
    const { changes } = await pullAll(t, 'kim', cursor);
    expect(changes.find(({ table }) => table === 'user')?.row).toMatchObject({
      guardian: 'pending',
      guardians: [{ state: 'revoked', revokedAt: t.now.toISOString() }],
    });
    expect(changes.filter(({ table }) => table === 'notification')).toHaveLength(1);
    expect((await t.call(null, 'guardian.revoke', { token: manage })).error.code).toBe('gone');
    expect((await t.call('kim', 'guardian.resend', {})).status).toBe(200);
    const second = await tokenFor(t, 'mum@example.org');
    expect((await t.call(null, 'guardian.confirm', { token: second, ...agreement(t) })).data.state).toBe(
      'ok',
    );
  });

  test('the mail can be sent again, and to another address, which ends the first link', async () => {
    const t = app();
    const token = await asked(t);
    const resend = (guardianMail?: string) =>
      t.call('kim', 'guardian.resend', guardianMail === undefined ? {} : { guardianMail });
    expect((await resend()).data.guardians).toHaveLength(1);
    expect((await resend('kim@example.org')).error).toMatchObject({ fields: [{ code: 'own_mail' }] });
    expect((await t.call(null, 'guardian.get', { token })).status).toBe(200);
    expect((await resend('dad@example.org')).data.guardians).toMatchObject([{ mail: 'dad@example.org' }]);
    expect((await t.call(null, 'guardian.get', { token })).error.code).toBe('gone');
    for (let more = 0; more < 3; more++) await resend();
    const sixth = await resend();
    expect([sixth.status, sixth.error.code]).toEqual([429, 'too_many_requests']);
    await seeker(t, 'mia');
    expect((await t.call('mia', 'guardian.resend', {})).error.code).toBe('not_allowed');
  });

  test('sent again it goes to the parent who has not answered, whichever address was given', async () => {
    const t = app();
    const token = await asked(t);
    const joint = { ...agreement(t, { custody: 'joint' }), otherMail: 'dad@example.org' };
    await t.call(null, 'guardian.confirm', { token, ...joint });
    const first = await tokenFor(t, 'dad@example.org');
    for (const args of [{}, { guardianMail: 'mum@example.org' }]) {
      const before = t.letters.length;
      expect((await t.call('kim', 'guardian.resend', args)).data).toMatchObject({ guardian: 'pending' });
      await t.doWork();
      expect(t.letters.slice(before).map(({ to }) => to)).toEqual(['dad@example.org']);
    }
    expect(await tokenFor(t, 'dad@example.org')).not.toBe(first);
    const refused = { token: first, reason: 'unknown_child' as const };
    expect((await t.call(null, 'guardian.refuse', refused)).data).toEqual({ accountEnds: false });
    expect((await kim(t)).guardians.map(({ mail, state }) => [mail, state])).toEqual([
      ['mum@example.org', 'confirmed'],
      [null, 'refused'],
    ]);
    const again = (guardianMail: string) => t.call('kim', 'guardian.resend', { guardianMail });
    expect((await again('mum@example.org')).error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'guardianMail', code: 'agreed' }],
    });
    expect((await again('papa@example.org')).status).toBe(200);
    const second = { ...agreement(t, { custody: 'joint' }), name: 'Ali Krüger', relation: 'father' as const };
    const other = await tokenFor(t, 'papa@example.org');
    expect((await t.call(null, 'guardian.confirm', { token: other, ...second })).data).toEqual({
      state: 'ok',
    });
  });

  test('a link that nobody was sent, or that is too old, opens nothing', async () => {
    const t = app();
    const token = await asked(t);
    const unknown = await t.call(null, 'guardian.get', { token: 'x'.repeat(43) });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
    t.now = new Date(t.now.getTime() + 14 * DAY_MS);
    const read = await t.call(null, 'guardian.get', { token });
    const confirmed = await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    expect([read.error.code, confirmed.error.code]).toEqual(['gone', 'gone']);
    expect((await kim(t)).guardian).toBe('pending');
  });

  test('who turns 16 needs nobody any more', async () => {
    const t = app();
    await seeker(t, 'kim', '2010-03-20', 'mum@example.org');
    const round = async (day: string) => {
      t.now = new Date(`${day}T10:00:00.000Z`);
      await makeDue(t, guardianWork);
      await t.doWork();
      return (await kim(t)).guardian;
    };
    expect(await round('2026-03-19')).toBe('pending');
    expect(await round('2026-03-20')).toBe('none');
    expect(t.faults).toEqual([]);
  });

  test('two parents who answer at the same moment leave one state and two consents', async () => {
    const t = app();
    const token = await asked(t);
    await t.call(null, 'guardian.confirm', {
      token,
      ...agreement(t, { custody: 'joint', otherMail: 'dad@example.org' }),
    });
    const other = await tokenFor(t, 'dad@example.org');
    const manage = await tokenFor(t, 'mum@example.org');
    const answers = await Promise.all([
      t.call(null, 'guardian.confirm', {
        token: other,
        ...agreement(t, { name: 'Ali Krüger', relation: 'father' }),
      }),
      t.call(null, 'guardian.revoke', { token: manage }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kim(t)).guardian).toBe('ok');
    expect((await kim(t)).guardians.map(({ state }) => state).sort()).toEqual(['confirmed', 'revoked']);
  });
});
