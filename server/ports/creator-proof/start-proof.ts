import type { Platform } from '../../../contract/entities/campaign.ts';
import { fetchPage } from '../page/fetch-page.ts';
import { type OAuthKeys, oauthProvider } from './oauth.ts';
import { oauthPlatforms } from './oauth-platforms.ts';
import type { Proof } from './proof.ts';
import { proofDesk } from './proof-desk.ts';

/** Where a platform's sign-in leads back to. */
const RETURN_PATH = '/pwa/user/create-creator';

/** Looks at creators' sources on the public web, and at the sign-in of the platforms that have keys. */
export function startProof(publicUrl: string, keys: Partial<Record<Platform, OAuthKeys>>): Proof {
  const userAgent = `ZusageProof/1.0 (+${publicUrl})`;
  const oauth = Object.fromEntries(
    Object.entries(oauthPlatforms).flatMap(([platform, of]) => {
      const key = keys[platform as Platform];
      return key === undefined ? [] : [[platform, oauthProvider(of, key, publicUrl + RETURN_PATH)]];
    }),
  );
  return proofDesk({ page: (url) => fetchPage(url, { userAgent }), oauth });
}
