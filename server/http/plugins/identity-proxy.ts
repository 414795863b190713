import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { PASSWORD_MIN_DEFAULT } from '../../../contract/limits.ts';
import type { EmulatorAccess } from '../../ports/identity/emulator.ts';
import { SECRET_HEADER } from '../../ports/identity/emulator-gate.ts';

/** The two hosts the firebase client calls, as the emulator serves them: as paths. */
const PATHS = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/** As the hosted service answers it; the emulator has none to tell and holds to this one. */
const PASSWORD_POLICY = {
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: PASSWORD_MIN_DEFAULT },
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

/** Headers of a request that the emulator must not see: what makes an administrator, and what it would reflect. */
const DROPPED = new Set(['authorization', 'origin', SECRET_HEADER]);

/**
 * Hands sign-in calls to the emulator, so that the browser knows one origin: pages of others are refused, and no answer
 * is opened to them. The Authorization header is not handed on: with `Bearer owner` anybody could read and change
 * every account.
 */
export async function installIdentityProxy(
  app: FastifyInstance,
  { address, secret }: EmulatorAccess,
): Promise<void> {
  app.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', async () => PASSWORD_POLICY);
  await app.register(async (scope) => {
    // Bodies are handed on as they are.
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', async ({ headers: { origin }, host }) => {
      if (origin !== undefined && hostOf(origin) !== host)
        throw new ApiError('not_allowed', 'sign in on a page of this server');
    });
    for (const prefix of PATHS) {
      await scope.register(proxy, {
        upstream: `http://${address}`,
        prefix,
        rewritePrefix: prefix,
        httpMethods: ['GET', 'POST'],
        replyOptions: {
          rewriteRequestHeaders: (_request, headers) => ({
            ...without(headers, (name) => DROPPED.has(name)),
            [SECRET_HEADER]: secret,
          }),
          rewriteHeaders: (headers) => without(headers, (name) => name.startsWith('access-control-')),
        },
      });
    }
  });
}

function without<Value>(
  headers: Record<string, Value>,
  drops: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !drops(name.toLowerCase())));
}

/** `localhost:4400` of an origin; undefined for one that is none, such as `null`. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
