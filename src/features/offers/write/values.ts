import type { PayUnit } from '../../../../contract/entities/job.ts';
import { OFFER_DAYS, type OfferTerms } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { PAY_UNITS } from '../../../../contract/pay-units.ts';
import { moneyText } from '../../../i18n/money-text.ts';
import { numberFormat } from '../../../i18n/number-format.ts';

/** An offer as it stands in the form's fields: numbers and sums are the texts that were typed. */
export type OfferValues = {
  title: string;
  amount: string;
  unit: PayUnit;
  perWeek: string;
  hoursText: string;
  start: string;
  end: string;
  place: string;
  trialWeeks: string;
  notice: string;
  /** One a line. */
  deliverables: string;
  /** `YYYY-MM-DD` each; one that is still empty stands for a field that was added. */
  dueDates: string[];
  revisions: string;
  usageRights: string;
  exclusivity: string;
  disclosure: string;
  /** Days in which it can be answered. */
  validDays: string;
  /** The words along with it. */
  comment: string;
};

/** Terms in the form. @param tag language tag: decides between comma and point */
export function valuesOf(
  terms: OfferTerms,
  kind: JobKind,
  tag: string,
  { validDays = OFFER_DAYS.default, comment = '' }: { validDays?: number; comment?: string } = {},
): OfferValues {
  const { pay, hours } = terms;
  const count = (value: number) => (value === 0 ? '' : String(value));
  return {
    title: terms.title,
    amount: pay ? moneyText(tag, pay.amount, pay.currency) : '',
    unit: pay?.unit ?? PAY_UNITS[kind][0],
    perWeek: hours ? numberFormat(tag, { maximumFractionDigits: 2 }).format(hours.perWeek) : '',
    hoursText: hours?.text ?? '',
    start: terms.start ?? '',
    end: terms.end ?? '',
    place: terms.place,
    trialWeeks: count(terms.trialWeeks),
    notice: terms.notice,
    deliverables: terms.deliverables.join('\n'),
    dueDates: terms.dueDates,
    revisions: count(terms.revisions),
    usageRights: terms.usageRights,
    exclusivity: terms.exclusivity,
    disclosure: terms.disclosure,
    validDays: String(validDays),
    comment,
  };
}
