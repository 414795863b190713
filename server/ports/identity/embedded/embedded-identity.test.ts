import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactSign, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { seeker } from '../../../testing/people.ts';
import { keepDemoAccounts } from './demo-accounts.ts';
import { type EmbeddedIdentity, openEmbeddedIdentity } from './embedded-identity.ts';
import { type FormerAccounts, readFormerAccounts, takeFormerAccounts } from './former-accounts.ts';
import { deriveSignInKey } from './sign-in-key.ts';

const PROJECT = 'demo-zusage';
const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at);
const HOME = '192.0.2.1';
const MIA = { email: 'Mia@Example.org', password: 'secret-1' };
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'zusage-sign-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

onDatabase((app) => {
  const open = (secret = SECRET): Promise<EmbeddedIdentity> =>
    openEmbeddedIdentity({
      db: app().db,
      clock: () => app().now,
      newId: () => v7(),
      randomBytes: (count) => randomBytes(count),
      key: deriveSignInKey(secret),
      projectId: PROJECT,
      publicUrl: 'https://zusage.example',
    });
  const later = (ms: number) => {
    app().now = new Date(app().now.getTime() + ms);
  };
  const refused = (act: Promise<unknown>): Promise<string> =>
    act.then(
      () => 'ok',
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
  const verified = ({ identity }: EmbeddedIdentity, token: string) =>
    refused(identity.verify(token, { checkRevoked: true }));
  const codeIn = (link: string | undefined) => new URL(String(link)).searchParams.get('token') ?? '';

  test('a token names the account, its address, its sign-in and its end, and lives for an hour', async () => {
    const { service, identity } = await open();
    const { localId, idToken } = await service.signUp(MIA, HOME);
    const start = Math.floor(app().now.getTime() / 1000) * 1000;
    expect(await identity.verify(idToken, { checkRevoked: true })).toEqual({
      uid: localId,
      email: 'mia@example.org',
      emailVerified: false,
      signedInAt: start,
      expiresAt: start + 3_600_000,
    });
    later(3_600_000);
    expect(await refused(identity.verify(idToken, { checkRevoked: false }))).toBe('token_expired');
  });

  test('a forged token is refused: unsigned, another key, the public key as a secret, another project, other claims', async () => {
    const embedded = await open();
    const { localId, idToken } = await embedded.service.signUp(MIA, HOME);
    const [header = '', claims = '', signature = ''] = idToken.split('.');
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = await generateKeyPair('RS256');
    const published = embedded.keys.published().keys[0];
    const asSecret = new TextEncoder().encode(JSON.stringify(published));
    const foreign = await embedded.keys.sign({ ...said, aud: 'other', sub: localId });
    const foreignIssuer = await embedded.keys.sign({ ...said, iss: 'https://evil.example' });
    const nameless = await embedded.keys.sign({ ...said, sub: undefined });
    for (const [what, token] of Object.entries({
      unsigned: `${part({ alg: 'none' })}.${claims}.`,
      'unsigned with a key’s name': `${part({ alg: 'none', kid })}.${claims}.`,
      'another key': await new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid }).sign(other.privateKey),
      'another key, which it brings along': await new SignJWT(said)
        .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(other.publicKey) })
        .sign(other.privateKey),
      'the public key as a secret': await new CompactSign(Buffer.from(JSON.stringify(said)))
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(asSecret),
      'other claims': `${header}.${part({ ...said, sub: 'somebody' })}.${signature}`,
      'another project': foreign,
      'another issuer': foreignIssuer,
      'nobody named': nameless,
      'no token': 'x',
    }))
      expect([what, await verified(embedded, token)]).toEqual([what, 'token_invalid']);
    expect(await verified(embedded, idToken)).toBe('ok');
  });

  test('what ends a sign-in counts at once, in every process, and the next sign-in counts too', async () => {
    const [here, there] = [await open(), await open()];
    for (const [name, act, code] of [
      ['lea', here.identity.revoke, 'token_expired'],
      ['ria', (uid: string) => here.identity.setDisabled(uid, true), 'account_disabled'],
      ['max', here.identity.deleteAccount, 'token_invalid'],
    ] as const) {
      const account = { email: `${name}@example.org`, password: 'secret-1' };
      const { localId, idToken, refreshToken } = await here.service.signUp(account, HOME);
      expect(await verified(there, idToken)).toBe('ok');
      await act(localId);
      expect([name, await verified(here, idToken), await verified(there, idToken)]).toEqual([
        name,
        code,
        code,
      ]);
      expect(await refused(there.service.token({ refresh_token: refreshToken }))).toBe(
        name === 'ria' ? 'USER_DISABLED' : 'INVALID_REFRESH_TOKEN',
      );
    }
    // In the same second as the sign-out everywhere.
    const again = await there.service.signInWithPassword(
      { email: 'lea@example.org', password: 'secret-1' },
      HOME,
    );
    expect(await verified(here, again.idToken)).toBe('ok');
  });

  test('a sign-in that was under way while all were ended does not outlive them', async () => {
    const embedded = await open();
    const { accounts, identity, service } = embedded;
    const { localId } = await service.signUp(MIA, HOME);
    const asRead = await accounts.byUid(localId);
    if (asRead === undefined) throw new Error('no account');
    await identity.revoke(localId);
    const { refreshToken } = await accounts.begin(asRead);
    expect(await refused(service.token({ refresh_token: refreshToken }))).toBe('INVALID_REFRESH_TOKEN');
  });

  test('who is refused for one limit has used up none of the others', async () => {
    const { service } = await open();
    await service.signUp(MIA, HOME);
    const guess = (email: string, address: string) =>
      refused(service.signInWithPassword({ email, password: 'wrong-1' }, address));
    // Fifty guesses at one account, from five addresses.
    for (let n = 0; n < 50; n++) await guess(MIA.email, `203.0.113.${n % 5}`);
    const rows = () =>
      app().db.selectFrom('usage').where('limit_name', 'like', 'signIn.%').selectAll().execute();
    const before = (await rows()).length;
    expect(await guess(MIA.email, '203.0.113.77')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await rows()).length).toBe(before);
  });

  test('nothing tells who has an account: an unknown address is answered as a wrong password is', async () => {
    const { service, identity } = await open();
    await service.signUp(MIA, HOME);
    const signIn = (email: string) =>
      refused(service.signInWithPassword({ email, password: 'wrong-1' }, HOME));
    expect([await signIn('mia@example.org'), await signIn('nobody@example.org')]).toEqual([
      'INVALID_LOGIN_CREDENTIALS',
      'INVALID_LOGIN_CREDENTIALS',
    ]);
    // Also of one that is disabled, until the password is right.
    const { localId } = await service.signInWithPassword(MIA, HOME);
    await identity.setDisabled(localId, true);
    expect(await signIn('mia@example.org')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await refused(service.signInWithPassword(MIA, HOME))).toBe('USER_DISABLED');
  });

  test('who guesses at an account from one address is stopped after ten, also when all are sent at once', async () => {
    const { service } = await open();
    await service.signUp(MIA, HOME);
    const guess = (address: string) =>
      refused(service.signInWithPassword({ ...MIA, password: 'wrong-1' }, address));
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess('203.0.113.9')));
    expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(10);
    while ((await guess('203.0.113.9')) !== 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const right = (address: string) => refused(service.signInWithPassword(MIA, address));
    expect(await right('203.0.113.9')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    // She herself, elsewhere, is not locked out by that; nor is anybody for ever.
    expect(await right(HOME)).toBe('ok');
    later(15 * 60_000);
    expect(await right('203.0.113.9')).toBe('ok');
  });

  test('signing in rightly never counts, so that a school behind one address works', async () => {
    const { service } = await open();
    await service.signUp(MIA, HOME);
    for (let time = 0; time < 30; time++) await service.signInWithPassword(MIA, HOME);
    expect(
      await app().db.selectFrom('usage').where('limit_name', 'like', 'signIn.p%').selectAll().execute(),
    ).toEqual([]);
  });

  test('two who register the same address at once: one has it', async () => {
    const { service } = await open();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        refused(service.signUp({ ...MIA, password: `secret-${letter}` }, HOME)),
      ),
    );
    expect(answers.sort()).toEqual(['EMAIL_EXISTS', 'EMAIL_EXISTS', 'ok']);
  });

  test('a reset code sets a password once, ends every sign-in, confirms the address, and dies with its hour', async () => {
    const embedded = await open();
    const { service, identity } = embedded;
    const { idToken, refreshToken } = await service.signUp(MIA, HOME);
    const link = await identity.resetLink('MIA@example.org');
    expect(link).toMatch(/^https:\/\/zusage\.example\/\?action=reset&token=[\w-]{43}$/);
    const other = codeIn(await identity.resetLink('mia@example.org'));
    const reset = (oobCode: string) => service.resetPassword({ oobCode, newPassword: 'secret-2' });
    const both = await Promise.all([refused(reset(codeIn(link))), refused(reset(codeIn(link)))]);
    expect(both.sort()).toEqual(['INVALID_OOB_CODE', 'ok']);
    expect(await refused(reset(other))).toBe('INVALID_OOB_CODE');
    expect(await verified(embedded, idToken)).toBe('token_expired');
    expect(await refused(service.token({ refresh_token: refreshToken }))).toBe('INVALID_REFRESH_TOKEN');
    expect(await refused(service.signInWithPassword(MIA, HOME))).toBe('INVALID_LOGIN_CREDENTIALS');
    const now = await service.signInWithPassword({ ...MIA, password: 'secret-2' }, HOME);
    expect((await identity.verify(now.idToken, { checkRevoked: true })).emailVerified).toBe(true);
    const late = codeIn(await identity.resetLink('mia@example.org'));
    later(60 * 60_000);
    expect(await refused(reset(late))).toBe('INVALID_OOB_CODE');
    expect(await identity.resetLink('nobody@example.org')).toBeUndefined();
    expect(await identity.verifyLink('nobody@example.org')).toBeUndefined();
  });

  test('a code is good for its own purpose only', async () => {
    const { service, identity } = await open();
    await service.signUp(MIA, HOME);
    const verify = codeIn(await identity.verifyLink('mia@example.org'));
    expect(await refused(service.resetPassword({ oobCode: verify, newPassword: 'secret-2' }))).toBe(
      'INVALID_OOB_CODE',
    );
    const reset = codeIn(await identity.resetLink('mia@example.org'));
    expect(await refused(service.update({ oobCode: reset }))).toBe('INVALID_OOB_CODE');
    expect(await service.update({ oobCode: verify })).toMatchObject({ emailVerified: true });
  });

  test('a new password and a deletion ask for a sign-in of the last minutes', async () => {
    const { service } = await open();
    const { idToken } = await service.signUp(MIA, HOME);
    later(6 * 60_000);
    expect(await refused(service.update({ idToken, password: 'secret-2' }))).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    expect(await refused(service.delete({ idToken }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const again = await service.signInWithPassword(MIA, HOME);
    const changed = await service.update({ idToken: again.idToken, password: 'secret-2' });
    expect(await refused(service.lookup({ idToken }))).toBe('TOKEN_EXPIRED');
    expect(await refused(service.lookup({ idToken: String('idToken' in changed && changed.idToken) }))).toBe(
      'ok',
    );
  });

  test('a token of ours signs in once, for two minutes, and not as a mailed code, nor one of those as a token', async () => {
    const embedded = await open();
    const { service, identity } = embedded;
    const { localId } = await service.signUp(MIA, HOME);
    const token = await identity.signInToken(localId, { mail: false });
    const enter = (one: string) => refused(service.signInWithCustomToken({ token: one }));
    expect(await refused(service.resetPassword({ oobCode: token, newPassword: 'secret-2' }))).toBe(
      'INVALID_OOB_CODE',
    );
    expect(await refused(service.update({ oobCode: token }))).toBe('INVALID_OOB_CODE');
    const both = await Promise.all([enter(token), enter(token)]);
    expect(both.sort()).toEqual(['INVALID_CUSTOM_TOKEN', 'ok']);
    const reset = codeIn(await identity.resetLink('mia@example.org'));
    expect([await enter(reset), await enter('invented'), await enter('')]).toEqual([
      'INVALID_CUSTOM_TOKEN',
      'INVALID_CUSTOM_TOKEN',
      'MISSING_CUSTOM_TOKEN',
    ]);
    const late = await identity.signInToken(localId, { mail: false });
    later(2 * 60_000);
    expect(await enter(late)).toBe('INVALID_CUSTOM_TOKEN');
    const ofDisabled = await identity.signInToken(localId, { mail: false });
    await identity.setDisabled(localId, true);
    expect(await enter(ofDisabled)).toBe('USER_DISABLED');
    await expect(identity.signInToken('nobody', { mail: false })).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test('who registered an address of others is out once its owner signs in by mail', async () => {
    const embedded = await open();
    const { service, identity } = embedded;
    const thief = await service.signUp(MIA, HOME);
    const token = await identity.signInToken(thief.localId, { mail: true });
    const owner = await service.signInWithCustomToken({ token });
    expect((await identity.verify(owner.idToken, { checkRevoked: true })).emailVerified).toBe(true);
    expect(await verified(embedded, thief.idToken)).toBe('token_expired');
    expect(await refused(service.signInWithPassword(MIA, HOME))).toBe('INVALID_LOGIN_CREDENTIALS');
    // A confirmed one keeps its password, and nobody is signed out by another way in.
    await service.resetPassword({
      oobCode: codeIn(await identity.resetLink('mia@example.org')),
      newPassword: 'secret-2',
    });
    const right = { ...MIA, password: 'secret-2' };
    const before = await service.signInWithPassword(right, HOME);
    await identity.signInToken(thief.localId, { mail: true });
    expect([
      await verified(embedded, before.idToken),
      await refused(service.signInWithPassword(right, HOME)),
    ]).toEqual(['ok', 'ok']);
  });

  test('a passkey added before the address was confirmed goes with the password set before, by either mailed way', async () => {
    const t = app();
    const { service, identity } = await open();
    const passkeys = async () => (await t.db.selectFrom('passkey').select('user_id').execute()).length;
    const ways = {
      'sign-in': (uid: string) => identity.signInToken(uid, { mail: true }),
      reset: async (_uid: string, email: string) =>
        service.resetPassword({ oobCode: codeIn(await identity.resetLink(email)), newPassword: 'secret-2' }),
    };
    for (const [name, come] of Object.entries(ways)) {
      const email = `${name}@example.org`;
      const { localId } = await service.signUp({ ...MIA, email }, HOME);
      await seeker(t, localId);
      // As a former version of the app has added them.
      const addPasskey = () =>
        t.db
          .insertInto('passkey')
          .values({
            id: v7(),
            user_id: localId,
            credential_id: v7(),
            public_key: '',
            counter: 0,
            transports: [],
            synced: false,
            name,
            created_at: t.now,
          })
          .execute();
      await addPasskey();
      await come(localId, email);
      expect([name, await passkeys()]).toEqual([name, 0]);
      await addPasskey();
      await come(localId, email);
      expect([name, await passkeys()]).toEqual([name, 1]);
      await t.db.deleteFrom('passkey').execute();
    }
  });

  test('an address changes for the one it was asked for, is confirmed with that, and ends every sign-in', async () => {
    const embedded = await open();
    const { service, identity } = embedded;
    const { localId, idToken } = await service.signUp(MIA, HOME);
    await service.signUp({ ...MIA, email: 'ben@example.org' }, HOME);
    const from = 'mia@example.org';
    const reset = codeIn(await identity.resetLink(from));
    expect(await identity.setMail(localId, { from, to: 'ben@example.org' })).toBe('taken');
    expect(await verified(embedded, idToken)).toBe('ok');
    const both = await Promise.all(
      ['neu@example.org', 'anders@example.org'].map((to) => identity.setMail(localId, { from, to })),
    );
    expect(both.sort()).toEqual(['done', 'moved']);
    expect(await verified(embedded, idToken)).toBe('token_expired');
    const now = (await embedded.accounts.byUid(localId))?.email ?? '';
    // Asked again after an answer that was lost.
    expect(await identity.setMail(localId, { from, to: now })).toBe('done');
    expect(await refused(service.resetPassword({ oobCode: reset, newPassword: 'secret-2' }))).toBe(
      'INVALID_OOB_CODE',
    );
    expect(await refused(service.signInWithPassword(MIA, HOME))).toBe('INVALID_LOGIN_CREDENTIALS');
    const again = await service.signInWithPassword({ ...MIA, email: now }, HOME);
    expect((await identity.verify(again.idToken, { checkRevoked: true })).emailVerified).toBe(true);
    // Back, with the password that somebody else knew.
    expect(await identity.setMail(localId, { to: from }, { voidPassword: true, evict: true })).toBe('done');
    expect(await refused(service.signInWithPassword(MIA, HOME))).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('an address does not change for a sign-in that a new password has ended', async () => {
    const { service, identity } = await open();
    const { localId, idToken } = await service.signUp(MIA, HOME);
    const asked = async (token: string) => {
      const { signedInAt } = await identity.verify(token, { checkRevoked: false });
      return { from: 'mia@example.org', to: 'neu@example.org', askedBy: new Date(signedInAt) };
    };
    const changed = await service.update({ idToken, password: 'secret-2' });
    expect(await identity.setMail(localId, await asked(idToken))).toBe('moved');
    const fresh = await asked(String('idToken' in changed && changed.idToken));
    expect(await identity.setMail(localId, fresh)).toBe('done');
    // Asked again after an answer that was lost: the change itself has ended that sign-in.
    expect(await identity.setMail(localId, fresh)).toBe('done');
  });

  test('an address is confirmed for the account that still has it, which goes on with its password', async () => {
    const embedded = await open();
    const { service, identity } = embedded;
    const { localId } = await service.signUp(MIA, HOME);
    const isConfirmed = async () => {
      const { idToken } = await service.signInWithPassword(MIA, HOME);
      return (await identity.verify(idToken, { checkRevoked: true })).emailVerified;
    };
    await identity.confirmMail(localId, 'ben@example.org');
    await identity.confirmMail('nobody', 'mia@example.org');
    expect(await isConfirmed()).toBe(false);
    await identity.confirmMail(localId, 'Mia@example.org');
    expect(await isConfirmed()).toBe(true);
  });

  test('a new password is told by mail, whether it was changed or set by a code', async () => {
    const t = app();
    const { service, identity } = await open();
    const { localId, idToken } = await service.signUp(MIA, HOME);
    await seeker(t, localId);
    await service.update({ idToken, password: 'secret-2' });
    const oobCode = codeIn(await identity.resetLink('mia@example.org'));
    expect(await refused(service.resetPassword({ oobCode, newPassword: 'kurz' }))).toBe('WEAK_PASSWORD');
    await service.resetPassword({ oobCode, newPassword: 'secret-3' });
    await t.doWork();
    const told = t.letters.filter(({ subject }) => subject === 'Dein Konto hat ein neues Passwort');
    expect(told.map(({ to, text }) => [to, text.includes('/forgot-password')])).toEqual([
      [`${localId}@example.org`, true],
      [`${localId}@example.org`, true],
    ]);
    expect(t.faults).toEqual([]);
  });

  test('the address an account had is nobody else’s to register for as long as there is a way back', async () => {
    const t = app();
    const { service } = await open();
    await seeker(t, 'lea');
    await t.call('lea', 'user.change-mail', { userId: 'lea', mail: 'lea.neu@example.org' });
    await t.doWork();
    const token = /token=([\w-]+)/.exec(t.letters.at(-1)?.text ?? '')?.[1] ?? '';
    const register = () => refused(service.signUp({ ...MIA, email: 'Lea@example.org' }, HOME));
    // The service has changed the address, and the record is about to follow.
    expect(await register()).toBe('EMAIL_EXISTS');
    await t.call(null, 'user.confirm-mail', { token });
    expect(await register()).toBe('EMAIL_EXISTS');
    later(7 * DAY_MS);
    expect(await register()).toBe('ok');
  });

  test('keys change every month under load, in two processes, and no token of before is refused', async () => {
    const [here, there] = [await open(), await open()];
    const { refreshToken } = await here.service.signUp(MIA, HOME);
    const kidOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    const tokenFrom = async ({ service }: EmbeddedIdentity) =>
      (await service.token({ refresh_token: refreshToken })).id_token;
    const first = await tokenFrom(here);
    later(30 * DAY_MS - 1_000);
    const last = await tokenFrom(there);
    expect(kidOf(last)).toBe(kidOf(first));
    later(1_000);
    const many = await Promise.all([here, there, here, there, here, there].map(tokenFrom));
    expect(new Set(many.map(kidOf)).size).toBe(1);
    expect(kidOf(String(many[0]))).not.toBe(kidOf(first));
    later(5_000);
    for (const token of [last, ...many])
      expect([await verified(here, token), await verified(there, token)]).toEqual(['ok', 'ok']);
    expect(here.keys.published().keys).toHaveLength(2);
    expect(JSON.stringify(here.keys.published())).not.toMatch(/"d"/);
    // By hand at once, and what is past every token's life is gone.
    later(2 * DAY_MS);
    await there.keys.rotate();
    const fresh = await tokenFrom(there);
    expect(await verified(here, fresh)).toBe('ok');
    expect(here.keys.published().keys).toHaveLength(2);
  });

  test('a stolen database signs no token, tells no password, no code and no session', async () => {
    const { service, identity } = await open();
    const { refreshToken } = await service.signUp(MIA, HOME);
    const code = codeIn(await identity.resetLink('mia@example.org'));
    const dump = JSON.stringify(
      await Promise.all(
        (['sign_in_account', 'sign_in_session', 'sign_in_code', 'sign_in_key'] as const).map((table) =>
          app().db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secret of [MIA.password, refreshToken, code]) expect(dump).not.toContain(secret);
    const [key] = await app().db.selectFrom('sign_in_key').selectAll().execute();
    await expect(importJWK(JSON.parse(String(key?.public_key)))).resolves.toHaveProperty('type', 'public');
    await expect(open(new Uint8Array(32))).rejects.toThrow(
      /^The sign-in key does not belong to this database/,
    );
    // Who has the hash and not the secret cannot even try passwords.
    const [account] = await app().db.selectFrom('sign_in_account').selectAll().execute();
    const { passwordsOf } = await import('./passwords.ts');
    const thief = passwordsOf(new Uint8Array(32), (count) => randomBytes(count));
    expect(await thief.matches(MIA.password, account?.password_hash)).toBe(false);
  });

  test('the demo accounts keep their ids and password, and get a new one when the file is lost', async () => {
    const embedded = await open();
    const needs = { ...embedded, newId: () => v7(), randomBytes: (count: number) => randomBytes(count) };
    const data = mkdtempSync(join(folder, 'demo-'));
    const first = await keepDemoAccounts(needs, data);
    expect(await keepDemoAccounts(needs, data)).toEqual(first);
    rmSync(join(data, 'demo-accounts.json'));
    const again = await keepDemoAccounts(needs, data);
    expect([again.seeker, again.company]).toEqual([first.seeker, first.company]);
    expect(again.password).not.toBe(first.password);
    expect(
      await refused(
        embedded.service.signInWithPassword({ email: 'seeker@example.org', password: again.password }, HOME),
      ),
    ).toBe('ok');
  });

  test('accounts of a data folder of before sign in with their passwords, which are in clear nowhere any more', async () => {
    const { service, passwords } = await open();
    const data = mkdtempSync(join(folder, 'former-'));
    const file = join(data, 'identity.json');
    const hash = (password: string) => `fakeHash:salt=fakeSalt123:password=${password}`;
    const accounts = [
      {
        localId: 'mia',
        email: 'mia@example.org',
        emailVerified: true,
        passwordHash: hash('a:password=b'),
        validSince: '1700000000',
      },
      { localId: 'ben', email: 'Ben@example.org', passwordHash: hash('secret-1'), disabled: true },
      { localId: 'tel', phoneNumber: '+49151' },
    ];
    writeFileSync(file, JSON.stringify({ accounts }));
    const needs = { db: app().db, passwords, clock: () => app().now };
    expect(await takeFormerAccounts(needs, readFormerAccounts(data) as FormerAccounts)).toBe(3);
    expect(existsSync(file)).toBe(false);
    expect(readFormerAccounts(data)).toBeNull();
    const signIn = (email: string, password: string) => service.signInWithPassword({ email, password }, HOME);
    expect(await signIn('mia@example.org', 'a:password=b')).toMatchObject({ localId: 'mia' });
    expect(await refused(signIn('ben@example.org', 'secret-1'))).toBe('USER_DISABLED');
    writeFileSync(file, '{');
    expect(() => readFormerAccounts(data)).toThrow(/the file is damaged/);
    expect(existsSync(file)).toBe(true);
  });
});
