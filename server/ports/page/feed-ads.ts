import type { AdRow } from '../../../contract/import/ad-row.ts';
import { inThread } from '../../base/in-thread.ts';

/** The ads of a feed, or why it cannot be read: a code of `FileTrouble`. */
export type FeedAds = { ads: AdRow[] } | { failure: string };

const LIMITS = { seconds: 20, megabytes: 512 } as const;

/** Reads what an address has answered. Never throws: what takes too long is too large. */
export async function feedAds(body: string): Promise<FeedAds> {
  try {
    return await inThread<FeedAds>(new URL('./feed-ads-thread.ts', import.meta.url), body, LIMITS);
  } catch {
    return { failure: 'too_large' };
  }
}
