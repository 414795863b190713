import type { AdRow } from '../../../contract/import/ad-row.ts';
import { inThread, ThreadLimit } from '../../base/in-thread.ts';

/**
 * The ads of a feed, or why it cannot be read: a code of `FileTrouble`; `too_complex`: it takes more time or memory than a
 * feed gets; `reader_failed`: our reader did not end as it should, and `fault` is what it threw.
 */
export type FeedAds = { ads: AdRow[] } | { failure: string; fault?: unknown };

const LIMITS = { seconds: 20, megabytes: 512 };
const THREAD = new URL('./feed-ads-thread.ts', import.meta.url);

/** Reads what an address has answered. Never throws. */
export async function feedAds(body: string, { limits = LIMITS, thread = THREAD } = {}): Promise<FeedAds> {
  try {
    return await inThread<FeedAds>(thread, body, limits);
  } catch (error) {
    if (error instanceof ThreadLimit) return { failure: 'too_complex' };
    return { failure: 'reader_failed', fault: error };
  }
}
