import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayedProject } from '../../../testing/played-project.ts';
import { type FirebaseIdentity, identityOf } from './firebase-identity.ts';

/** The real firebase-admin, over a project that is played: its tokens are unsigned. */

const PROJECT = 'demo-zusage';
let time = () => new Date();
const dropped: string[] = [];
const NEEDS = {
  randomBytes: (count: number) => new Uint8Array(count),
  publicUrl: 'https://zusage.example',
  clock: () => time(),
  dropPasskeys: async (uid: string) => dropped.push(uid),
};
let project: Awaited<ReturnType<typeof openPlayedProject>>;
let identity: FirebaseIdentity;

beforeAll(async () => {
  project = await openPlayedProject(PROJECT);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = project.address;
  identity = identityOf(initializeApp({ projectId: PROJECT }, PROJECT), NEEDS);
});
afterAll(async () => {
  await identity.close();
  await project.close();
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

function tokenWith(claims: object): string {
  const issued = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, iat: seconds(-7200) };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...issued, auth_time: seconds(-7200), exp: seconds(3600), ...claims })}.`;
}

type Account = {
  localId: string;
  email: string;
  disabled: boolean;
  validSince: string;
  emailVerified?: boolean;
};

/** An account that has existed for a day. */
function account(name: string) {
  const made: Account = {
    localId: name,
    email: `${name}@example.org`,
    disabled: false,
    validSince: String(seconds(-86_400)),
  };
  project.accounts.set(name, made);
  return made;
}

const codeOf = (token: string) =>
  identity.verify(token, { checkRevoked: true }).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

test('a good token names the account, its mail address in lower case, its sign-in and its end', async () => {
  account('mia');
  const signedIn = seconds(-7200);
  const end = seconds(3600);
  const claims = {
    sub: 'mia',
    email: 'Mia@Example.org',
    email_verified: true,
    auth_time: signedIn,
    exp: end,
  };
  expect(await identity.verify(tokenWith(claims), { checkRevoked: true })).toEqual({
    uid: 'mia',
    email: 'mia@example.org',
    emailVerified: true,
    signedInAt: signedIn * 1000,
    expiresAt: end * 1000,
  });
});

test('malformed, foreign, expired, disabled and ownerless tokens have their codes', async () => {
  const ben = account('ben');
  for (const bad of ['x', 'a.b.c', tokenWith({}), tokenWith({ sub: 'ben', aud: 'other' })])
    expect(await codeOf(bad)).toBe('token_invalid');
  expect(await codeOf(tokenWith({ sub: 'nobody' }))).toBe('token_invalid');
  expect(await codeOf(tokenWith({ sub: 'ben', exp: seconds(-3600) }))).toBe('token_expired');
  ben.disabled = true;
  expect(await codeOf(tokenWith({ sub: 'ben' }))).toBe('account_disabled');
});

test('what this process revokes, disables or deletes counts at once, whatever was believed a moment ago', async () => {
  for (const [name, act, code] of [
    ['lea', identity.revoke, 'token_expired'],
    ['ria', (uid: string) => identity.setDisabled(uid, true), 'account_disabled'],
    ['max', identity.deleteAccount, 'token_invalid'],
  ] as const) {
    account(name);
    const token = tokenWith({ sub: name });
    expect(await codeOf(token)).toBe('ok');
    await act(name);
    expect([name, await codeOf(token)]).toEqual([name, code]);
  }
  await identity.setDisabled('ria', false);
  expect(await codeOf(tokenWith({ sub: 'ria' }))).toBe('ok');
});

test('what another process revokes counts after five seconds', async () => {
  const tom = account('tom');
  const token = tokenWith({ sub: 'tom' });
  const began = Date.now();
  time = () => new Date(began);
  expect(await codeOf(token)).toBe('ok');
  tom.disabled = true;
  time = () => new Date(began + 4_999);
  expect(await codeOf(token)).toBe('ok');
  time = () => new Date(began + 5_000);
  expect(await codeOf(token)).toBe('account_disabled');
  time = () => new Date();
});

test('mailed links lead to our page, and exist for no unknown address', async () => {
  account('ida');
  for (const [action, link] of [
    ['reset', identity.resetLink],
    ['verify', identity.verifyLink],
  ] as const) {
    expect(await link('ida@example.org')).toBe(
      `https://zusage.example/?action=${action}&token=code-of-ida%40example.org`,
    );
    expect(await link('nobody@example.org')).toBeUndefined();
  }
});

