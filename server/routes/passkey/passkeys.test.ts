import { expect, test } from 'vitest';
import { SIGN_IN } from '../../../contract/sign-in-ways.ts';
import { rightsWork } from '../../domain/rights/work.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Device = ReturnType<typeof authenticator>;
const EVIL = 'https://evil.example';

onDatabase((app) => {
  const post = async (url: string, payload: object = {}) =>
    (await app().app.inject({ method: 'POST', url, payload })).json();
  const challenge = async (): Promise<string> => (await post(SIGN_IN.challenge)).challenge;
  const add = async (t: TestApp, uid: string, device: Device, asked: object = {}) =>
    t.call(uid, 'passkey.add', {
      name: 'Mein Handy',
      credential: device.register({ challenge: await challenge(), ...asked }),
    });
  const signIn = async (proof: object): Promise<string | null> =>
    (await post(SIGN_IN.passkey, { proof })).token;
  const answer = async (device: Device, asked: object = {}) =>
    signIn(device.answer({ challenge: await challenge(), ...asked }));

  test('a passkey is added, told by mail, named, signs in, and signs in no more once it is removed', async () => {
    const t = app();
    await seeker(t, 'mia');
    const device = authenticator();
    const added = await add(t, 'mia', device);
    expect(added.data).toMatchObject({
      name: 'Mein Handy',
      credentialId: device.id,
      synced: false,
      lastUsedAt: null,
    });
    await t.doWork();
    expect(t.letters.map(({ to, text }) => [to, text.includes('Mein Handy')])).toEqual([
      ['mia@example.org', true],
    ]);
    expect(await answer(device)).toBe('token-of-mia');
    const passkeyId = added.data._id;
    await t.call('mia', 'passkey.rename', { passkeyId, name: 'Altes Handy' });
    expect((await t.call('mia', 'passkey.list', {})).data.items).toMatchObject([
      { name: 'Altes Handy', lastUsedAt: t.now.toISOString() },
    ]);
    await t.call('mia', 'passkey.remove', { passkeyId });
    expect(await answer(device)).toBe(null);
    await t.doWork();
    expect(t.letters.at(-1)).toMatchObject({
      to: 'mia@example.org',
      subject: 'Ein Passkey deines Kontos wurde entfernt',
      text: expect.stringContaining('Altes Handy'),
    });
    expect(t.faults).toEqual([]);
  });

  test('adding one needs a sign-in of the last minutes', async () => {
    const t = app();
    await seeker(t, 'mia');
    t.signIn('mia', { signedInAt: new Date(t.now.getTime() - 5 * 60_000 - 1) });
    expect((await add(t, 'mia', authenticator())).error.code).toBe('reauth_required');
  });

  test('adding one needs a confirmed address: it would still open the account once its owner has come', async () => {
    const t = app();
    await seeker(t, 'mia');
    t.signIn('mia', { emailVerified: false });
    const device = authenticator();
    expect((await add(t, 'mia', device)).error.code).toBe('mail_unverified');
    expect(await answer(device)).toBe(null);
    t.signIn('mia');
    expect((await add(t, 'mia', device)).status).toBe(200);
  });

  test('nobody sees, names or removes those of others, or adds one that is known', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const device = authenticator();
    const { _id: passkeyId } = (await add(t, 'mia', device)).data;
    expect((await t.call('mallory', 'passkey.list', {})).data.items).toEqual([]);
    const renamed = await t.call('mallory', 'passkey.rename', { passkeyId, name: 'Meiner' });
    const removed = await t.call('mallory', 'passkey.remove', { passkeyId });
    expect([renamed.error.code, removed.error.code]).toEqual(['not_found', 'not_found']);
    expect((await add(t, 'mallory', device)).error.code).toBe('state_conflict');
    expect(await answer(device)).toBe('token-of-mia');
  });

  test('what was made for another page, for an invented challenge, or without its owner is no passkey', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const [what, asked] of Object.entries({
      'another origin': { origin: EVIL },
      'our name on another port': { origin: 'https://zusage.example:8443' },
      'another relying party': { rpId: 'evil.example' },
      'an invented challenge': { challenge: Buffer.alloc(32).toString('base64url') },
      'nobody verified': { verified: false },
    }))
      expect([what, (await add(t, 'mia', authenticator(), asked)).error?.code]).toEqual([
        what,
        'fields_invalid',
      ]);
    expect((await t.call('mia', 'passkey.list', {})).data.items).toEqual([]);
  });

  test('a sign-in is refused for another page, an invented or old challenge, without its owner, by another key', async () => {
    const t = app();
    await seeker(t, 'mia');
    const device = authenticator();
    await add(t, 'mia', device);
    for (const [what, asked] of Object.entries({
      'another origin': { origin: EVIL },
      'another relying party': { rpId: 'evil.example' },
      'an invented challenge': { challenge: Buffer.alloc(32).toString('base64url') },
      'nobody verified': { verified: false },
    }))
      expect([what, await answer(device, asked)]).toEqual([what, null]);
    const forged = { ...authenticator().answer({ challenge: await challenge() }), id: device.id };
    expect(await signIn(forged)).toBe(null);
    expect(await signIn({ ...device.answer({ challenge: await challenge() }), signature: 'AAAA' })).toBe(
      null,
    );
    const old = await challenge();
    t.now = new Date(t.now.getTime() + 10 * 60_000);
    expect(await signIn(device.answer({ challenge: old }))).toBe(null);
    expect(await answer(device)).toBe('token-of-mia');
    expect(t.faults).toEqual([]);
  });

  test('an answer signs in once, also when it is sent twice at once', async () => {
    const t = app();
    await seeker(t, 'mia');
    const device = authenticator();
    await add(t, 'mia', device);
    const proof = device.answer({ challenge: await challenge() });
    const both = await Promise.all([signIn(proof), signIn(proof)]);
    expect(both.filter((token) => token !== null)).toEqual(['token-of-mia']);
    expect(await signIn(proof)).toBe(null);
  });

  test('a counter that goes back is that of a copy', async () => {
    const t = app();
    await seeker(t, 'mia');
    const device = authenticator();
    await add(t, 'mia', device);
    expect(await answer(device, { counter: 7 })).toBe('token-of-mia');
    expect([await answer(device, { counter: 7 }), await answer(device, { counter: 6 })]).toEqual([
      null,
      null,
    ]);
    expect(await answer(device, { counter: 8 })).toBe('token-of-mia');
  });

  test('challenges are stored as hashes, go when they are old, and an address that asks for too many waits', async () => {
    const t = app();
    const asked = await challenge();
    const rows = await t.db.selectFrom('passkey_challenge').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(asked);
    t.now = new Date(t.now.getTime() + 3_600_000);
    await makeDue(t, rightsWork);
    await t.doWork();
    expect(await t.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([]);
    await t.db
      .insertInto('usage')
      .values(
        Array.from({ length: 600 }, () => ({
          limit_name: 'signInTries',
          who: '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0',
          at: t.now,
        })),
      )
      .execute();
    expect((await post(SIGN_IN.challenge)).error.code).toBe('too_many_requests');
  });

  test('forms of a proof that no browser sends are refused and are no fault of ours', async () => {
    const t = app();
    await seeker(t, 'mia');
    const device = authenticator();
    await add(t, 'mia', device);
    const proof = device.answer({ challenge: await challenge() });
    for (const wrong of [
      { ...proof, clientDataJSON: 'AAAA' },
      { ...proof, clientDataJSON: Buffer.from('{}').toString('base64url') },
      { ...proof, clientDataJSON: Buffer.from('null').toString('base64url') },
      { ...proof, authenticatorData: 'AAAA' },
    ])
      expect(await signIn(wrong)).toBe(null);
    for (const body of [undefined, {}, { proof: { ...proof, id: 'ä' } }, { proof: [] }])
      expect((await post(SIGN_IN.passkey, body)).error.code).toBe('body_malformed');
    expect(t.faults).toEqual([]);
  });
});
