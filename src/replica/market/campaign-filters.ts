import type { Platform } from '../../../contract/entities/campaign.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { type MarketFilters, NO_FILTERS } from './filters.ts';

/** What somebody asks of a campaign. `budget` in minor units. */
export type CampaignFilters = {
  words: string;
  platform: Platform | null;
  /** At least so much for all of it; campaigns that name no sum are left out when it is set. */
  budget: number | null;
  remoteOnly: boolean;
};

export const NO_CAMPAIGN_FILTERS: CampaignFilters = {
  words: '',
  platform: null,
  budget: null,
  remoteOnly: false,
};

/** What of it the market's index answers. */
export function marketFiltersOf({ words, remoteOnly }: CampaignFilters): MarketFilters {
  return { ...NO_FILTERS, kinds: ['campaign'], words, remoteOnly };
}

type Paid = Pick<Job, 'campaign' | 'pay'>;

/** The most a campaign pays for all of it, and whether it pays less as well; null where it names no sum. */
export function budgetOf({ campaign, pay }: Paid): { min: number; max: number; currency: string } | null {
  const currency = pay?.currency ?? 'EUR';
  const budget = campaign?.budget ?? null;
  if (budget !== null) return { min: budget, max: budget, currency };
  return pay?.unit === 'PROJECT' ? { min: pay.min, max: pay.max, currency } : null;
}

/** Whether a campaign passes what the index does not know of. Without platforms it leaves the place open. */
export function passesCampaign(job: Paid, { platform, budget }: CampaignFilters): boolean {
  const platforms = job.campaign?.platforms ?? [];
  if (platform !== null && platforms.length > 0 && !platforms.includes(platform)) return false;
  return budget === null || (budgetOf(job)?.max ?? -1) >= budget;
}
