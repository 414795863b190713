import { expect, it } from 'vitest';
import { addressOfCampaigns, readCampaignFilters } from './campaign-address.ts';

it('campaigns.1 filters stand in the address, and come back from it', () => {
  const filters = { words: 'baking', platform: 'tiktok', budget: 50_000, remoteOnly: true } as const;
  expect(readCampaignFilters(addressOfCampaigns(filters).show)).toEqual(filters);
  expect(addressOfCampaigns(readCampaignFilters())).toEqual({});
});

it('what is no filter is left out', () => {
  const odd = readCampaignFilters('platform=fax&budget=-1&remote=perhaps');
  expect(odd).toEqual({ words: '', platform: null, budget: null, remoteOnly: false });
});