test('an account that is not there is deleted and signed out without an error', async () => {
  await identity.deleteAccount('nobody');
  await identity.revoke('nobody');
});

test('an address changes for the one it was asked for, is confirmed with that, and ends every sign-in', async () => {
  const lea = account('lea');
  account('taken');
  const token = tokenWith({ sub: 'lea' });
  expect(await codeOf(token)).toBe('ok');
  const from = 'lea@example.org';
  expect(await identity.setMail('lea', { from, to: 'taken@example.org' })).toBe('taken');
  expect(await identity.setMail('lea', { from: 'other@example.org', to: 'neu@example.org' })).toBe('moved');
  const askedBy = new Date((Number(lea.validSince) - 1) * 1000);
  expect(await identity.setMail('lea', { from, to: 'neu@example.org', askedBy })).toBe('moved');
  expect(lea).toMatchObject({ email: from });
  expect(await identity.setMail('lea', { from, to: 'Neu@example.org' })).toBe('done');
  expect(lea).toMatchObject({ email: 'neu@example.org', emailVerified: true });
  expect(lea).not.toHaveProperty('password');
  expect(await codeOf(token)).toBe('token_expired');
  // Asked again after an answer that was lost; and back, with a random password.
  expect(await identity.setMail('lea', { from, to: 'neu@example.org' })).toBe('done');
  expect(await identity.setMail('lea', { to: from }, { voidPassword: true, evict: true })).toBe('done');
  expect(lea).toMatchObject({ email: from, password: expect.stringMatching(/^aA1!.{40,}$/) });
  await expect(identity.setMail('nobody', { to: from })).rejects.toMatchObject({ code: 'token_invalid' });
});

test('an address is confirmed for the account that still has it, which goes on with its password', async () => {
  const kim = account('kim');
  kim.emailVerified = false;
  await identity.confirmMail('kim', 'other@example.org');
  await identity.confirmMail('nobody', 'kim@example.org');
  expect(kim.emailVerified).toBe(false);
  await identity.confirmMail('kim', 'kim@example.org');
  expect(kim.emailVerified).toBe(true);
  expect(kim).not.toHaveProperty('password');
});

test('an account that took a freed address gives way to the one that had it, unless it is confirmed or has a record', async () => {
  const lea = account('lea');
  const squatter = { ...account('squatter'), email: 'alt@example.org', emailVerified: false };
  project.accounts.set('squatter', squatter);
  const back = (evict: boolean) =>
    identity.setMail('lea', { to: 'alt@example.org' }, { voidPassword: true, evict });
  expect(await back(false)).toBe('taken');
  squatter.emailVerified = true;
  expect(await back(true)).toBe('taken');
  squatter.emailVerified = false;
  expect(await back(true)).toBe('done');
  expect(lea).toMatchObject({ email: 'alt@example.org' });
  expect(project.accounts.has('squatter')).toBe(false);
});

test('a token is made for a person who has proved who they are; a link to an open address voids what was set before', async () => {
  const kim = account('kim');
  const made = await identity.signInToken('kim', { mail: false });
  expect(JSON.parse(Buffer.from(made.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    uid: 'kim',
  });
  expect(kim).not.toHaveProperty('password');
  expect(dropped).toEqual([]);
  await identity.signInToken('kim', { mail: true });
  expect(kim).toMatchObject({ emailVerified: true, password: expect.any(String) });
  await identity.signInToken('kim', { mail: true });
  expect(dropped).toEqual(['kim']);
});

test('a sign-in service that does not answer is unavailable, not a refusal', async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  const away = identityOf(initializeApp({ projectId: 'demo-away' }, 'demo-away'), NEEDS);
  const gone = tokenWith({ sub: 'x', aud: 'demo-away', iss: 'https://securetoken.google.com/demo-away' });
  for (const act of [away.revoke('x'), away.deleteAccount('x'), away.resetLink('a@example.org')])
    await expect(act).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.verify(gone, { checkRevoked: true })).rejects.toMatchObject({ code: 'unavailable' });
  await away.close();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = project.address;
});
