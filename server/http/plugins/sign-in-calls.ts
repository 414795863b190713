import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { networkOf } from '../../base/network-of.ts';
import { Refusal } from '../../ports/identity/embedded/refusal.ts';
import type { Fields, SignInService } from '../../ports/identity/embedded/sign-in-service.ts';

/** The two hosts that the firebase client calls, as paths of our own origin, where it looks for an embedded service. */
const ACCOUNTS = '/identitytoolkit.googleapis.com';
const TOKENS = '/securetoken.googleapis.com';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Nothing that it is asked is longer. */
const BODY_MAX = 16 * 1024;

type Parts = { readonly service: SignInService; readonly publicUrl: string };

/**
 * The embedded sign-in service at the app's own origin. Pages of others are refused, also those whose name was pointed
 * here (DNS rebinding), and no answer is opened to them or kept by anybody on the way.
 */
export async function installSignInCalls(app: FastifyInstance, { service, publicUrl }: Parts): Promise<void> {
  const ownHost = new URL(publicUrl).host;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async ({ headers: { origin }, host, hostname }, reply) => {
      const isOurs = host === ownHost || LOOPBACK.includes(hostname);
      if (!isOurs || (origin !== undefined && hostOf(origin) !== host))
        throw new ApiError('not_allowed', 'sign in on a page of this server');
      reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return refuse(reply, error);
    });

    const post = (path: string, act: (fields: Fields, address: string) => Promise<unknown>) =>
      scope.post(path, { bodyLimit: BODY_MAX }, ({ body, ip }) => act(fieldsOf(body), networkOf(ip)));
    post(`${ACCOUNTS}/v1/accounts::signUp`, service.signUp);
    post(`${ACCOUNTS}/v1/accounts::signInWithPassword`, service.signInWithPassword);
    post(`${ACCOUNTS}/v1/accounts::signInWithCustomToken`, service.signInWithCustomToken);
    post(`${ACCOUNTS}/v1/accounts::lookup`, service.lookup);
    post(`${ACCOUNTS}/v1/accounts::update`, service.update);
    post(`${ACCOUNTS}/v1/accounts::resetPassword`, service.resetPassword);
    post(`${ACCOUNTS}/v1/accounts::delete`, service.delete);
    post(`${TOKENS}/v1/token`, service.token);
    scope.get(`${ACCOUNTS}/v2/passwordPolicy`, async () => service.passwordPolicy());
    scope.get(`${ACCOUNTS}/v2/recaptchaConfig`, async () => service.recaptchaConfig());
    scope.get('/.well-known/jwks.json', async () => service.publicKeys());
  });
}

/** As the Identity Toolkit words it. */
function refuse(reply: FastifyReply, { message }: Refusal): FastifyReply {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  return reply.code(400).send({ error: { code: 400, message, errors } });
}

const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? { ...body } : {});

/** `localhost:4400` of an origin; undefined for one that is none, such as `null`. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
