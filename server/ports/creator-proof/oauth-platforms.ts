import type { Platform } from '../../../contract/entities/campaign.ts';
import type { Account, OAuthPlatform } from './oauth.ts';

type Field = Record<string, unknown> | undefined;

const first = (list: unknown): Field => (Array.isArray(list) ? (list[0] as Field) : undefined);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
const count = (value: unknown): number | null =>
  value !== undefined && value !== null && Number.isSafeInteger(Number(value)) ? Number(value) : null;

function account(id: unknown, handle: unknown, followers: unknown): Account | undefined {
  const externalId = text(id);
  return externalId === null ? undefined : { externalId, handle: text(handle), followers: count(followers) };
}

/** Sign-in of the platforms that have one for this (product section 4.8, sources 73 to 75). */
export const oauthPlatforms: Partial<Record<Platform, OAuthPlatform>> = {
  youtube: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    scope: 'https://www.googleapis.com/auth/youtube.readonly',
    me: 'https://www.googleapis.com/youtube/v3/channels?part=id,snippet,statistics&mine=true',
    account(answer) {
      const channel = first((answer as Field)?.items);
      const snippet = channel?.snippet as Field;
      const statistics = channel?.statistics as Field;
      const hidden = statistics?.hiddenSubscriberCount === true;
      return account(channel?.id, snippet?.customUrl, hidden ? null : statistics?.subscriberCount);
    },
  },
  instagram: {
    authorize: 'https://www.instagram.com/oauth/authorize',
    token: 'https://api.instagram.com/oauth/access_token',
    scope: 'instagram_business_basic',
    me: 'https://graph.instagram.com/me?fields=user_id,username,followers_count',
    account(answer) {
      const me = answer as Field;
      return account(me?.user_id, me?.username, me?.followers_count);
    },
  },
  tiktok: {
    authorize: 'https://www.tiktok.com/v2/auth/authorize/',
    token: 'https://open.tiktokapis.com/v2/oauth/token/',
    scope: 'user.info.basic,user.info.profile,user.info.stats',
    idName: 'client_key',
    me: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,username,follower_count',
    account(answer) {
      const data = (answer as Field)?.data as Field;
      const me = data?.user as Field;
      return account(me?.open_id, me?.username, me?.follower_count);
    },
  },
  twitch: {
    authorize: 'https://id.twitch.tv/oauth2/authorize',
    token: 'https://id.twitch.tv/oauth2/token',
    scope: '',
    me: 'https://api.twitch.tv/helix/users',
    meHeaders: ({ id }) => ({ 'client-id': id }),
    account(answer) {
      const me = first((answer as Field)?.data);
      return account(me?.id, me?.login, null);
    },
  },
};
