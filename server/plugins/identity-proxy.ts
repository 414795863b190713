import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The two hosts the firebase client calls, as the emulator serves them: as paths. */
const PATHS = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/**
 * Hands sign-in calls to the emulator, so that the browser knows one origin. Its admin paths are not handed on, and
 * neither is the Authorization header: with `Bearer owner` anybody could read and change every account.
 */
export async function installIdentityProxy(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are handed on as they are.
    scope.removeAllContentTypeParsers();
    for (const prefix of PATHS) {
      await scope.register(proxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        httpMethods: ['GET', 'POST'],
        replyOptions: {
          rewriteRequestHeaders: (_request, { authorization: _dropped, ...headers }) => headers,
        },
      });
    }
  });
}
