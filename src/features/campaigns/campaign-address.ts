import { platform } from '../../../contract/entities/campaign.ts';
import type { CampaignFilters } from '../../replica/market/campaign-filters.ts';

/** Names of the filters in the address. */
export type CampaignAddress = { words?: string; platform?: string; budget?: string; remote?: string };

const WORDS_MAX = 120;

/** Reads an address that anybody can have written: what is no filter is left out. */
export function readCampaignFilters(address: CampaignAddress): CampaignFilters {
  const wanted = platform.safeParse(address.platform);
  const budget = Number(address.budget);
  return {
    words: (address.words ?? '').slice(0, WORDS_MAX),
    platform: wanted.success ? wanted.data : null,
    budget: Number.isInteger(budget) && budget > 0 ? budget : null,
    remoteOnly: address.remote === 'yes',
  };
}

/** Of every filter its text, undefined where it is off: so that the address loses it. */
export function addressOfCampaigns({
  words,
  platform,
  budget,
  remoteOnly,
}: CampaignFilters): CampaignAddress {
  return {
    ...(words.trim() && { words }),
    ...(platform && { platform }),
    ...(budget && { budget: String(budget) }),
    ...(remoteOnly && { remote: 'yes' }),
  };
}
