import { parentPort, workerData } from 'node:worker_threads';
import { adsOf, recognised } from '../../../contract/import/ad-row.ts';
import { readAdTable } from '../../../contract/import/read-ad-table.ts';
import { UnreadableFile } from '../../../contract/import/unreadable-file.ts';
import type { FeedAds } from './feed-ads.ts';

/** Runs in a thread: answers with the ads of a feed. */
function read(body: string): FeedAds {
  try {
    const table = readAdTable(body);
    return { ads: adsOf(table, recognised(table.columns)) };
  } catch (error) {
    // Elements or lists that stand deeper in one another than the stack is high.
    if (error instanceof RangeError) return { failure: 'too_complex' };
    if (!(error instanceof UnreadableFile)) throw error;
    return { failure: error.code };
  }
}

parentPort?.postMessage(read(workerData as string));
