import { expect, test } from 'vitest';
import { agreement, tokenFor } from '../../testing/guardians.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const BORN = '2011-06-15';
const MUM = 'mum@example.org';

async function kim(t: TestApp) {
  const { data, error } = await t.call('kim', 'user.get', { userId: 'kim' });
  return data ?? error;
}

const register = (t: TestApp, uid: string, email: string, guardianMail: string) =>
  t.call(uid, 'user.create', {
    uniqueId: uid,
    userObj: {
      email,
      userMode: 'user',
      general: { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: BORN },
      guardianMail,
    },
  });

onDatabase((app) => {
  test('L21 a guardian says no: the account is erased at once, the child reads why, and the address is left alone', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { minAge: 15 });
    await seeker(t, 'kim', BORN, MUM);
    await t.call('kim', 'application.add', applying(job._id));
    const token = await tokenFor(t, MUM);
    const refused = await t.call(null, 'guardian.refuse', { token, reason: 'no' });
    expect(refused.data, JSON.stringify(refused.error)).toEqual({ accountEnds: true });
    await t.doWork();
    const told = t.letters.findLast(({ to }) => to === 'kim@example.org');
    expect(told).toMatchObject({
      subject: 'Deine Eltern haben Nein gesagt',
      text: expect.stringContaining('Darum ist dein Konto jetzt gelöscht'),
    });
    const row = await t.db.selectFrom('user').where('id', '=', 'kim').selectAll().executeTakeFirstOrThrow();
    expect([row.erased_at, row.guardian_mail]).toEqual([t.now, null]);
    for (const table of ['guardian_consent', 'link'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await t.db.selectFrom('guardian_block').selectAll().execute())).not.toContain(
      'mum@',
    );
    expect((await t.call(null, 'guardian.refuse', { token, reason: 'no' })).status).toBe(404);
    // Registered once more, the same child cannot have us write there again; another child's parents are asked.
    const again = await register(t, 'KIM', 'kim@example.org', 'MUM@example.org');
    expect(again.error).toMatchObject({ fields: [{ path: 'userObj.guardianMail', code: 'refused' }] });
    expect((await register(t, 'KIM', 'kim@example.org', 'dad@example.org')).status).toBe(200);
    expect((await register(t, 'lea', 'lea@example.org', MUM)).status).toBe(200);
    expect(t.faults).toEqual([]);
  });

  test('L21 somebody who does not know the child is forgotten and asked by nobody again; the child names another', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, 'stranger@example.org');
    const token = await tokenFor(t, 'stranger@example.org');
    const refused = await t.call(null, 'guardian.refuse', { token, reason: 'unknown_child' });
    expect(refused.data).toEqual({ accountEnds: false });
    expect(await kim(t)).toMatchObject({
      guardian: 'pending',
      guardians: [{ state: 'refused', mail: null, refusedAt: t.now.toISOString() }],
    });
    const row = await t.db.selectFrom('user').where('id', '=', 'kim').selectAll().executeTakeFirstOrThrow();
    expect(row.guardian_mail).toBeNull();
    expect((await t.call('kim', 'guardian.resend', {})).error).toMatchObject({
      fields: [{ code: 'missing' }],
    });
    const there = { guardianMail: 'stranger@example.org' };
    expect((await t.call('kim', 'guardian.resend', there)).error).toMatchObject({
      fields: [{ path: 'guardianMail', code: 'refused' }],
    });
    const other = await register(t, 'lea', 'lea@example.org', 'stranger@example.org');
    expect(other.error).toMatchObject({ fields: [{ code: 'refused' }] });
    expect((await t.call('kim', 'guardian.resend', { guardianMail: MUM })).status).toBe(200);
    await t.doWork();
    const told = t.letters.findLast(({ to }) => to === 'kim@example.org');
    expect(told?.subject).toBe('Die Adresse deiner Eltern stimmt nicht');
  });

  test('L21 a profile that is refused leaves the account as it is', async () => {
    const t = app();
    await seeker(t, 'kim', '2009-06-15');
    await t.call('kim', 'guardian.resend', { guardianMail: MUM });
    const token = await tokenFor(t, MUM);
    expect((await t.call(null, 'guardian.refuse', { token, reason: 'no' })).data).toEqual({
      accountEnds: false,
    });
    expect(await kim(t)).toMatchObject({
      guardian: 'none',
      creatorGuardian: 'none',
      guardians: [{ act: 'creator', state: 'refused', mail: null }],
    });
    expect((await t.call('kim', 'guardian.resend', { guardianMail: MUM })).error).toMatchObject({
      fields: [{ code: 'refused' }],
    });
  });

  test('L21 one parent who agreed does not outweigh the other who refuses', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, MUM);
    const token = await tokenFor(t, MUM);
    const joint = agreement(t, { custody: 'joint', otherMail: 'dad@example.org' });
    await t.call(null, 'guardian.confirm', { token, ...joint });
    const other = await tokenFor(t, 'dad@example.org');
    expect((await t.call(null, 'guardian.refuse', { token: other, reason: 'no' })).data).toEqual({
      accountEnds: true,
    });
  });

  test('L21 the words that were confirmed are kept with their version, and others are not taken for them', async () => {
    const t = app();
    await t.db
      .insertInto('webpage')
      .values({ id: 'parents-letter', status: 'published', show_in_footer: true, updated_at: t.now })
      .execute();
    const version = {
      webpage_id: 'parents-letter',
      published_at: t.now,
      valid_from: t.now,
      source: 'seed' as const,
    };
    for (const number of [1, 2])
      await t.db
        .insertInto('webpage_version')
        .values({ ...version, version: number, title: '{}', blocks: '{}', content_hash: `${number}` })
        .execute();
    await seeker(t, 'kim', BORN, MUM);
    const token = await tokenFor(t, MUM);
    const asked = await t.call(null, 'guardian.get', { token });
    const words = asked.data.statement.de_DE;
    const stale = { ...agreement(t), statement: { lang: 'de_DE' as const, version: '0123456789abcdef' } };
    expect((await t.call(null, 'guardian.confirm', { token, ...stale })).error.code).toBe('state_conflict');
    expect((await t.call(null, 'guardian.confirm', { token, ...agreement(t) })).status).toBe(200);
    const kept = await t.db.selectFrom('guardian_consent').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      statement: words?.points,
      statement_version: words?.version,
      statement_lang: 'de_DE',
      letter_version: 2,
    });
    expect(words?.points[0]).toContain('Sorgerecht');
  });

  test('L18 two consents are of two people: neither the child’s name nor the other parent’s is taken twice', async () => {
    const t = app();
    await seeker(t, 'kim', BORN, MUM);
    const token = await tokenFor(t, MUM);
    const own = agreement(t, { name: 'jana KRUGER' });
    expect((await t.call(null, 'guardian.confirm', { token, ...own })).error).toMatchObject({
      fields: [{ path: 'name', code: 'own_name' }],
    });
    const joint = agreement(t, { custody: 'joint', otherMail: 'dad@example.org' });
    await t.call(null, 'guardian.confirm', { token, ...joint });
    const other = await tokenFor(t, 'dad@example.org');
    const same = agreement(t, { relation: 'father', custody: 'joint' });
    expect((await t.call(null, 'guardian.confirm', { token: other, ...same })).error).toMatchObject({
      fields: [{ path: 'name', code: 'same_name' }],
    });
    const second = { ...same, name: 'Ali Krüger' };
    expect((await t.call(null, 'guardian.confirm', { token: other, ...second })).data.state).toBe('ok');
  });
});
