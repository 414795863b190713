import { expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { budgetOf, type CampaignFilters, NO_CAMPAIGN_FILTERS, passesCampaign } from './campaign-filters.ts';

const campaign = { platforms: ['tiktok'], deliverables: [], usageRights: '', budget: 80_000 };
/** Of a job only these fields are read. */
const job = (more: object) => ({ campaign, pay: null, ...more }) as unknown as Job;
const pay = { min: 20_000, max: 40_000, currency: 'CHF', unit: 'PROJECT' };

it('a budget is what the campaign says, or the pay for the project', () => {
  expect(budgetOf(job({ pay }))).toEqual({ min: 80_000, max: 80_000, currency: 'CHF' });
  expect(budgetOf(job({ campaign: null, pay }))).toEqual({ min: 20_000, max: 40_000, currency: 'CHF' });
  expect(budgetOf(job({ campaign: null, pay: { ...pay, unit: 'HOUR' } }))).toBeNull();
});

it.each<[object, Partial<CampaignFilters>, boolean]>([
  [{}, { platform: 'tiktok' }, true],
  [{}, { platform: 'podcast' }, false],
  [{ campaign: { ...campaign, platforms: [] } }, { platform: 'podcast' }, true],
  [{}, { budget: 80_000 }, true],
  [{}, { budget: 80_001 }, false],
  [{ campaign: null }, { budget: 1 }, false],
  [{ campaign: null }, {}, true],
])('campaigns.1 a campaign %j under %j: %s', (more, filters, passes) => {
  expect(passesCampaign(job(more), { ...NO_CAMPAIGN_FILTERS, ...filters })).toBe(passes);
});
