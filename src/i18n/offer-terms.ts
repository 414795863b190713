import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import type { JobKind } from '../../contract/job-kinds.ts';
import { formatDay } from './dates.ts';
import { formatMoney } from './money.ts';
import { formatNumber } from './numbers.ts';
import { formatPay } from './pay.ts';

/** What an offer promises, point by point, in words: in the letter, in the form and where two versions are compared. */

export type TermField = keyof OfferTerms;

export const TERM_LABEL: Record<TermField, MessageDescriptor> = {
  title: msg({ message: 'Work', context: 'point of an offer' }),
  pay: msg({ message: 'Pay', context: 'point of an offer' }),
  hours: msg({ message: 'Working hours', context: 'point of an offer' }),
  start: msg({ message: 'Start', context: 'point of an offer' }),
  end: msg({ message: 'Ends', context: 'point of an offer' }),
  place: msg({ message: 'Place', context: 'point of an offer' }),
  trialWeeks: msg({ message: 'Trial period', context: 'point of an offer' }),
  notice: msg({ message: 'Notice period', context: 'point of an offer' }),
  deliverables: msg({ message: 'What is delivered', context: 'point of an offer' }),
  dueDates: msg({ message: 'Due on', context: 'point of an offer' }),
  revisions: msg({ message: 'Rounds of changes', context: 'point of an offer' }),
  usageRights: msg({ message: 'How it may be used', context: 'point of an offer' }),
  exclusivity: msg({ message: 'No work for others', context: 'point of an offer' }),
  disclosure: msg({ message: 'Marked as advertising', context: 'point of an offer' }),
};

/** Kinds that are no employment: nothing of a trial or an open end is said of them. */
const isFree = (kind: JobKind) => kind === 'freelance' || kind === 'campaign';

/** Points in the order they are read in; the title stands above them. */
const ORDER: readonly TermField[] = [
  'pay',
  'hours',
  'start',
  'end',
  'trialWeeks',
  'deliverables',
  'dueDates',
  'revisions',
  'place',
  'usageRights',
  'exclusivity',
  'disclosure',
  'notice',
];

/** One point as it is read. */
export type TermRow = {
  field: TermField;
  label: string;
  /** Several lines where it is a list. */
  value: string;
  /** What it means, in one line of plain words. */
  note: string | null;
};

/** What is promised, without points that were left empty. */
export function termRows(i18n: I18n, kind: JobKind, terms: OfferTerms): TermRow[] {
  return ORDER.map((field) => ({
    field,
    label: i18n._(TERM_LABEL[field]),
    value: termText(i18n, kind, field, terms),
    note: termNote(i18n, kind, field, terms),
  })).filter(({ value }) => value !== '');
}

/** One point in words; empty where it says nothing. */
export function termText(i18n: I18n, kind: JobKind, field: TermField, terms: OfferTerms): string {
  const tag = i18n.locale;
  switch (field) {
    case 'pay':
      return terms.pay ? payText(i18n, terms.pay) : '';
    case 'hours':
      return hoursText(i18n, terms.hours);
    case 'start':
      return terms.start ? formatDay(tag, terms.start) : '';
    case 'end':
      if (terms.end) return formatDay(tag, terms.end);
      return isFree(kind) || kind === 'apprenticeship' ? '' : i18n._(msg`permanent`);
    case 'trialWeeks':
      return terms.trialWeeks === 0
        ? ''
        : i18n._(msg`${plural(terms.trialWeeks, { one: '# week', other: '# weeks' })}`);
    case 'revisions':
      return isFree(kind) ? formatNumber(tag, terms.revisions) : '';
    case 'deliverables':
      return terms.deliverables.join('\n');
    case 'dueDates':
      return terms.dueDates.map((day) => formatDay(tag, day)).join('\n');
    default:
      return terms[field].trim();
  }
}

export function payText(i18n: I18n, { amount, currency, unit }: NonNullable<OfferTerms['pay']>): string {
  if (unit === 'PROJECT') {
    const sum = formatMoney(i18n.locale, amount, currency);
    return i18n._(msg`${sum} in total`);
  }
  return formatPay(i18n, { min: amount, max: amount, currency, unit });
}

function hoursText(i18n: I18n, hours: OfferTerms['hours']): string {
  if (!hours) return '';
  const count = formatNumber(i18n.locale, hours.perWeek, 2);
  const week = i18n._(
    msg`${plural(hours.perWeek, { one: `${count} hour a week`, other: `${count} hours a week` })}`,
  );
  const text = hours.text.trim();
  return text === '' ? week : i18n._(msg`${week}, ${text}`);
}

/** Average weeks of a month, as wages are reckoned. */
const WEEKS_A_MONTH = 13 / 3;

/** What hourly pay comes to in a month, in minor units; null where it cannot be told. */
export function monthlyPay({ pay, hours }: OfferTerms): number | null {
  if (pay?.unit !== 'HOUR' || !hours) return null;
  return Math.round((pay.amount * hours.perWeek * WEEKS_A_MONTH) / 100) * 100;
}

function termNote(i18n: I18n, kind: JobKind, field: TermField, terms: OfferTerms): string | null {
  const monthly = field === 'pay' ? monthlyPay(terms) : null;
  if (monthly !== null && terms.pay) {
    const sum = formatMoney(i18n.locale, monthly, terms.pay.currency);
    return i18n._(msg`about ${sum} a month, before tax`);
  }
  if (field === 'end' && !terms.end) return i18n._(msg`until one of you gives notice`);
  if (field === 'trialWeeks' && (kind === 'employment' || kind === 'minijob'))
    return i18n._(msg`during it both of you can end it with two weeks’ notice`);
  return null;
}

/** The few figures a letter is told by before it is opened. */
export function offerFigures(i18n: I18n, kind: JobKind, terms: OfferTerms): string[] {
  const pay = terms.pay ? payText(i18n, terms.pay) : '';
  const hours = terms.hours ? terms.hours.text.trim() || hoursText(i18n, terms.hours) : '';
  const start = terms.start ? formatDay(i18n.locale, terms.start) : '';
  const from = start && i18n._(msg`from ${start}`);
  const work = kind === 'campaign' || kind === 'freelance' ? (terms.deliverables[0] ?? '') : hours;
  return [pay, work, from].filter((text) => text !== '');
}
