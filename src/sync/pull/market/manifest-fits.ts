import type { MarketManifest } from '../../../../contract/market-files.ts';
import type { HeldMarket } from '../../../replica/database.ts';

/**
 * Whether a manifest speaks of what this device has (rule R10.6): of this market, and of the database that the newest page
 * is of. Versions of two databases say nothing of each other.
 */
export function manifestFits(
  manifest: MarketManifest,
  held: Pick<HeldMarket, 'bucket' | 'epoch'>,
): 'yes' | 'no-answer' | 'other-epoch' {
  if (manifest.bucket !== held.bucket) return 'no-answer';
  return manifest.epoch === held.epoch ? 'yes' : 'other-epoch';
}
