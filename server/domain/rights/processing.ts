import { newest } from '../../../contract/law/in-force.ts';
import { INVOICE_YEARS } from '../../../contract/law/invoice-terms.ts';
import { SELLER_YEARS } from '../../../contract/law/platform-tax.ts';
import {
  APPEAL_MONTHS,
  DELETION_GRACE_DAYS,
  ERASE_AFTER_MONTHS,
  GUARDIAN_BLOCK_MONTHS,
  GUARDIAN_WAIT_DAYS,
  GUEST_REPORTER_MONTHS,
  IDEMPOTENCY_DAYS,
  LOG_MONTHS,
  PROOF_DAYS,
  PROOF_YEARS,
  SESSION_DAYS,
} from '../../../contract/limits.ts';
import { KEEP_MONTHS } from '../../../contract/policy/keeping.ts';
import type { ProcessingCategory, Recipient } from '../../../locales/types/processing.ts';

type Processing = {
  /** Figures of its period, in the order in which the text names them; those the program keeps to. */
  readonly figures: readonly number[];
  readonly recipients: readonly Recipient[];
  /** It is in no table of people: the register of holdings has none for it. */
  readonly apart?: true;
};

/**
 * What the program does with personal data, by category: the register of holdings sorts every table into one, and the
 * privacy page's table has a row for each (locales: `processing`).
 */
export const PROCESSING = {
  account: { figures: [DELETION_GRACE_DAYS], recipients: ['hosting', 'sign-in', 'mail'] },
  profile: { figures: [DELETION_GRACE_DAYS], recipients: ['hosting'] },
  application: {
    figures: [ERASE_AFTER_MONTHS, Math.max(...KEEP_MONTHS)],
    recipients: ['companies', 'hosting'],
  },
  tracking: { figures: [PROOF_DAYS, DELETION_GRACE_DAYS], recipients: ['hosting'] },
  talk: { figures: [ERASE_AFTER_MONTHS], recipients: ['other-side', 'hosting'] },
  offer: {
    figures: [PROOF_YEARS, ERASE_AFTER_MONTHS, newest(SELLER_YEARS)],
    recipients: ['companies', 'hosting'],
  },
  guardian: {
    figures: [
      GUARDIAN_WAIT_DAYS.erase,
      PROOF_YEARS,
      GUARDIAN_BLOCK_MONTHS.no,
      GUARDIAN_BLOCK_MONTHS.unknown_child,
    ],
    recipients: ['hosting', 'mail'],
  },
  creator: { figures: [DELETION_GRACE_DAYS], recipients: ['companies', 'hosting'] },
  search: { figures: [DELETION_GRACE_DAYS], recipients: ['hosting'] },
  view: { figures: [], recipients: ['hosting'] },
  notice: { figures: [], recipients: ['hosting', 'mail', 'push'] },
  session: { figures: [SESSION_DAYS], recipients: ['hosting', 'sign-in'] },
  company: { figures: [LOG_MONTHS], recipients: ['companies', 'hosting'] },
  report: { figures: [APPEAL_MONTHS], recipients: ['hosting', 'mail'] },
  guest: { figures: [GUEST_REPORTER_MONTHS], recipients: ['hosting', 'mail'], apart: true },
  consent: { figures: [DELETION_GRACE_DAYS], recipients: ['hosting'] },
  operation: { figures: [IDEMPOTENCY_DAYS], recipients: ['hosting'] },
  staff: { figures: [LOG_MONTHS], recipients: ['hosting'] },
  seller: { figures: [newest(SELLER_YEARS)], recipients: ['tax', 'hosting'] },
  invoice: { figures: [newest(INVOICE_YEARS)], recipients: ['billing', 'tax', 'hosting'], apart: true },
} as const satisfies Record<ProcessingCategory, Processing>;

export type Category = ProcessingCategory;
export const CATEGORIES = Object.keys(PROCESSING) as Category[];
