/**
 * The sign-in library as far as `src/auth/presence.ts` and `identity.ts` use it, put in the place of `firebase/auth`: the
 * original waits by real timers. It begins with whom it finds stored and looks them up before it believes them, keeps
 * one queue of changes, and follows what other contexts have stored.
 */

type Json = { uid: string; email: string; stsTokenManager: Tokens };
type Tokens = { refreshToken: string; accessToken: string; expirationTime: number };
type Store = {
  _get: (key: string) => Promise<Json | null>;
  _set: (key: string, value: Json) => Promise<void>;
  _remove: (key: string) => Promise<void>;
  _addListener: (key: string, listener: () => Promise<void>) => void;
  _isAvailable: () => Promise<boolean>;
};
type Surroundings = { fetch: typeof globalThis.fetch; clock: () => number };

const KEY = 'firebase:authUser:demo:[DEFAULT]';
const SERVICE = 'https://identitytoolkit.googleapis.com/v1/accounts';
const TOKENS = 'https://securetoken.googleapis.com/v1/token';
const CHANGED = ['auth/user-disabled', 'auth/user-token-expired'];

class AuthError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** What the library finds around it when it is started: one context's. */
let around: Pick<Surroundings, 'clock'> = { clock: () => 0 };
export function startsIn(surroundings: Pick<Surroundings, 'clock'>): void {
  around = surroundings;
}

export class User {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified = true;
  tokens: Tokens;
  readonly #auth: Auth;

  constructor(auth: Auth, { uid, email, stsTokenManager }: Json) {
    this.#auth = auth;
    this.uid = uid;
    this.email = email;
    this.tokens = { ...stsTokenManager };
  }

  toJSON(): Json {
    return { uid: this.uid, email: this.email, stsTokenManager: { ...this.tokens } };
  }

  async getIdToken(force = false): Promise<string> {
    if (!force && this.tokens.expirationTime - 30_000 > this.#auth.clock()) return this.tokens.accessToken;
    await this.#auth.orSignOut(this, async () => {
      this.tokens = await this.#auth.ask(TOKENS, { refreshToken: this.tokens.refreshToken });
    });
    await this.#auth.persistIfCurrent(this);
    return this.tokens.accessToken;
  }

  async lookUp(): Promise<void> {
    const idToken = await this.getIdToken();
    await this.#auth.orSignOut(this, () => this.#auth.ask(`${SERVICE}:lookup`, { idToken }));
  }
}

class Auth {
  currentUser: User | null = null;
  readonly clock: () => number;
  readonly before: ((user: User | null) => Promise<void>)[] = [];
  readonly listeners: ((user: User | null) => void)[] = [];
  readonly #fetch: typeof globalThis.fetch;
  readonly #store: Store;
  readonly #started: Promise<void>;
  #isStarted = false;
  #told: string | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(store: Store, { fetch, clock }: Surroundings) {
    this.#store = store;
    this.#fetch = fetch;
    this.clock = clock;
    this.#started = this.#inTurn(async () => {
      await store._isAvailable();
      // A store that cannot be read: the original goes on, and reads it once more as it begins.
      await store._get(KEY).catch(() => null);
      store._addListener(KEY, () => this.#follow());
      await this.#begin().catch(() => this.#become(null).catch(() => undefined));
      this.#told = this.currentUser?.uid ?? null;
      this.#isStarted = true;
    });
  }

  authStateReady(): Promise<void> {
    return this.#started;
  }

  /** Anything but the service's own word is a lost connection to the library. */
  async ask<Answer>(url: string, body: object): Promise<Answer> {
    const answered = async () => {
      const response = await this.#fetch(url, { method: 'POST', body: JSON.stringify(body) });
      return { ok: response.ok, json: await response.json() };
    };
    const answer = await answered().catch(() => null);
    if (!answer) throw new AuthError('auth/network-request-failed');
    if (!answer.ok) throw new AuthError(answer.json.error.message);
    return answer.json;
  }

  async orSignOut<Result>(user: User, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (CHANGED.includes((error as AuthError).code) && this.currentUser === user) await this.update(null);
      throw error;
    }
  }

  async persistIfCurrent(user: User): Promise<void> {
    if (this.currentUser === user) await this.#inTurn(() => this.#become(user));
  }

  /** By hand: told before, and after. */
  async update(user: User | null, isTold = true): Promise<void> {
    if (isTold && user !== this.currentUser) for (const tell of this.before) await tell(user);
    await this.#inTurn(async () => {
      await this.#become(user);
      this.#tell();
    });
  }

  onChange(listener: (user: User | null) => void): () => void {
    void this.#started.then(() => listener(this.currentUser));
    this.listeners.push(listener);
    return () => this.listeners.splice(this.listeners.indexOf(listener), 1);
  }

  /** It believes whom it has looked up, and whom it could not ask about. */
  async #begin(): Promise<void> {
    const stored = await this.#store._get(KEY);
    if (!stored) return this.#become(null);
    const user = new User(this, stored);
    try {
      await user.lookUp();
    } catch (error) {
      if ((error as AuthError).code !== 'auth/network-request-failed') return this.#become(null);
    }
    return this.#become(user);
  }

  /** Another context has stored something. */
  async #follow(): Promise<void> {
    const stored = await this.#store._get(KEY);
    if (!this.currentUser && !stored) return;
    if (this.currentUser && stored?.uid === this.currentUser.uid) {
      this.currentUser.tokens = { ...stored.stsTokenManager };
      await this.currentUser.getIdToken();
      return;
    }
    await this.update(stored && new User(this, stored), false);
  }

  async #become(user: User | null): Promise<void> {
    this.currentUser = user;
    if (user) await this.#store._set(KEY, user.toJSON());
    else await this.#store._remove(KEY);
  }

  #tell(): void {
    const uid = this.currentUser?.uid ?? null;
    if (!this.#isStarted || uid === this.#told) return;
    this.#told = uid;
    for (const listener of this.listeners) listener(this.currentUser);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work, work);
    this.#queue = turn;
    return turn;
  }
}

export function initializeAuth(_app: unknown, { persistence }: { persistence: new () => Store }): Auth {
  return new Auth(new persistence(), { fetch: globalThis.fetch, ...around });
}
export function connectAuthEmulator(): void {}
export function beforeAuthStateChanged(auth: Auth, tell: (user: User | null) => Promise<void>): void {
  auth.before.push(tell);
}
export function onAuthStateChanged(auth: Auth, listener: (user: User | null) => void): () => void {
  return auth.onChange(listener);
}
export function onIdTokenChanged(): () => void {
  return () => undefined;
}
export async function signInWithEmailAndPassword(auth: Auth, email: string, password: string) {
  const answer = await auth.ask<Json>(`${SERVICE}:signInWithPassword`, { email, password });
  const user = new User(auth, answer);
  await user.lookUp();
  await auth.update(user);
  return { user };
}
export async function reload(user: User): Promise<void> {
  await user.lookUp();
}

const notPlayed = () => Promise.reject(new Error('not played'));
export const applyActionCode = notPlayed;
export const confirmPasswordReset = notPlayed;
export const createUserWithEmailAndPassword = notPlayed;
export const EmailAuthProvider = { credential: notPlayed };
export const reauthenticateWithCredential = notPlayed;
export const signInWithCustomToken = notPlayed;
export const updatePassword = notPlayed;
export const validatePassword = notPlayed;
export const verifyPasswordResetCode = notPlayed;
