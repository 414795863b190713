import Fastify, { type FastifyInstance } from 'fastify';
import type { PublicConfig } from '../contract/config.ts';
import { BODY_MAX } from '../contract/limits.ts';
import { installAppFiles } from './plugins/app-files.ts';
import { type CallServices, echoKey, installCalls } from './plugins/calls.ts';
import { installCompression } from './plugins/compression.ts';
import { installErrors, sendError } from './plugins/errors.ts';
import { installEvents } from './plugins/events.ts';
import { installHealth } from './plugins/health.ts';
import { installIdentityProxy } from './plugins/identity-proxy.ts';
import { installLoopbackOnly } from './plugins/loopback-only.ts';
import { installSecurityHeaders } from './plugins/security-headers.ts';
import type { Report } from './report.ts';

export type AppParts = CallServices & {
  readonly publicConfig: PublicConfig;
  /** The built app; undefined serves the user API alone. */
  readonly appFolder: string | undefined;
  /** Address of the emulator; undefined with a hosted identity project. */
  readonly emulator: string | undefined;
  readonly production: boolean;
  readonly report: Report;
};

/** The user API and the app at one origin, built from the parts it is given. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // Addresses may name accounts, so requests are not logged; faults go to the report.
    logger: false,
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: true,
    return503OnClosing: true,
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, error);
    },
  });
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // No body and an empty body are the same: what is missing is named by the call's schema.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  app.addHook('onRequest', async (request, reply) => echoKey(request, reply));
  installErrors(app, parts.report);
  if (parts.emulator !== undefined) installLoopbackOnly(app);
  await installSecurityHeaders(app, {
    production: parts.production,
    hostedIdentity: parts.emulator === undefined,
  });
  await installCompression(app);
  installHealth(app, parts);
  installEvents(app, parts);
  installCalls(app, parts);
  if (parts.emulator !== undefined) await installIdentityProxy(app, parts.emulator);
  await installAppFiles(app, parts.appFolder);
  return app;
}
