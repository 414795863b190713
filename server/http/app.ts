import Fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { PublicConfig } from '../../contract/config.ts';
import { BODY_MAX, type FloodLimits } from '../../contract/limits.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Report } from '../base/report.ts';
import type { SignInService } from '../ports/identity/embedded/sign-in-service.ts';
import { installAppFiles } from './plugins/app-files.ts';
import { installBatch } from './plugins/batch.ts';
import { type CallServices, echoKey, installCalls } from './plugins/calls.ts';
import { installCompression } from './plugins/compression.ts';
import { installDocs } from './plugins/docs.ts';
import { installErrors, sendError } from './plugins/errors.ts';
import { installEtag } from './plugins/etag.ts';
import { installEvents } from './plugins/events.ts';
import { installFloodLimit } from './plugins/flood-limit.ts';
import { installHealth } from './plugins/health.ts';
import { installKnownRoutes } from './plugins/known-routes.ts';
import { type AccessLine, installObserve } from './plugins/observe.ts';
import { paceReturns } from './plugins/paced-returns.ts';
import { installSecurityHeaders } from './plugins/security-headers.ts';
import { installSignInCalls } from './plugins/sign-in-calls.ts';
import { installStopping } from './plugins/stopping.ts';
import { appPages } from './public/app-pages.ts';
import { installPublicPages } from './public/public-pages.ts';
import { textPages } from './public/text-pages.ts';
import { installExportDownload } from './raw/export-download.ts';
import { installFileBytes } from './raw/file-bytes.ts';
import { installInvoice } from './raw/invoice.ts';
import { installMarketFiles } from './raw/market-files.ts';
import { installOfferPdf } from './raw/offer-pdf.ts';
import { installSignInWays } from './raw/sign-in-ways.ts';
import { installStripeEvents } from './raw/stripe-events.ts';
import { installUnsubscribe } from './raw/unsubscribe.ts';

export type AppParts = CallServices & {
  readonly publicConfig: PublicConfig;
  /** The built app; undefined serves the user API alone. */
  readonly appFolder: string | undefined;
  /** Files of the versions before, by `keepAssets`; undefined keeps none. */
  readonly assetsFolder: string | undefined;
  /** The embedded sign-in service; undefined with a hosted identity project. */
  readonly signIn: SignInService | undefined;
  readonly production: boolean;
  readonly report: Report;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly accessLog: ((line: AccessLine) => void) | undefined;
  /** Proxies in front of this server whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  readonly floodLimits: FloodLimits;
  /** Counts requests for all processes; undefined: each counts its own. */
  readonly redis?: Redis | undefined;
};

/** The user API and the app at one origin, built from the parts it is given. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // Fastify's own lines hold addresses, which may name people; ours are written by plugins/observe.ts.
    logger: false,
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    // A stop ends idle connections at once and lets requests that are under way finish (plugins/stopping.ts).
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, error);
    },
  });
  const isStopping = installStopping(app);
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // No body and an empty body are the same: what is missing is named by the call's schema.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  app.addHook('onRequest', async (request, reply) => echoKey(request, reply));
  installKnownRoutes(app);
  installErrors(app, parts.report);
  paceReturns(app, parts.clock);
  installObserve(app, parts);
  await installSecurityHeaders(app, {
    production: parts.production,
    hostedIdentity: parts.signIn === undefined,
    firestore: parts.publicConfig.signals === 'firestore',
  });
  const limitPages = await installFloodLimit(app, parts);
  installEtag(app);
  await installCompression(app);
  await installDocs(app);
  installHealth(app, { ...parts, isStopping });
  installEvents(app, { ...parts, isStopping });
  installCalls(app, parts);
  installBatch(app, { ...parts, isStopping });
  installOfferPdf(app, parts);
  installUnsubscribe(app, parts);
  await installFileBytes(app, parts);
  installExportDownload(app, parts);
  installInvoice(app, parts);
  installMarketFiles(app, parts);
  await installStripeEvents(app, parts);
  installSignInWays(app, parts);
  if (parts.signIn !== undefined)
    await installSignInCalls(app, { service: parts.signIn, publicUrl: parts.settings.publicUrl });
  installPublicPages(app, { ...parts, limitPages });
  await installAppFiles(app, { ...parts, ...appPages(parts), textAt: textPages(parts) });
  return app;
}
