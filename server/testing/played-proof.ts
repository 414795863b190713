import type { Platform } from '../../contract/entities/campaign.ts';
import type { OAuthProvider } from '../ports/creator-proof/oauth.ts';
import { proofDesk } from '../ports/creator-proof/proof-desk.ts';
import { fetchPage } from '../ports/page/fetch-page.ts';

/**
 * The real desk that looks at sources, without the public web: a page that a test has put into `pages` is fetched from
 * its own server, every other name is unknown.
 */
export function playedProof() {
  /** Address of a source → where a test serves it. */
  const pages = new Map<string, string>();
  const oauth: Partial<Record<Platform, OAuthProvider>> = {};
  const desk = proofDesk({
    page: (url) => {
      const served = pages.get(url) ?? url;
      return fetchPage(served, {
        userAgent: 'test',
        allowOrigins: [...pages.values()].map((address) => new URL(address).origin),
        resolve: async (host) => (host === '127.0.0.1' ? [host] : []),
      });
    },
    oauth,
  });
  return { ...desk, pages, oauth };
}
