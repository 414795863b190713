import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HOSTED_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Content policy and the usual headers. No nonces: a precached page cannot carry a fresh one. Strict transport only
 * in production, where TLS ends in front of this server; on a developer's machine it would lock localhost out.
 */
export async function installSecurityHeaders(
  app: FastifyInstance,
  { production, hostedIdentity }: { production: boolean; hostedIdentity: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(hostedIdentity ? HOSTED_IDENTITY : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
}
