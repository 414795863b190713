import { platform } from '../../../contract/entities/campaign.ts';
import type { CampaignFilters } from '../../replica/market/campaign-filters.ts';

const WORDS_MAX = 120;

/** Reads what stands in the address, which anybody can have written: what is no filter is left out. */
export function readCampaignFilters(show = ''): CampaignFilters {
  const said = new URLSearchParams(show);
  const wanted = platform.safeParse(said.get('platform'));
  const budget = Number(said.get('budget'));
  return {
    words: (said.get('words') ?? '').slice(0, WORDS_MAX),
    platform: wanted.success ? wanted.data : null,
    budget: Number.isInteger(budget) && budget > 0 ? budget : null,
    remoteOnly: said.get('remote') === 'yes',
  };
}

/** The filters that are on, in one parameter; nothing where none is. */
export function addressOfCampaigns(filters: CampaignFilters): { show?: string } {
  const { words, platform, budget, remoteOnly } = filters;
  const said = new URLSearchParams({
    ...(words.trim() && { words }),
    ...(platform && { platform }),
    ...(budget && { budget: String(budget) }),
    ...(remoteOnly && { remote: 'yes' }),
  });
  return said.size > 0 ? { show: said.toString() } : {};
}
