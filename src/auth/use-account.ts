import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Passkey } from '../../contract/calls/passkey.ts';
import type { ArgsOf } from '../../contract/calls.ts';
import type { PasswordRule } from './password-check.ts';
import { onSession, readSession, type Session } from './session.ts';

export type Registration = Omit<ArgsOf<'user.create'>['userObj'], 'email'> & {
  email: string;
  password: string;
  /** They come by a company's mailed link, which confirms the address. */
  invitation?: ArgsOf<'user.create'>['invitation'];
};

/** What to do with unsent entries at sign-out (rule S1). */
export type UnsentChoice = 'send' | 'keep' | 'discard';

/**
 * What stays on this device of somebody who has signed out: how many entries were not received, and whether they are
 * locked away until the same person signs in (rule S4).
 */
export type Parting = { unsent: number; locked: boolean };

/** What a person does with their account beside signing in with a password. */
export type OtherWays = {
  /** Where an act needs a sign-in of the last minutes. */
  proveAgain: (password: string) => Promise<void>;
  /** The same by one of the account's passkeys. False: it is not known any more. */
  proveByPasskey: (of: readonly Passkey[]) => Promise<boolean>;
  /** Every other sign-in is over with that. */
  changePassword: (password: string) => Promise<void>;
  /** Has a link mailed to the new address, which changes it. */
  changeMail: (mail: string) => Promise<void>;
  confirmNewMail: (token: string) => Promise<'changed' | 'taken'>;
  /** Takes a change of the address back. */
  restoreMail: (token: string) => Promise<'changed' | 'taken'>;
  /** Has a link mailed that signs in, where there is an account with this address. */
  askSignInLink: (email: string) => Promise<void>;
  /** The address for which this device has asked for one. */
  askedSignInLink: () => Promise<string | null>;
  /** Null: the link is of no use, or was sent to another address. */
  signInByLink: (token: string, email: string) => Promise<Session | null>;
  /** Null: the passkey is not known any more. @param options.autofill offered where the address is typed */
  signInByPasskey: (options: { autofill: boolean }) => Promise<Session | null>;
  passkeys: () => Promise<readonly Passkey[]>;
  addPasskey: (name: string, known: readonly Passkey[]) => Promise<Passkey>;
  renamePasskey: (id: string, name: string) => Promise<Passkey>;
  removePasskey: (id: string) => Promise<void>;
};

/** Signing in and out, as the composition root joins it. Errors: see `sign-in-error.ts`. */
export type Account = OtherWays & {
  signIn: (email: string, password: string) => Promise<Session>;
  /**
   * Makes the account, then the user record; a second try goes on where the first one broke off. Null: that address
   * has an account. Its owner is told by mail: the screen must not reveal it (register.8).
   */
  register: (registration: Registration) => Promise<Session | null>;
  /** Somebody has an account and no user record yet: their mail; otherwise null. */
  unfinished: () => Promise<string | null>;
  signOut: (unsent: UnsentChoice) => Promise<Parting>;
  /** How many entries have not been received yet. */
  countUnsent: () => Promise<number>;
  /** The service's rules for passwords, and which of them this one keeps. */
  checkPassword: (password: string) => Promise<readonly PasswordRule[]>;
  /** Has a link mailed that sets a new password, where there is an account with this address. */
  askReset: (email: string) => Promise<void>;
  /** The account whose password a mailed code resets. */
  resetMail: (code: string) => Promise<string>;
  reset: (code: string, password: string) => Promise<void>;
  /** Confirms the mail address a code was sent to. */
  confirmMail: (code: string) => Promise<void>;
  /**
   * Calls back with whether the signed-in person's mail address is confirmed, now and on each change; null where
   * nobody is. Gives a function that stops it.
   */
  followMail: (listener: (confirmed: boolean | null) => void) => Promise<() => void>;
  /** Asks the sign-in service whether it is by now: the link may have been opened elsewhere. */
  lookAtMail: () => Promise<boolean | null>;
};

const AccountContext = createContext<Account | null>(null);

export const AccountProvider = AccountContext.Provider;

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount: outside of the app');
  return account;
}

/** In the first paint, which the build has made. */
const nobody = () => null;

/** Who is signed in on this device, live. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, readSession, nobody);
}
