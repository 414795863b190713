import { timingSafeEqual } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingHttpHeaders } from 'node:http';

/**
 * The emulator answers everybody who reaches its port: any origin, and as administrator anybody who says `owner`.
 * So its port answers our own server process alone, which shows a secret made at start. Everybody else comes through
 * that server's proxy, which hands on what the app needs and never says `owner`.
 */

/** Carries the secret. */
export const SECRET_HEADER = 'x-identity-secret';
/** Environment variable that hands it to the child; arguments could be read by other users of this machine. */
export const SECRET_VARIABLE = 'IDENTITY_SECRET';

/** Whether a request comes from our server process: it shows the secret, names this port, and no page has sent it. */
export function isOurs(headers: IncomingHttpHeaders, secret: string, host: string): boolean {
  const shown = headers[SECRET_HEADER];
  if (typeof shown !== 'string' || headers.origin !== undefined || headers.host !== host) return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(secret)];
  return secret !== '' && a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Shows the secret with every request of firebase-admin, which has no other place for a header. `addRequest` is what
 * Node hands each request to before its headers leave; proxies' agents have hooked in there for years.
 */
export class SecretAgent extends Agent {
  readonly #secret: string;

  constructor(secret: string) {
    super({ keepAlive: true });
    this.#secret = secret;
  }

  addRequest(request: ClientRequest, options: unknown): void {
    request.setHeader(SECRET_HEADER, this.#secret);
    const inherited = Agent.prototype as unknown as { addRequest(...args: unknown[]): void };
    inherited.addRequest.call(this, request, options);
  }
}
