import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { lockUser, unlockUser } from '../../domain/report/lock-account.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, seeker } from '../../testing/people.ts';
import { REASONS } from '../../testing/reasons.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};
const lock = (t: TestApp, uid: string, until: Date | null = null) =>
  transact(t.parts, (context) =>
    lockUser(context, {
      ...REASONS,
      facts: 'You asked applicants for a fee.',
      uid,
      reasonCode: 'scam',
      until,
    }),
  );

onDatabase((app) => {
  test('deleting needs a sign-in of the last five minutes, and can be taken back for 14 days', async () => {
    const t = app();
    await seeker(t, 'mia');
    t.signIn('mia', { signedInAt: new Date(t.now.getTime() - 5 * 60_000 - 1) });
    const erase = () => t.call('mia', 'user.delete', { userId: 'mia', confirm: true, reAuth: true });
    expect((await erase()).error).toMatchObject({ code: 'reauth_required' });
    t.signIn('mia', { signedInAt: new Date(t.now.getTime() - 5 * 60_000) });
    const { finalAt } = (await erase()).data;
    expect(finalAt).toBe('2026-03-16T09:00:00.000Z');
    await t.doWork();
    expect(t.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['mia@example.org', expect.stringContaining('gelöscht')],
    ]);
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.deletion).toEqual({ finalAt });
    later(t, 1000);
    t.signIn('mia');
    expect((await erase()).data.finalAt).toBe(finalAt);
    later(t, 13 * DAY_MS);
    expect((await t.call('mia', 'user.restore', { userId: 'mia' })).data.deletion).toBe(null);
    later(t, 2 * DAY_MS);
    await t.doWork();
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.general.firstname).toBe('Jana');
    expect(t.identityActs).toEqual([]);
  });

  test('nobody is deleted by others, without confirmation, or away from a company that needs them', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    expect((await t.call('mallory', 'user.delete', { userId: 'mia', confirm: true })).error.code).toBe(
      'not_allowed',
    );
    const unsaid = await t.call('mia', 'user.delete', { userId: 'mia' } as never);
    expect(unsaid.error.code).toBe('parameter_missing');
    const { _id } = await company(t, 'owner');
    expect((await t.call('owner', 'user.delete', { userId: 'owner', confirm: true })).error).toMatchObject({
      code: 'company_owned',
      detail: { companyId: _id },
    });
    await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'mallory').execute();
    expect((await t.call('mallory', 'user.delete', { userId: 'mia', confirm: true })).status).toBe(200);
    expect(await t.db.selectFrom('staff_log').select(['command', 'acted_by']).execute()).toEqual([
      { command: 'user.delete', acted_by: 'mallory@example.org' },
    ]);
  });

  test('locked.1 an account is locked with reasons, signed out, told, and open again when its time is over', async () => {
    const t = app();
    await seeker(t, 'mia');
    const until = new Date(t.now.getTime() + 3 * DAY_MS);
    await lock(t, 'mia', until);
    await t.doWork();
    expect(t.identityActs).toEqual([{ act: 'revoke', who: 'mia' }]);
    expect(t.letters.map(({ to }) => to)).toEqual(['mia@example.org']);
    const statement = 'You asked applicants for a fee.';
    t.signIn('mia');
    const { data } = await t.call('mia', 'user.get', { userId: 'mia' });
    expect(data.locked).toEqual({
      since: t.now.toISOString(),
      until: until.toISOString(),
      reasonCode: 'scam',
      statement,
    });
    expect((await t.call('mia', 'user.set-setting', { userId: 'mia', setting: {} })).error.code).toBe(
      'locked',
    );
    // Why is told to nobody else: the first call is a guest's, the second Mia's own.
    const isLocked = async (as: string | null) =>
      (await t.call(as, 'user.has-lock', { userMail: 'MIA@example.org' })).data;
    expect(await isLocked(null)).toEqual({ locked: true, until: until.toISOString() });
    expect(await isLocked('mia')).toEqual({ locked: true, until: until.toISOString(), reasonCode: 'scam' });
    later(t, 3 * DAY_MS);
    await t.doWork();
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.locked).toBe(null);
  });

  test('a lock that was made longer is not opened by the shorter one', async () => {
    const t = app();
    await seeker(t, 'mia');
    await lock(t, 'mia', new Date(t.now.getTime() + DAY_MS));
    await lock(t, 'mia', null);
    later(t, 2 * DAY_MS);
    await t.doWork();
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.locked?.until).toBe(null);
    await transact(t.parts, (context) => unlockUser(context, { uid: 'mia' }));
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.locked).toBe(null);
  });

  test('known and unknown mails get the same answer to everything', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ask = async (mail: string) => {
      const lockAnswer = await t.call(null, 'user.has-lock', { userMail: mail });
      const reset = await t.call(null, 'user.reset-password', { userMail: mail });
      return [lockAnswer.status, lockAnswer.data, reset.status, reset.data];
    };
    const known = await ask('mia@example.org');
    expect(known).toEqual([200, { locked: false }, 200, {}]);
    expect(await ask('nobody@example.org')).toEqual(known);
    const rows = await t.db.selectFrom('work').where('kind', '=', 'user.reset-mail').selectAll().execute();
    expect(rows).toHaveLength(2);
    await t.doWork();
    expect(t.letters).toMatchObject([{ to: 'mia@example.org', text: expect.stringContaining('code-1') }]);
    expect(t.faults).toEqual([]);
  });

  test('register.8 who registers twice is told by mail, and nobody else learns of it', async () => {
    const t = app();
    await seeker(t, 'mia');
    const tell = (userMail: string) => t.call(null, 'user.tell-registered', { userMail });
    const known = await tell('MIA@example.org');
    const unknown = await tell('nobody@example.org');
    expect([known.status, known.data]).toEqual([200, {}]);
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    await t.doWork();
    expect(t.letters).toHaveLength(1);
    expect(t.letters[0]).toMatchObject({ to: 'mia@example.org' });
    expect(t.letters[0]?.text).toContain('https://zusage.example/login');
    expect(t.letters[0]?.text).toContain('action=reset');
    expect(t.faults).toEqual([]);
  });

  test('asking for a mail never locks its owner out: over an account’s limit the answer is the same, and no mail follows', async () => {
    const t = app();
    await seeker(t, 'mia');
    const asked = async (as: string | null, call: 'user.reset-password' | 'user.tell-registered') =>
      (await t.call(as, call, { userMail: 'Mia@example.org' })).status;
    const mails = async () => {
      await t.doWork();
      return t.letters.splice(0).length;
    };
    for (let tries = 0; tries < 12; tries++) expect(await asked(null, 'user.reset-password')).toBe(200);
    expect(await mails()).toBe(5);
    for (let tries = 0; tries < 12; tries++) expect(await asked(null, 'user.tell-registered')).toBe(200);
    expect(await mails()).toBe(5);
    // Signed in, with her own address: strangers have used up nothing of that.
    expect(await asked('mia', 'user.reset-password')).toBe(200);
    expect(await mails()).toBe(1);
    later(t, 3_600_001);
    expect(await asked(null, 'user.reset-password')).toBe(200);
    expect(await mails()).toBe(1);
  });

  test('a school behind one address asks for as many mails and locks as it has pupils; a flood is stopped', async () => {
    const t = app();
    const reset = (nr: number) => t.call(null, 'user.reset-password', { userMail: `pupil${nr}@example.org` });
    for (let nr = 0; nr < 300; nr++) expect((await reset(nr)).status).toBe(200);
    const last = await reset(300);
    expect([last.status, last.error.detail?.limit]).toEqual([429, 'resetRequests']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(3000);
    const look = (nr: number) => t.call(null, 'user.has-lock', { userMail: `pupil${nr}@example.org` });
    for (let nr = 0; nr < 40; nr++) expect((await look(nr)).status).toBe(200);
    for (let tries = 0; tries < 29; tries++) expect((await look(0)).status).toBe(200);
    expect((await look(0)).error.detail?.limit).toBe('lockChecks');
    expect((await look(1)).status).toBe(200);
  });
});
