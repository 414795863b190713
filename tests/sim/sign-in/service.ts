import type { Device } from '../device.ts';
import { CALM } from '../network.ts';
import type { Owner } from '../scheduler.ts';

/** The code by which the library knows that an account's session is over. */
const EXPIRED = 'auth/user-token-expired';
const PATIENCE_MS = 60_000;
/** Requests made beside a person's acts, and answered long after they have done something else. */
const SLOW = /:lookup$|\/token$/;
const SLOW_MS = 40_000;

type Asked = { email?: string; idToken?: string; refreshToken?: string; refresh_token?: string };

/** The worker asks for tokens in the service's own form (src/auth/renew-token.ts), the played library in JSON. */
const askedIn = (body: string): Asked =>
  body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));

/**
 * `fetch` of one context, as far as it reaches the sign-in service: a look-up may take so long that it is answered
 * after the person has left, and a token may be refused for a while by a service that is in trouble.
 */
export function serviceFor(device: Device, owner: Owner): typeof globalThis.fetch {
  const { scheduler, random } = device.world;
  const ms = (path: string) => {
    const isSlow = device.world.network.weather !== CALM && SLOW.test(path) && random.chance(0.5);
    return random.below(isSlow ? SLOW_MS : 300);
  };
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const path = new URL(String(input)).pathname;
      const label = `sign-in ${path.split(/[:/]/).at(-1)}`;
      const lost = () => reject(new TypeError('network'));
      init?.signal?.addEventListener('abort', lost);
      if (!device.line.online)
        return void scheduler.after(random.below(300), `${label}: offline`, owner, lost);
      scheduler.after(PATIENCE_MS, '', owner, lost);
      const body = askedIn(String(init?.body));
      scheduler.after(ms(path), `${label} arrives`, owner, () => {
        const answer = answerTo(device, path, body);
        scheduler.after(ms(path), `${label} is answered ${answer.status}`, owner, () => resolve(answer));
      });
    });
}

function answerTo(device: Device, path: string, asked: Asked): Response {
  const { identity, scheduler } = device.world;
  if (device.line.captive) return portal;
  if (device.identity.awayUntil > scheduler.now) return json(503, { error: { message: 'UNAVAILABLE' } });
  const tokens = (uid: string, signedInAt: number) => ({
    refreshToken: `${uid}.${signedInAt}`,
    accessToken: identity.issue(uid, scheduler.now, signedInAt),
    expirationTime: device.clock() + 3_600_000,
  });
  if (path.endsWith(':signInWithPassword')) {
    const uid = String(asked.email).split('@')[0] as string;
    const signedInAt = Math.floor(scheduler.now / 1000);
    return json(200, { uid, email: asked.email, stsTokenManager: tokens(uid, signedInAt) });
  }
  if (path.endsWith('/token')) {
    const [uid = '', signedInAt] = String(asked.refresh_token ?? asked.refreshToken).split('.');
    const { refreshToken, accessToken, expirationTime } = tokens(uid, Number(signedInAt));
    if (asked.refresh_token === undefined) return json(200, { refreshToken, accessToken, expirationTime });
    return json(200, { refresh_token: refreshToken, access_token: accessToken, expires_in: '3600' });
  }
  // A token that was taken back: the library signs out whose look-up says so.
  const known = identity.verify(asked.idToken ?? null, scheduler.now);
  return known === undefined ? json(400, { error: { message: EXPIRED } }) : json(200, {});
}

const json = (status: number, body: object) =>
  ({ ok: status === 200, status, json: async () => structuredClone(body) }) as Response;

/** Somebody in between answers with a page of their own. */
const portal = {
  ok: true,
  status: 200,
  json: () => Promise.reject(new SyntaxError('<html>')),
} as unknown as Response;
