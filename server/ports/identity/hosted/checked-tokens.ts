import type { Caller } from '../identity.ts';

const BELIEVED_MS = 5_000;
const MOST = 5_000;

type Checked = { caller: Caller; at: number; revocation: boolean };

/**
 * Tokens that were found good a moment ago. Asking the sign-in service whether a token was revoked costs a request,
 * and a full outbox sends dozens of writes with one token. Hazard: what another process revokes counts here after at
 * most 5 s; what this process revokes must be forgotten by `forget` and counts at once.
 */
export class CheckedTokens {
  readonly #clock: () => Date;
  readonly #checked = new Map<string, Checked>();
  #forgotten = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Undefined: ask the service. */
  find(token: string, { checkRevoked }: { checkRevoked: boolean }): Caller | undefined {
    const known = this.#checked.get(token);
    if (known === undefined || (checkRevoked && !known.revocation)) return undefined;
    const now = this.#clock().getTime();
    if (now - known.at < BELIEVED_MS && now >= known.at && now < known.caller.expiresAt) return known.caller;
    this.#checked.delete(token);
    return undefined;
  }

  /** Starts a check; the returned function keeps its result, unless something was revoked meanwhile. */
  begin(): (token: string, caller: Caller, revocation: boolean) => void {
    const at = this.#clock().getTime();
    const forgotten = this.#forgotten;
    return (token, caller, revocation) => {
      if (forgotten !== this.#forgotten) return;
      this.#checked.set(token, { caller, at, revocation });
      const oldest = this.#checked.keys().next();
      if (this.#checked.size > MOST && !oldest.done) this.#checked.delete(oldest.value);
    };
  }

  /** Every token of an account has to be asked about again. */
  forget(uid: string): void {
    this.#forgotten += 1;
    for (const [token, { caller }] of this.#checked) if (caller.uid === uid) this.#checked.delete(token);
  }
}
