import type { Credentials } from '../../src/sync/wire/ports.ts';

const HOUR_MS = 3_600_000;

/** The sign-in service: tokens for an hour, taken back or not accepted when a fault says so. */
export class Identity {
  readonly #tokens = new Map<string, { uid: string; until: number }>();
  /** By account: no token of it is accepted until then, fresh or not. */
  readonly refusedUntil = new Map<string, number>();
  #made = 0;

  /** @param signedInAt seconds, where the token says so */
  issue(uid: string, now: number, signedInAt?: number): string {
    this.#made += 1;
    const said = signedInAt === undefined ? '' : `.${btoa(JSON.stringify({ auth_time: signedInAt }))}`;
    const token = `${uid}${said}.${this.#made}`;
    this.#tokens.set(token, { uid, until: now + HOUR_MS });
    return token;
  }

  /** The account of a token that is good now. */
  verify(token: string | null, now: number): string | undefined {
    const known = token === null ? undefined : this.#tokens.get(token);
    if (!known || known.until <= now || (this.refusedUntil.get(known.uid) ?? 0) > now) return undefined;
    return known.uid;
  }

  /** Every token of the account is taken back; the next one is good again. */
  revoke(uid: string): void {
    for (const [token, known] of this.#tokens) if (known.uid === uid) this.#tokens.delete(token);
  }
}

/** Who is signed in on a device, and the token it keeps. */
export class DeviceIdentity {
  uid: string | null = null;
  /** The service cannot be reached until then. */
  awayUntil = 0;
  readonly #service: Identity;
  readonly #kept = new Map<string, { token: string; until: number }>();

  constructor(service: Identity) {
    this.#service = service;
  }

  /**
   * @param now true time; @param deviceNow by which the device judges the age of its token
   * Throws where a new token is needed and the service is away.
   */
  credentials(fresh: boolean, now: number, deviceNow: number): Credentials | null {
    if (this.uid === null) return null;
    const kept = this.#kept.get(this.uid);
    if (kept && !fresh && kept.until > deviceNow) return { uid: this.uid, token: kept.token };
    if (this.awayUntil > now) throw new Error('auth/network-request-failed');
    const token = this.#service.issue(this.uid, now);
    this.#kept.set(this.uid, { token, until: deviceNow + HOUR_MS - 300_000 });
    return { uid: this.uid, token };
  }
}
