import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { guardianWork } from '../../domain/guardian/work.ts';
import { creating, makeActive } from '../../testing/creators.ts';
import { agreement, creatorVersion } from '../../testing/guardians.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { queueWork } from '../../work/queue.ts';

async function letterFor(t: TestApp, to: string) {
  await t.doWork();
  const letter = t.letters.findLast((one) => one.to === to);
  return { letter, token: /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no-token-in-that-mail' };
}

/** Mia, 16, whose mother was asked for a creator's profile; the token of her mail. */
async function asked(t: TestApp): Promise<string> {
  await seeker(t, 'mia', '2009-06-15');
  const sent = await t.call('mia', 'guardian.resend', { guardianMail: 'mum@example.org' });
  expect(sent.status, JSON.stringify(sent.error)).toBe(200);
  return (await letterFor(t, 'mum@example.org')).token;
}

/** Mia's mother has agreed, and the profile is active; the token that takes it back. */
async function active(t: TestApp): Promise<string> {
  const token = await asked(t);
  await t.call(null, 'guardian.confirm', { token, ...agreement(t, { act: 'creator' }) });
  await makeActive(t, 'mia');
  return (await letterFor(t, 'mum@example.org')).token;
}

const activate = (t: TestApp, uid: string) => t.call(uid, 'creator.update', { patch: { status: 'active' } });
const mia = async (t: TestApp) => (await t.call('mia', 'user.get', { userId: 'mia' })).data;
const statusOf = async (t: TestApp) =>
  (await t.db.selectFrom('creator').select('status').executeTakeFirstOrThrow()).status;

async function onDay(t: TestApp, day: string): Promise<void> {
  t.now = new Date(`${day}T10:00:00.000Z`);
  await makeDue(t, guardianWork);
  await t.doWork();
}

onDatabase((app) => {
  test('at 16 a guardian agrees to a creator profile by the mailed link, and only then it can be made', async () => {
    const t = app();
    await seeker(t, 'mia', '2009-06-15');
    const create = () => t.call('mia', 'creator.create', creating('mia'));
    expect((await create()).error.code).toBe('guardian_required');
    expect((await t.call('mia', 'guardian.resend', {})).error).toMatchObject({
      fields: [{ path: 'guardianMail', code: 'missing' }],
    });
    const sent = await t.call('mia', 'guardian.resend', { guardianMail: 'Mum@example.org' });
    expect(sent.data).toMatchObject({
      guardian: 'none',
      creatorGuardian: 'pending',
      guardians: [{ act: 'creator', mail: 'mum@example.org', state: 'sent' }],
    });
    const { letter, token } = await letterFor(t, 'mum@example.org');
    expect(letter?.text).toMatch(/Creator-Profil[\s\S]*Unter 18 Jahren/);
    expect((await t.call(null, 'guardian.get', { token })).data).toMatchObject({
      asks: 'confirm',
      act: 'creator',
      state: 'opened',
    });
    expect((await create()).error.code).toBe('guardian_required');
    expect(
      (await t.call(null, 'guardian.confirm', { token, ...agreement(t, { act: 'creator' }) })).data,
    ).toEqual({ state: 'ok' });
    expect(await mia(t)).toMatchObject({
      guardian: 'none',
      creatorGuardian: 'ok',
      guardians: [{ act: 'creator', state: 'confirmed' }],
    });
    const told = await letterFor(t, 'mia@example.org');
    expect(told.letter?.subject).toContain('Creator-Profil');
    expect((await create()).data.status).toBe('draft');
    expect((await t.call('mia', 'guardian.resend', {})).error.code).toBe('not_allowed');
  });

  test('while it waits nothing else is held up', async () => {
    const t = app();
    await asked(t);
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const application = await t.call('mia', 'application.add', applying(job._id));
    expect(application.data).toMatchObject({ status: 'submitted', guardian: 'none' });
    const { changes } = await pullAll(t, 'owner');
    expect(changes.filter(({ table, row }) => table === 'applicant' && row !== null)).toHaveLength(1);
    const notices = (await pullAll(t, 'mia')).changes.filter(
      ({ table, row }) => table === 'notification' && (row as { type?: string }).type === 'guardian',
    );
    expect(notices).toEqual([]);
  });

  test('both parents as a rule: the other one is asked about the same', async () => {
    const t = app();
    const token = await asked(t);
    const alone = agreement(t, { act: 'creator', custody: 'joint', otherMail: 'dad@example.org' });
    expect((await t.call(null, 'guardian.confirm', { token, ...alone })).data).toEqual({ state: 'pending' });
    expect((await t.call('mia', 'creator.create', creating('mia'))).error.code).toBe('guardian_required');
    const other = await letterFor(t, 'dad@example.org');
    expect((await t.call(null, 'guardian.get', { token: other.token })).data.act).toBe('creator');
    const second = agreement(t, { act: 'creator', name: 'Ali Krüger', custody: 'joint' });
    const both = await t.call(null, 'guardian.confirm', { token: other.token, ...second });
    expect(both.data).toEqual({ state: 'ok' });
    expect((await t.call('mia', 'creator.create', creating('mia'))).status).toBe(200);
  });

  test('taken back, the profile is paused and stays so; asked again, it can go on', async () => {
    const t = app();
    const manage = await active(t);
    expect((await t.call(null, 'guardian.get', { token: manage })).data).toMatchObject({
      asks: 'revoke',
      act: 'creator',
    });
    const { cursor } = await pullAll(t, 'mia');
    expect((await t.call(null, 'guardian.revoke', { token: manage })).data).toEqual({ state: 'none' });
    const { changes } = await pullAll(t, 'mia', cursor);
    const row = (name: string) => changes.find(({ table }) => table === name)?.row;
    expect(row('creator')).toMatchObject({ status: 'paused' });
    expect(row('user')).toMatchObject({ creatorGuardian: 'none', guardians: [{ state: 'revoked' }] });
    expect(row('notification')).toMatchObject({ type: 'guardian' });
    expect((await activate(t, 'mia')).error.code).toBe('guardian_required');
    await t.call('mia', 'guardian.resend', {});
    expect((await activate(t, 'mia')).error.code).toBe('guardian_required');
    const { token } = await letterFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token, ...agreement(t, { act: 'creator' }) });
    expect((await activate(t, 'mia')).data.status).toBe('active');
  });

  test('at 18 nobody has to agree any more, and nothing is paused', async () => {
    const t = app();
    await active(t);
    await onDay(t, '2027-06-14');
    expect((await mia(t)).creatorGuardian).toBe('ok');
    await onDay(t, '2027-06-15');
    expect([(await mia(t)).creatorGuardian, await statusOf(t)]).toEqual(['none', 'active']);
    expect(t.faults).toEqual([]);
  });

  test('L20 who agrees to an account at 15 has not agreed to a profile: that is a box of its own, or a mail of its own', async () => {
    const t = app();
    await seeker(t, 'mia', '2010-06-15', 'mum@example.org');
    const { token } = await letterFor(t, 'mum@example.org');
    const asked = await t.call(null, 'guardian.get', { token });
    expect(asked.data.creatorStatement?.de_DE?.points.join(' ')).toContain('Creator-Profil');
    expect(asked.data.statement.de_DE?.points.join(' ')).toContain('Ein Creator-Profil');
    await t.call(null, 'guardian.confirm', { token, ...agreement(t) });
    expect(await mia(t)).toMatchObject({ guardian: 'ok', creatorGuardian: 'none' });
    expect((await t.call('mia', 'creator.create', creating('mia'))).error.code).toBe('guardian_required');
    expect((await t.call('mia', 'guardian.resend', {})).data).toMatchObject({
      creatorGuardian: 'pending',
      guardians: [
        { act: 'account', state: 'confirmed' },
        { act: 'creator', state: 'sent' },
      ],
    });
    const own = await letterFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token: own.token, ...agreement(t, { act: 'creator' }) });
    expect((await t.call('mia', 'creator.create', creating('mia'))).status).toBe(200);
  });

  test('L20 with the second box one link agrees to both, each is taken back on its own, and it counts until 18', async () => {
    const t = app();
    await seeker(t, 'mia', '2010-06-15', 'mum@example.org');
    const { token } = await letterFor(t, 'mum@example.org');
    const both = { ...agreement(t), creatorVersion: creatorVersion(t) };
    expect((await t.call(null, 'guardian.confirm', { token, ...both })).data).toEqual({ state: 'ok' });
    expect(await mia(t)).toMatchObject({ guardian: 'ok', creatorGuardian: 'ok' });
    const manage = (await letterFor(t, 'mum@example.org')).token;
    expect((await t.call(null, 'guardian.get', { token: manage })).data.act).toBe('creator');
    await makeActive(t, 'mia');
    await onDay(t, '2026-06-15');
    expect(await mia(t)).toMatchObject({ guardian: 'none', creatorGuardian: 'ok' });
    expect(await statusOf(t)).toBe('active');
    await t.call(null, 'guardian.revoke', { token: manage });
    expect([(await mia(t)).creatorGuardian, await statusOf(t)]).toEqual(['none', 'paused']);
  });

  test('L20 a child of 14 is too young for the second box, and an account that rests pauses the profile', async () => {
    const t = app();
    await seeker(t, 'kim', '2011-06-15', 'dad@example.org');
    const young = await letterFor(t, 'dad@example.org');
    const both = { ...agreement(t), creatorVersion: creatorVersion(t) };
    const refused = await t.call(null, 'guardian.confirm', { token: young.token, ...both });
    expect(refused.error.code).toBe('not_allowed');
    await seeker(t, 'mia', '2010-06-15', 'mum@example.org');
    const { token } = await letterFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token, ...both });
    await makeActive(t, 'mia');
    await t.doWork();
    const ofAccount = t.letters.find(({ subject }) => subject === 'Ihre Zustimmung für Jana')?.text ?? '';
    const manage = /token=([\w-]+)/.exec(ofAccount)?.[1] ?? '';
    const revoked = await t.call(null, 'guardian.revoke', { token: manage });
    expect(revoked.data, JSON.stringify(revoked.error)).toEqual({ state: 'pending' });
    expect(await mia(t)).toMatchObject({ guardian: 'pending', creatorGuardian: 'ok' });
    expect(await statusOf(t)).toBe('paused');
    expect((await activate(t, 'mia')).error.code).toBe('guardian_required');
  });

  test('L20 profiles that lived on the consent to an account are paused, and their guardians asked, once', async () => {
    const t = app();
    await seeker(t, 'mia', '2010-06-15', 'mum@example.org');
    const { token } = await letterFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token, ...agreement(t), creatorVersion: creatorVersion(t) });
    await makeActive(t, 'mia');
    // As the version before had it: no consent but that to the account.
    await t.db.deleteFrom('guardian_consent').where('act', '=', 'creator').execute();
    const kinds = { kind: 'guardian.own-consent', key: 'mia', payload: { uid: 'mia' } };
    await transact(t.parts, (context) => queueWork(context, kinds));
    const { letter } = await letterFor(t, 'mum@example.org');
    expect(letter?.text).toContain('Creator-Profil');
    expect(await mia(t)).toMatchObject({ guardian: 'ok', creatorGuardian: 'pending' });
    expect(await statusOf(t)).toBe('paused');
    expect(t.faults).toEqual([]);
  });

  test('another address ends the first link; adults and companies have nobody to ask', async () => {
    const t = app();
    const token = await asked(t);
    await t.call('mia', 'guardian.resend', { guardianMail: 'dad@example.org' });
    expect(
      (await t.call(null, 'guardian.confirm', { token, ...agreement(t, { act: 'creator' }) })).error.code,
    ).toBe('gone');
    await seeker(t, 'jana');
    await company(t, 'owner');
    for (const uid of ['jana', 'owner'])
      expect((await t.call(uid, 'guardian.resend', { guardianMail: 'mum@example.org' })).error.code).toBe(
        'not_allowed',
      );
  });
});

onPostgres((app) => {
  test('a consent that is taken back while the profile goes active leaves it paused', async () => {
    const t = app();
    const manage = await active(t);
    await t.call('mia', 'creator.update', { patch: { status: 'paused' } });
    const [answer] = await Promise.all([
      t.call(null, 'guardian.revoke', { token: manage }),
      activate(t, 'mia'),
    ]);
    expect(answer.status).toBe(200);
    expect(await statusOf(t)).toBe('paused');
    expect(t.faults).toEqual([]);
  });
});
