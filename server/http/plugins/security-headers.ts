import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InlineParts } from '../public/inline.ts';

/** Where a browser listens for signals of a hosted project (rule R7). */
const FIRESTORE = ['https://firestore.googleapis.com'];
const HOSTED_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Content policy and the usual headers. No nonces: a precached page cannot carry a fresh one. Strict transport only
 * in production, where TLS ends in front of this server; on a developer's machine it would lock localhost out.
 */
export async function installSecurityHeaders(
  app: FastifyInstance,
  {
    production,
    hostedIdentity,
    firestore = false,
  }: { production: boolean; hostedIdentity: boolean; firestore?: boolean },
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
        connectSrc: ["'self'", ...(hostedIdentity ? HOSTED_IDENTITY : []), ...(firestore ? FIRESTORE : [])],
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

/** Lets these parts stand in the page that is sent, and no others. */
export function allowInline(reply: FastifyReply, { styles, scripts }: InlineParts): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy !== 'string') return;
  const sourcesOf = (parts: InlineParts['styles']) =>
    parts.map((part) => (part ? ` ${part.source}` : '')).join('');
  reply.header(
    POLICY,
    policy
      .replace("style-src 'self'", (own) => own + sourcesOf(styles))
      .replace("script-src 'self'", (own) => own + sourcesOf(scripts)),
  );
}

const POLICY = 'content-security-policy';
