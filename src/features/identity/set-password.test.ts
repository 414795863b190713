import { expect, it, vi } from 'vitest';
import type { Session } from '../../auth/session.ts';
import { setAndSignIn } from './set-password.ts';

const GIVEN = { code: 'code', mail: 'mia@example.org', password: 'wieder da 22' };
const fails = (code: string) => vi.fn(() => Promise.reject(Object.assign(new Error(code), { code })));
const works = () => vi.fn(async () => undefined);
const signsIn = () => vi.fn(async () => ({}) as Session);

it('forgot.5 a second try after a broken line finds the link used up, and signs in with what was set', async () => {
  const signIn = signsIn();
  await setAndSignIn({ reset: fails('auth/invalid-action-code'), signIn }, GIVEN);
  expect(signIn).toHaveBeenCalledWith(GIVEN.mail, GIVEN.password);
});

it('forgot.5 a link that somebody else has used up is told as such, not as a wrong password', async () => {
  const account = { reset: fails('auth/expired-action-code'), signIn: fails('auth/invalid-credential') };
  await expect(setAndSignIn(account, GIVEN)).rejects.toThrow('auth/expired-action-code');
});

it('everything else is told as it is', async () => {
  const signIn = signsIn();
  await expect(setAndSignIn({ reset: fails('auth/weak-password'), signIn }, GIVEN)).rejects.toThrow('weak');
  expect(signIn).not.toHaveBeenCalled();
  const away = { reset: works(), signIn: fails('auth/network-request-failed') };
  await expect(setAndSignIn(away, GIVEN)).rejects.toThrow('network');
});
