import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * The embedded sign-in accepts unsigned tokens, so only this machine may ask. Listening on loopback is not enough: a
 * page from elsewhere whose name was pointed here (DNS rebinding) comes from this machine as well, and shows it in Host.
 */
export function installLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!LOOPBACK.includes(request.hostname))
      throw new ApiError(
        'not_allowed',
        'without a hosted identity project this server answers as localhost only',
      );
  });
}
