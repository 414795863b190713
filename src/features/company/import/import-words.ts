import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Column } from '../../../../contract/import/ad-row.ts';
import type { Finding } from '../../../../contract/import/finding.ts';
import type { PlannedRow, Verdict } from '../../../../contract/import/plan-rows.ts';
import { formatMoney } from '../../../i18n/money.ts';

/** What a column can hold, in the order in which it is offered. */
export const COLUMN_LABEL: Record<Column, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Text of the ad`,
  location: msg`Place or address`,
  city: msg`Town`,
  postcode: msg`Postcode`,
  salary_range: msg`Pay`,
  salary_min: msg`Pay, from`,
  salary_max: msg`Pay, to`,
  salary_period: msg`Pay per …`,
  salary_currency: msg`Currency`,
  hours: msg`Hours a week`,
  start_date: msg`First day`,
  openings: msg`Openings`,
  employment_type: msg`Kind of job`,
  requirements: msg`What is needed`,
  benefits: msg`What we offer`,
  telecommuting: msg`Remote`,
  required_experience: msg`Experience`,
  required_education: msg`Qualification`,
  department: msg`Department`,
  industry: msg`Industry`,
  function: msg`Occupation`,
  company_profile: msg`About us`,
  job_id: msg`Number of the ad`,
  fraudulent: msg`Marked as fraud`,
};

export const VERDICT_LABEL: Record<Verdict, MessageDescriptor> = {
  new: msg`good`,
  changed: msg`changes`,
  open: msg`incomplete`,
  live: msg`incomplete`,
  same: msg`unchanged`,
  double: msg`double`,
  edited: msg`edited here`,
  unreadable: msg`no job`,
};

const LACKING = { unit: msg`for which time it is`, currency: msg`in which currency it is` };

/** What is told of a row, and what to do where something is to be done. */
export function findingText(i18n: I18n, finding: Finding): string {
  const euros = (cents: number) => formatMoney(i18n.locale, cents, 'EUR');
  switch (finding.code) {
    case 'no_title':
      return i18n._(msg`It has no title.`);
    case 'text_short':
      return i18n._(msg`The text of the ad is missing or shorter than 20 characters.`);
    case 'marked_fraudulent':
      return i18n._(msg`The file itself marks this ad as fraud.`);
    case 'no_id':
    case 'id_twice':
      return i18n._(msg`Its number is not its own.`);
    case 'not_accepted':
      return i18n._(msg`One of the values in it is not valid.`);
    case 'place_missing':
      return i18n._(msg`It does not name a place.`);
    case 'pay_missing':
      return i18n._(msg`It does not state the pay. A job of this kind only goes online with it.`);
    case 'place_unknown':
      return i18n._(msg`The place “${finding.said}” is not known.`);
    case 'place_ambiguous':
      return i18n._(msg`There is more than one “${finding.said}”. Which one is it?`);
    case 'postcode_unknown':
      return i18n._(msg`The postcode ${finding.said} is not known.`);
    case 'postcode_elsewhere':
      return i18n._(msg`The postcode ${finding.postcode} is in ${finding.label}, not in ${finding.said}.`);
    case 'pay_unclear':
      return i18n._(msg`The pay “${finding.said}” is not clear.`);
    case 'pay_no_range':
      return i18n._(msg`The pay “${finding.said}” is not a range: the first sum has to be the lower one.`);
    case 'pay_lacks': {
      const lacking = finding.lacking.map((part) => i18n._(LACKING[part]));
      const what = new Intl.ListFormat(i18n.locale).format(lacking);
      return i18n._(msg`The pay “${finding.said}” does not say ${what}.`);
    }
    case 'below_wage': {
      const [paid, wage] = [euros(finding.perHour), euros(finding.wage)];
      return i18n._(msg`${paid} an hour is below the minimum wage of ${wage}.`);
    }
    case 'shortened': {
      const field = i18n._(COLUMN_LABEL[finding.field]);
      return i18n._(msg`Too long for a job, so it is shortened: ${field}.`);
    }
    case 'kind_unknown':
      return i18n._(msg`“${finding.said}” is not a kind of job we know. It is taken as employment.`);
    case 'hours_unclear':
      return i18n._(msg`The hours “${finding.said}” are left out: they are not hours a week.`);
    case 'start_unclear':
      return i18n._(msg`The first day “${finding.said}” is left out: it is not a date.`);
    case 'openings_unclear':
      return i18n._(msg`The openings “${finding.said}” are left out: that is not a number.`);
  }
}

/** Why a row is not taken over, in one line. */
export function reasonText(i18n: I18n, { verdict, findings, job }: PlannedRow): string {
  const said = findings.map((finding) => findingText(i18n, finding)).join(' ');
  switch (verdict) {
    case 'same':
      return i18n._(msg`The job is there already, just as in the file.`);
    case 'double':
      return job
        ? i18n._(msg`There is a job of this title at this place already.`)
        : i18n._(msg`The same ad is in the file twice.`);
    case 'edited':
      return i18n._(msg`The job was edited here since, so it is left as it is.`);
    case 'live':
      return `${i18n._(msg`The job is online or in review, and this would take it off.`)} ${said}`;
    default:
      return said;
  }
}

/** Of a row that this device could not save. */
export const NOT_SAVED = msg`It could not be saved on this device.`;
