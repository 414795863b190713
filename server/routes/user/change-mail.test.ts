import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { setRecordMail } from '../../domain/user/change-mail.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};
/** Token of the newest link of an action that was mailed to somebody. */
function mailed(t: TestApp, to: string, action: string): string {
  const texts = t.letters.filter((letter) => letter.to === to).map(({ text }) => text);
  const found = texts.map((text) => new RegExp(`action=${action}&token=([\\w-]+)`).exec(text)?.[1]);
  return found.filter(Boolean).at(-1) ?? '';
}

onDatabase((app) => {
  const ask = (mail: string) => app().call('mia', 'user.change-mail', { userId: 'mia', mail });
  const confirm = (token: string) => app().call(null, 'user.confirm-mail', { token });
  const restore = (token: string) => app().call(null, 'user.restore-mail', { token });
  const record = async () =>
    (await app().db.selectFrom('user').where('id', '=', 'mia').select('email').executeTakeFirst())?.email;

  test('usersettings.1 an address changes by the link mailed to the new one; the old one is told, with a way back', async () => {
    const t = app();
    await seeker(t, 'mia');
    expect((await ask('Neu@Example.org')).data).toEqual({});
    await t.doWork();
    expect(t.letters.map(({ to }) => to)).toEqual(['neu@example.org']);
    expect(await record()).toBe('mia@example.org');
    const token = mailed(t, 'neu@example.org', 'change-mail');
    expect((await confirm(token)).data).toEqual({ status: 'changed' });
    expect(await record()).toBe('neu@example.org');
    expect(t.identityActs).toEqual([{ act: 'set-mail', who: 'mia neu@example.org' }]);
    await t.doWork();
    const told = t.letters.find(({ to }) => to === 'mia@example.org');
    expect(told?.text).toContain('neu@example.org');
    // One use.
    expect((await confirm(token)).error.code).toBe('gone');

    const back = mailed(t, 'mia@example.org', 'restore-mail');
    expect((await restore(back)).data).toEqual({ status: 'changed' });
    expect(await record()).toBe('mia@example.org');
    expect(t.identityActs.at(-1)).toEqual({ act: 'set-mail', who: 'mia mia@example.org without password' });
    await t.doWork();
    expect(t.letters.at(-1)).toMatchObject({
      to: 'mia@example.org',
      text: expect.stringContaining('action=reset'),
    });
    expect((await restore(back)).error.code).toBe('gone');
    expect(t.faults).toEqual([]);
  });

  test('asking needs a sign-in of the last minutes, and is limited', async () => {
    const t = app();
    await seeker(t, 'mia');
    t.signIn('mia', { signedInAt: new Date(t.now.getTime() - 5 * 60_000 - 1) });
    expect((await ask('neu@example.org')).error.code).toBe('reauth_required');
    t.signIn('mia');
    for (let times = 0; times < 5; times++) expect((await ask(`neu${times}@example.org`)).status).toBe(200);
    expect((await ask('neu5@example.org')).error.code).toBe('too_many_requests');
  });

  test('a link is good for its address only, for a day, and not beside another that was used', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const name of ['eins', 'zwei', 'taken']) await ask(`${name}@example.org`);
    await t.doWork();
    const [one, two, taken] = ['eins', 'zwei', 'taken'].map((name) =>
      mailed(t, `${name}@example.org`, 'change-mail'),
    ) as [string, string, string];
    // That somebody has this address by now is told to its reader only.
    expect((await confirm(taken)).data).toEqual({ status: 'taken' });
    // It stands for a change of address, and for nothing else.
    expect((await restore(one)).error.code).toBe('not_found');
    const both = await Promise.all([confirm(one), confirm(two)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    later(t, 1_000);
    t.signIn('mia');
    await ask('drei@example.org');
    await t.doWork();
    later(t, 24 * HOUR_MS);
    expect((await confirm(mailed(t, 'drei@example.org', 'change-mail'))).error.code).toBe('gone');
    expect((await confirm('x'.repeat(43))).error.code).toBe('not_found');
  });

  test('of several ways back the oldest wins: who has stolen an account cannot take it again with the one mailed to them', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const to of ['dieb@example.org', 'dieb2@example.org']) {
      t.signIn('mia');
      expect((await ask(to)).status).toBe(200);
      await t.doWork();
      expect((await confirm(mailed(t, to, 'change-mail'))).data).toEqual({ status: 'changed' });
      await t.doWork();
      later(t, 60_000);
    }
    const thiefs = mailed(t, 'dieb@example.org', 'restore-mail');
    expect((await restore(mailed(t, 'mia@example.org', 'restore-mail'))).data).toEqual({ status: 'changed' });
    expect((await restore(thiefs)).error.code).toBe('not_found');
    expect(await record()).toBe('mia@example.org');
  });

  test('a freed address makes no second record, and its reader is told why', async () => {
    const t = app();
    await seeker(t, 'nobody-lea');
    await t.call('nobody-lea', 'user.change-mail', { userId: 'nobody-lea', mail: 'neu@example.org' });
    await t.doWork();
    await confirm(mailed(t, 'neu@example.org', 'change-mail'));
    await t.doWork();
    const old = 'nobody-lea@example.org';
    // Another account that a hosted project has made with it.
    const record = (uid: string) =>
      t.call(uid, 'user.create', {
        uniqueId: uid,
        userObj: {
          email: old,
          userMode: 'user',
          general: { firstname: 'Mal', lastname: 'Lory', dateOfBirth: '1990-01-01' },
        },
      });
    expect((await record('Nobody-Lea')).error.code).toBe('user_exists');
    const before = t.letters.length;
    await t.call(null, 'user.tell-registered', { userMail: old });
    await t.doWork();
    expect(t.letters.slice(before)).toMatchObject([
      {
        to: old,
        subject: 'Diese Adresse ist noch reserviert',
        text: expect.stringContaining('9. März 2026'),
      },
    ]);
    later(t, 7 * 24 * HOUR_MS);
    await t.call(null, 'user.tell-registered', { userMail: old });
    await t.doWork();
    expect(t.letters).toHaveLength(before + 1);
    expect((await record('Nobody-Lea')).status).toBe(200);
  });

  test('a new password voids a link asked for before it, and the sign-in with it asks again', async () => {
    const t = app();
    await seeker(t, 'mia');
    await ask('dieb@example.org');
    later(t, 1_000);
    await t.parts.ports.identity.revoke('mia');
    // Mailed only now, and asked for before.
    await t.doWork();
    expect((await confirm(mailed(t, 'dieb@example.org', 'change-mail'))).error.code).toBe('gone');
    expect(await record()).toBe('mia@example.org');
    t.signIn('mia');
    await ask('neu@example.org');
    await t.doWork();
    expect((await confirm(mailed(t, 'neu@example.org', 'change-mail'))).data).toEqual({ status: 'changed' });
  });

  test('a link made before the address went back is void', async () => {
    const t = app();
    await seeker(t, 'mia');
    await ask('dieb@example.org');
    await t.doWork();
    await transact(t.parts, async (context) =>
      setRecordMail(context, await lockUserRow(context.tx, 'mia'), 'mia@example.org'),
    );
    expect((await confirm(mailed(t, 'dieb@example.org', 'change-mail'))).error.code).toBe('not_found');
  });
});
