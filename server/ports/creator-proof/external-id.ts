import type { Platform } from '../../../contract/entities/campaign.ts';

/** Where a platform's page names the account's permanent id; other platforms do not say it to guests. */
const PATTERNS: Partial<Record<Platform, readonly RegExp[]>> = {
  youtube: [
    /"externalId":"(UC[\w-]{22})"/,
    /itemprop="(?:channelId|identifier)" content="(UC[\w-]{22})"/,
    /<link rel="canonical" href="https:\/\/www\.youtube\.com\/channel\/(UC[\w-]{22})"/,
  ],
  instagram: [/"profilePage_(\d+)"/, /"profile_id":"(\d+)"/],
  tiktok: [/"secUid":"([\w-]{20,})"/],
};

/** The platform's permanent id of the account a page belongs to; null where the page does not say. */
export function externalIdOf(platform: Platform, html: string): string | null {
  for (const pattern of PATTERNS[platform] ?? []) {
    const found = pattern.exec(html)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** The name an address is known by: `@jana`, or the host of a person's own page. */
export function handleOf(platform: Platform, url: string): string {
  const { hostname, pathname } = new URL(url);
  const [first = ''] = pathname.split('/').filter((part) => part !== '');
  return platform === 'website' || platform === 'podcast' || first === '' ? hostname : first;
}
