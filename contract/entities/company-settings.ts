import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';
import { ERASE_AFTER_MONTHS } from '../limits.ts';

/** How a company works: product screens companysettings.4 to companysettings.6. Only owners change it. */

/** Which members are notified of an event; an owner always counts as one with canChat and canSign. */
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
    /** It reads a number in place of a name until it accepts, whatever the applicant has chosen. Left out: no. */
    blind: z.optional(z.boolean()),
    /** `job`: the member who made the job, or those with canChat if that member has left. */
    notifyApplications: audience,
    notifyMessages: audience,
    notifyOffers: audience,
    notifyBilling: audience,
  }),
);
export type CompanySettings = z.infer<typeof companySettings>;

/** The stored settings: `replyDays` has its own column, because the market shows it. */
export type StoredSettings = Partial<Omit<CompanySettings, 'replyDays'>>;

export const SETTINGS_DEFAULTS: Required<Omit<StoredSettings, 'blind'>> = {
  retentionMonths: ERASE_AFTER_MONTHS,
  requireSecond: false,
  notifyApplications: 'canChat',
  notifyMessages: 'canChat',
  notifyOffers: 'canSign',
  notifyBilling: 'owners',
};
