import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { seedDemoUsers } from '../../seed/demo-users.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const general = { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: '1998-04-17' };

function creating(uid: string, also: Partial<ArgsOf<'user.create'>['userObj']> = {}): ArgsOf<'user.create'> {
  return { uniqueId: uid, userObj: { email: `${uid}@example.org`, userMode: 'user', general, ...also } };
}

const endSetup = (t: TestApp, uid: string, at: string) =>
  t.call(uid, 'user.set-setting', { userId: uid, setting: { setup: { value: false, at } } });

onDatabase((app) => {
  test('an account creates its own record and finds it in its bucket', async () => {
    const t = app();
    const created = await t.call('jana', 'user.create', creating('jana'));
    expect(created.status).toBe(200);
    expect(created.data).toMatchObject({
      _id: 'jana',
      ver: 1,
      guardian: 'none',
      _linkedCompanyId: null,
      general,
    });
    const { changes } = await pullAll(t, 'jana');
    expect(changes).toEqual([{ bucket: 'user:jana', table: 'user', id: 'jana', ver: 1, row: created.data }]);
  });

  test('the same data again gives the same record, other data user_exists', async () => {
    const t = app();
    await t.call('jana', 'user.create', creating('jana'));
    expect((await t.call('jana', 'user.create', creating('jana'))).data.ver).toBe(1);
    const other = await t.call('jana', 'user.create', creating('jana', { userMode: 'company' }));
    expect([other.status, other.error.code]).toEqual([409, 'user_exists']);
  });

  test('nobody creates a record for another account or with another mail address', async () => {
    const t = app();
    const forAnother = await t.call('mallory', 'user.create', creating('jana'));
    expect([forAnother.status, forAnother.error.code]).toEqual([403, 'identity_mismatch']);
    const otherMail = await t.call('jana', 'user.create', creating('jana', { email: 'ceo@example.org' }));
    expect(otherMail.error.code).toBe('identity_mismatch');
    expect(await t.db.selectFrom('user').selectAll().execute()).toEqual([]);
  });

  test('ages: below 13 nobody, below 16 with a guardian, a company from 18 on', async () => {
    const t = app();
    const born = (dateOfBirth: string, also = {}) =>
      t.call('kim', 'user.create', creating('kim', { general: { ...general, dateOfBirth }, ...also }));
    expect((await born('2013-03-03')).error).toMatchObject({ code: 'too_young', detail: { minAge: 13 } });
    expect((await born('2013-03-02')).error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'userObj.guardianMail', code: 'missing' }],
    });
    expect((await born('2009-01-01', { userMode: 'company' })).error.code).toBe('too_young');
    expect((await born('2013-03-02', { guardianMail: 'mum@example.org' })).data.guardian).toBe('pending');
  });

  test('setup.1 whoever registers begins with the setup; registering again does not begin it anew', async () => {
    const t = app();
    const created = await t.call('jana', 'user.create', creating('jana'));
    expect(created.data.settings.setup?.value).toBe(true);
    await endSetup(t, 'jana', t.now.toISOString());
    const again = await t.call('jana', 'user.create', creating('jana'));
    expect(again.data.settings.setup?.value).toBe(false);
  });

  test('setup.5 the tap that ends the setup counts whatever its device’s clock says, and stays', async () => {
    const t = app();
    await t.call('jana', 'user.create', creating('jana'));
    const { cursor } = await pullAll(t, 'jana');
    const stopped = await endSetup(t, 'jana', '1980-01-01T00:00:00.000Z');
    expect(stopped.data.setup?.value).toBe(false);
    const { changes } = await pullAll(t, 'jana', cursor);
    expect(changes).toMatchObject([{ table: 'user', row: { settings: { setup: { value: false } } } }]);
    expect(stopped.changes).toEqual(changes);
  });

  test('setup.1 accounts that were there before have nothing to set up, and neither has the demo’s', async () => {
    const t = app();
    await seedDemoUsers(t.db, { seeker: 'demo-1', company: 'demo-2', password: 'x' }, t.now);
    for (const uid of ['demo-1', 'demo-2'])
      expect((await t.call(uid, 'user.get', { userId: uid })).data.settings).toEqual({});
  });

  test('only one’s own record can be read', async () => {
    const t = app();
    await seeker(t, 'jana');
    await seeker(t, 'mallory');
    expect((await t.call('jana', 'user.get', { userId: 'jana' })).data.email).toBe('jana@example.org');
    expect((await t.call('mallory', 'user.get', { userId: 'jana' })).error.code).toBe('not_allowed');
    expect((await t.call('stranger', 'user.get', { userId: 'jana' })).error.code).toBe('user_unknown');
  });

  test('register.10 an address that is not confirmed gets the link for it, a confirmed one nothing', async () => {
    const t = app();
    t.signIn('jana', { emailVerified: false });
    await t.call('jana', 'user.create', creating('jana'));
    await t.call('mia', 'user.create', creating('mia'));
    await t.doWork();
    expect(t.identityActs).toEqual([{ act: 'verify-link', who: 'jana@example.org' }]);
    expect(t.letters.map(({ to }) => to)).toEqual(['jana@example.org']);
  });

  test('mails come in the language that somebody came in, until they choose another', async () => {
    const t = app();
    t.signIn('jana', { emailVerified: false });
    t.signIn('mia', { emailVerified: false });
    await t.call('jana', 'user.create', creating('jana', { lang: 'en_US' }));
    await t.call('mia', 'user.create', creating('mia'));
    await t.doWork();
    const subjects = () => Object.fromEntries(t.letters.splice(0).map(({ to, subject }) => [to, subject]));
    const first = subjects();
    expect(first['jana@example.org']).toBe('Is this your address?');
    expect(first['mia@example.org']).toBe('Ist das deine Adresse?');
    const lang = { value: 'de_DE', at: t.now.toISOString() };
    await t.call('jana', 'user.set-setting', { userId: 'jana', setting: { lang } });
    t.now = new Date(t.now.getTime() + 3_600_000);
    await t.call('jana', 'user.verify-mail', { userId: 'jana' });
    await t.doWork();
    expect(subjects()['jana@example.org']).toBe('Ist das deine Adresse?');
  });

  test('register.5 a guardian has an address of their own', async () => {
    const t = app();
    const own = await t.call('kim', 'user.create', {
      ...creating('kim', {
        general: { ...general, dateOfBirth: '2011-06-15' },
        guardianMail: 'Kim@example.org',
      }),
    });
    expect(own.error).toMatchObject({ fields: [{ path: 'userObj.guardianMail', code: 'own_mail' }] });
  });
});
