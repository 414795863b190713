import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Campaign } from '../../contract/entities/campaign.ts';
import { PLATFORM_LABEL } from './creator-labels.ts';
import { formatDay } from './dates.ts';
import { formatMoney } from './money.ts';

/** What the points of a campaign are called: in the form, in the ad and where two versions are compared. */
export const CAMPAIGN_LABEL: Record<keyof Campaign, MessageDescriptor> = {
  platforms: msg({ message: 'Where it is published', context: 'point of a campaign' }),
  deliverables: msg({ message: 'What is delivered', context: 'point of an offer' }),
  due: msg({ message: 'Online by', context: 'point of a campaign' }),
  usageRights: msg({ message: 'How it may be used', context: 'point of an offer' }),
  disclosure: msg({ message: 'Marked as advertising', context: 'point of an offer' }),
  budget: msg({ message: 'Total budget', context: 'point of a campaign' }),
};

export type CampaignPoint = { key: keyof Campaign; label: string; text: string };

/** What a campaign says, point by point; what it leaves open is left out. @param currency of its budget */
export function campaignPoints(i18n: I18n, campaign: Campaign, currency = 'EUR'): CampaignPoint[] {
  const texts: Record<keyof Campaign, string> = {
    platforms: campaign.platforms.map((one) => i18n._(PLATFORM_LABEL[one])).join(', '),
    deliverables: campaign.deliverables.join(', '),
    due: campaign.due ? formatDay(i18n.locale, campaign.due) : '',
    usageRights: campaign.usageRights,
    disclosure: campaign.disclosure ?? '',
    budget: campaign.budget === null ? '' : formatMoney(i18n.locale, campaign.budget, currency),
  };
  return (Object.keys(texts) as (keyof Campaign)[])
    .filter((key) => texts[key].trim() !== '')
    .map((key) => ({ key, label: i18n._(CAMPAIGN_LABEL[key]), text: texts[key] }));
}
