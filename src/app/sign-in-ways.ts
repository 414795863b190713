import type { User } from '../../contract/entities/user.ts';
import type { Identity } from '../auth/identity.ts';
import type { Session } from '../auth/session.ts';
import { askChallenge, tokenOfLink, tokenOfPasskey } from '../auth/sign-in-ways.ts';
import type { OtherWays } from '../auth/use-account.ts';
import type { CallAlongside, CallNow } from '../sync/calls/call.ts';

export type WaysParts = {
  identity: () => Promise<Identity>;
  call: CallAlongside;
  guestCall: CallNow;
  begin: (user: User) => Promise<Session>;
};

/** Where this device has asked for a link: it is not asked for the address again when the link is opened here. */
const ASKED = 'sign-in-mail';

/** What a person does with their account beside signing in with a password: few visits come here. */
export function createOtherWays({ identity, call, guestCall, begin }: WaysParts): OtherWays {
  const enter = async (token: string | null): Promise<Session | null> => {
    if (token === null) return null;
    const uid = await (await identity()).signInWithToken(token);
    return begin(await call('user.get', { userId: uid }));
  };
  const current = async () => {
    const person = await (await identity()).current();
    if (!person) throw new Error('nobody is signed in');
    return person;
  };
  return {
    proveAgain: async (password) => (await identity()).proveAgain(password),
    proveByPasskey: async (of) => {
      const { proveByPasskey } = await import('../auth/passkey.ts');
      const token = await tokenOfPasskey(await proveByPasskey(await askChallenge(), { autofill: false, of }));
      if (token !== null) await (await identity()).signInWithToken(token);
      return token !== null;
    },
    changePassword: async (password) => {
      await (await identity()).changePassword(password);
      // The service has ended them by now; here they vanish from the list at once.
      await call('session.revoke', { others: true }).catch(() => undefined);
    },
    changeMail: async (mail) => {
      await call('user.change-mail', { userId: (await current()).uid, mail: mail.trim() });
    },
    confirmNewMail: async (token) => (await guestCall('user.confirm-mail', { token })).status,
    restoreMail: async (token) => (await guestCall('user.restore-mail', { token })).status,
    askSignInLink: async (email) => {
      const userMail = email.trim();
      await guestCall('user.mail-sign-in', { userMail });
      localStorage.setItem(ASKED, userMail);
    },
    askedSignInLink: async () => localStorage.getItem(ASKED),
    signInByLink: async (token, email) => {
      const session = await enter(await tokenOfLink(token, email.trim()));
      if (session) localStorage.removeItem(ASKED);
      return session;
    },
    signInByPasskey: async (options) => {
      const { proveByPasskey } = await import('../auth/passkey.ts');
      return enter(await tokenOfPasskey(await proveByPasskey(await askChallenge(), options)));
    },
    passkeys: async () => (await call('passkey.list', {})).items,
    addPasskey: async (name, known) => {
      const { makePasskey } = await import('../auth/passkey.ts');
      const credential = await makePasskey(await askChallenge(), await current(), known);
      return call('passkey.add', { name, credential });
    },
    renamePasskey: (passkeyId, name) => call('passkey.rename', { passkeyId, name }),
    removePasskey: async (passkeyId) => {
      await call('passkey.remove', { passkeyId });
    },
  };
}
