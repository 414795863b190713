import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';
import { ERASE_AFTER_MONTHS } from '../limits.ts';

/** How a company works: product screens companysettings.4 to companysettings.6. Only owners change it. */

/** Who of the members hears of something; an owner always counts as one with canChat and canSign. */
export const audience = z.enum(['all', 'canChat', 'canSign', 'owners', 'job']);
export type Audience = z.infer<typeof audience>;

export const companySettings = lazily(() =>
  z.strictObject({
    /** Reply promise, in days; shown on every job. */
    replyDays: z.int().check(z.gte(1), z.lte(60)),
    /** Applicants' data are erased this long after a rejection; never later than the law wants. */
    retentionMonths: z.int().check(z.gte(1), z.lte(ERASE_AFTER_MONTHS)),
    /** An offer needs the signatures of two members with canSign. */
    requireSecond: z.boolean(),
    /** `job`: whoever made the job, and those with canChat where that person has left. */
    notifyApplications: audience,
    notifyMessages: audience,
    notifyOffers: audience,
    notifyBilling: audience,
  }),
);
export type CompanySettings = z.infer<typeof companySettings>;

/** What is kept: `replyDays` has a column of its own, because the market shows it. */
export type StoredSettings = Partial<Omit<CompanySettings, 'replyDays'>>;

export const SETTINGS_DEFAULTS: Required<StoredSettings> = {
  retentionMonths: ERASE_AFTER_MONTHS,
  requireSecond: false,
  notifyApplications: 'canChat',
  notifyMessages: 'canChat',
  notifyOffers: 'canSign',
  notifyBilling: 'owners',
};
