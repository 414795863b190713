import type { Platform } from '../../../contract/entities/campaign.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { OAuthKeys } from './oauth.ts';
import { oauthPlatforms } from './oauth-platforms.ts';

/**
 * Keys of the platforms' sign-in: `YOUTUBE_CLIENT_ID` and `YOUTUBE_CLIENT_SECRET`, and so on; both or neither. A
 * platform without keys is proven by a code on its page.
 */
export function readOAuthKeys(
  env: Readonly<Record<string, string | undefined>>,
): Partial<Record<Platform, OAuthKeys>> {
  const keys: Partial<Record<Platform, OAuthKeys>> = {};
  for (const platform of Object.keys(oauthPlatforms) as Platform[]) {
    const name = platform.toUpperCase();
    const id = env[`${name}_CLIENT_ID`]?.trim() ?? '';
    const secret = env[`${name}_CLIENT_SECRET`]?.trim() ?? '';
    if ((id === '') !== (secret === ''))
      throw new StartFailure(
        `${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together or not at all.`,
        2,
      );
    if (id !== '') keys[platform] = { id, secret };
  }
  return keys;
}
