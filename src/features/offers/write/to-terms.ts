import { fieldErrors } from '../../../../contract/arguments.ts';
import { PAY_REQUIRED } from '../../../../contract/entities/job.ts';
import {
  OFFER_DAYS,
  type OfferTerms,
  offerComment,
  offerTerms,
} from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { offerProblems } from '../../../../contract/law/offer-limits.ts';
import { readMoney } from '../../../i18n/money-text.ts';
import type { TermField } from '../../../i18n/offer-terms.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import { OFFER_FIELDS } from './kind-fields.ts';
import type { OfferValues } from './values.ts';

/** A field that has to be looked at again; `dueDates.1` is the second day. */
export type OfferField = keyof OfferValues | `dueDates.${number}`;
export type TermsProblem = Problem<OfferField>;

type Read = { readable: OfferTerms } & (
  | { terms: OfferTerms; problems: [] }
  | { terms: null; problems: TermsProblem[] }
);

/**
 * Reads the form by the contract's schema. `readable` is what can be read of it, for the preview beside it.
 * @param base what the kind does not ask for stays as it is there
 */
export function toTerms(values: OfferValues, kind: JobKind, base: OfferTerms): Read {
  const problems: TermsProblem[] = [];
  const note = (field: OfferField, code: string) => {
    if (!problems.some((known) => known.field === field)) problems.push({ field, code });
  };
  const asked = OFFER_FIELDS[kind];
  const of = <Field extends TermField>(field: Field, read: () => OfferTerms[Field]): OfferTerms[Field] =>
    asked.includes(field) ? read() : base[field];
  const whole = (field: 'trialWeeks' | 'revisions') => {
    const typed = values[field].trim();
    if (typed !== '' && !/^\d{1,3}$/.test(typed)) note(field, 'not_a_number');
    return /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  };
  const readable: OfferTerms = {
    title: values.title.trim(),
    pay: of('pay', () => readPay(values, kind, base.pay?.currency ?? 'EUR', note)),
    hours: of('hours', () => readHours(values, note)),
    start: of('start', () => values.start || null),
    end: of('end', () => values.end || null),
    place: of('place', () => values.place.trim()),
    trialWeeks: of('trialWeeks', () => whole('trialWeeks')),
    notice: of('notice', () => values.notice.trim()),
    deliverables: of('deliverables', () => lines(values.deliverables)),
    dueDates: of('dueDates', () => values.dueDates.filter((day) => day !== '').toSorted()),
    revisions: of('revisions', () => whole('revisions')),
    usageRights: of('usageRights', () => values.usageRights.trim()),
    exclusivity: of('exclusivity', () => values.exclusivity.trim()),
    disclosure: of('disclosure', () => values.disclosure.trim()),
  };
  const checked = offerTerms.safeParse(readable);
  const refused = checked.success ? [] : fieldErrors(checked.error.issues);
  for (const { path, code } of refused) note(fieldOf(path), code);
  if (asked.includes('trialWeeks'))
    for (const { path, code } of offerProblems(kind, readable)) note(fieldOf(path), code);
  return checked.success && problems.length === 0
    ? { readable, terms: checked.data, problems: [] }
    : { readable, terms: null, problems };
}

/** What goes along with the terms. @param minDays a minor has longer */
export function alongProblems(
  { validDays, comment }: Pick<OfferValues, 'validDays' | 'comment'>,
  minDays: number = OFFER_DAYS.min,
): TermsProblem[] {
  const days = /^\d{1,3}$/.test(validDays.trim()) ? Number(validDays) : Number.NaN;
  const problems: TermsProblem[] = [];
  if (!(days >= minDays && days <= OFFER_DAYS.max)) problems.push({ field: 'validDays', code: 'range' });
  if (!offerComment.safeParse(comment).success) problems.push({ field: 'comment', code: 'too_big' });
  return problems;
}

const FIELD: Record<string, OfferField> = {
  pay: 'amount',
  'pay.amount': 'amount',
  'pay.unit': 'unit',
  hours: 'perWeek',
  'hours.perWeek': 'perWeek',
  'hours.text': 'hoursText',
  'terms.trialWeeks': 'trialWeeks',
};

function fieldOf(path: string): OfferField {
  const known = FIELD[path];
  if (known) return known;
  return path.startsWith('deliverables') ? 'deliverables' : (path as OfferField);
}

type Note = (field: OfferField, code: string) => void;

function readPay(
  { amount, unit }: OfferValues,
  kind: JobKind,
  currency: string,
  note: Note,
): OfferTerms['pay'] {
  const sum = readMoney(amount, currency);
  if ('minor' in sum) return { amount: sum.minor, currency, unit };
  if (sum.problem === 'not_a_sum') note('amount', 'not_a_sum');
  else if (PAY_REQUIRED.includes(kind)) note('amount', 'pay_missing');
  return null;
}

function readHours({ perWeek, hoursText }: OfferValues, note: Note): OfferTerms['hours'] {
  const typed = perWeek.trim().replace(',', '.');
  if (typed === '') {
    if (hoursText.trim() !== '') note('perWeek', 'hours_missing');
    return null;
  }
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) {
    note('perWeek', 'not_a_number');
    return null;
  }
  return { perWeek: Number(typed), text: hoursText.trim() };
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
