import { lookup as dnsLookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { answerText } from './answer-text.ts';
import { PageFailure } from './page-failure.ts';
import { isPublicAddress } from './public-address.ts';

export type PageLimits = {
  /** All of it: names, connection, redirects, body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly redirects: number;
};
export const PAGE_LIMITS: PageLimits = { timeoutMs: 8_000, maxBytes: 2_000_000, redirects: 3 };

const TEXT = /^(text\/|application\/xhtml\+xml)/i;

export type PageOptions = {
  readonly limits?: PageLimits;
  readonly userAgent: string;
  /** Content types that are read; left out: text and web pages. */
  readonly types?: RegExp;
  /** Origins that may be anywhere and need no TLS; only a developer's own machine has any. */
  readonly allowOrigins?: readonly string[];
  /** Addresses of a host name. */
  readonly resolve?: (host: string) => Promise<string[]>;
};

/**
 * Reads a page of the public web whose address may come from an attacker: https on its own port only, never an address
 * inside a network. The address that was checked is the one that is connected to, so a name that changes its address
 * between the two gains nothing; every redirect is checked like the first address. Throws PageFailure.
 */
export async function fetchPage(url: string, options: PageOptions): Promise<string> {
  const { timeoutMs, redirects } = options.limits ?? PAGE_LIMITS;
  const signal = AbortSignal.timeout(timeoutMs);
  let at = url;
  try {
    for (let hop = 0; hop <= redirects; hop++) {
      const answer = await get(at, options, signal);
      const next = redirectOf(answer, at);
      if (next === undefined) return await readAnswer(answer, options);
      answer.destroy();
      at = next;
    }
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    throw new PageFailure(signal.aborted ? 'timeout' : 'unreachable');
  }
  throw new PageFailure('too_many_redirects');
}

async function get(text: string, options: PageOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new PageFailure('unreachable');
  const allowed = options.allowOrigins?.includes(url.origin) === true;
  if (!allowed && (url.protocol !== 'https:' || url.port !== '')) throw new PageFailure('address_refused');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, options, signal) : [host];
  if (!allowed && !addresses.every(isPublicAddress)) throw new PageFailure('address_refused');
  const [address] = addresses;
  if (address === undefined) throw new PageFailure('unreachable');
  return send(url, address, options.userAgent, signal);
}

/** Resolving has no way to be cancelled: the deadline wins the race instead. */
async function resolved(
  host: string,
  { resolve = byDns }: PageOptions,
  signal: AbortSignal,
): Promise<string[]> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new PageFailure('timeout')), { once: true });
  });
  return Promise.race([resolve(host), late]);
}

async function byDns(host: string): Promise<string[]> {
  const found = await dnsLookup(host, { all: true });
  return found.map(({ address }) => address);
}

function send(url: URL, address: string, userAgent: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address);
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: {
      'user-agent': userAgent,
      accept: 'text/html, application/xml;q=0.9, application/json;q=0.9, text/*;q=0.5',
      'accept-encoding': 'gzip, br',
    },
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  };
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      options,
      resolve,
    );
    sent.on('error', reject).end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  if (!URL.canParse(headers.location, from)) throw new PageFailure('unreachable');
  return new URL(headers.location, from).href;
}

async function readAnswer(
  answer: IncomingMessage,
  { limits = PAGE_LIMITS, types = TEXT }: PageOptions,
): Promise<string> {
  const { statusCode, headers } = answer;
  const type = headers['content-type'] ?? '';
  const refusal =
    statusCode === 404 || statusCode === 410
      ? 'page_missing'
      : statusCode !== 200
        ? 'unreachable'
        : types.test(type)
          ? undefined
          : 'not_text';
  if (refusal === undefined) return answerText(answer, limits.maxBytes);
  answer.destroy();
  throw new PageFailure(refusal);
}
