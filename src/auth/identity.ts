import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PublicConfig } from '../../contract/config.ts';
import { authCode } from './auth-code.ts';
import { defaultRules, type PasswordRule, rulesOf } from './password-check.ts';
import { createPresence, type PresencePorts } from './presence.ts';

/** The sign-in service as a page uses it, which loads it after its first paint. */
export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(config: PublicConfig['identity'], origin: string, ports: PresencePorts) {
  const { auth, present, leave, credentials, sessionOver, current } = createPresence(config, origin, ports);
  /** Asks the service whether the signed-in person's address is confirmed, unless it is known to be. */
  const lookAtMail = async (): Promise<boolean | null> => {
    const user = await present();
    if (!user) return null;
    // Another tab may have learned it already; this one gets no event for that.
    if (user.emailVerified) return true;
    await reload(user);
    // The server believes the token and nothing else; the next one says it in any case.
    if (user.emailVerified) await user.getIdToken(true).catch(() => undefined);
    return user.emailVerified;
  };
  return {
    credentials,
    sessionOver,
    current,
    /** Tells of every change of who is signed in, also by another tab; answers a function that stops it. */
    onChange: (listener: (uid: string | null) => void) =>
      onAuthStateChanged(auth, () => {
        // A store that fails twice says nothing of anybody; the next change tells.
        present()
          .catch(present)
          .then(
            (user) => listener(user?.uid ?? null),
            () => undefined,
          );
      }),
    signIn: async (email: string, password: string) =>
      (await signInWithEmailAndPassword(auth, email, password)).user.uid,
    /** Null: there is an account with this address. */
    register: async (email: string, password: string): Promise<string | null> => {
      try {
        return (await createUserWithEmailAndPassword(auth, email, password)).user.uid;
      } catch (error) {
        if (authCode(error) === 'auth/email-already-in-use') return null;
        throw error;
      }
    },
    /** @param uid left out: the one who is there; a page that was frozen on its way out names whom it was about */
    signOut: (uid?: string) => leave(uid),
    /** The account whose password a mailed code resets; throws if the code is no longer valid. */
    resetMail: (code: string) => verifyPasswordResetCode(auth, code),
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    proveAgain: async (password: string) => {
      const user = await present();
      if (!user) throw new Error('nobody is signed in');
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
    changePassword: async (password: string) => {
      const user = await present();
      if (!user) throw new Error('nobody is signed in');
      await updatePassword(user, password);
    },
    /** By a token of our server, which has found out who it is. */
    signInWithToken: async (token: string) => (await signInWithCustomToken(auth, token)).user.uid,
    /** Confirms the mail address a code was sent to. */
    confirmMail: async (code: string) => {
      try {
        await applyActionCode(auth, code);
      } catch (error) {
        // Opened a second time: the address of who is signed in here is confirmed all the same.
        const isUsed = authCode(error) === 'auth/invalid-action-code';
        if (!isUsed || !(await lookAtMail().catch(() => null))) throw error;
      }
      // It is confirmed, also where that cannot be asked for just now.
      await lookAtMail().catch(() => null);
    },
    lookAtMail,
    /**
     * Tells whether the signed-in person's address is confirmed, as this device knows it: at once, and whenever
     * something new is known. Null: nobody is signed in. Answers a function that stops it.
     */
    onMail: (listener: (confirmed: boolean | null) => void) =>
      onIdTokenChanged(auth, (user) => listener(user?.emailVerified ?? null)),
    /** The specification's default where the service has no policy to tell. */
    checkPassword: (password: string): Promise<readonly PasswordRule[]> =>
      validatePassword(auth, password).then(
        (status) => rulesOf(status, password),
        () => defaultRules(password),
      ),
  };
}
