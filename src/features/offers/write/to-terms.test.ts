import { describe, expect, it } from 'vitest';
import type { OfferTerms } from '../../../../contract/entities/offer.ts';
import { JOB_KINDS } from '../../../../contract/job-kinds.ts';
import { NO_TERMS } from '../../../../contract/policy/start-terms.ts';
import { OFFER_FIELDS } from './kind-fields.ts';
import { alongProblems, toTerms } from './to-terms.ts';
import { valuesOf } from './values.ts';

const FULL: OfferTerms = {
  title: 'Bakery counter',
  pay: { amount: 1520, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 8.5, text: 'Saturdays' },
  start: '2026-12-05',
  end: '2027-02-28',
  place: 'Celle',
  trialWeeks: 4,
  notice: 'Two weeks',
  deliverables: ['One video', 'Three pictures'],
  dueDates: ['2026-12-20', '2027-01-10'],
  revisions: 2,
  usageRights: 'One year, own channels',
  exclusivity: 'No other bakery',
  disclosure: 'Marked as advertising',
};

describe('an offer in the form and back', () => {
  it.each(JOB_KINDS)('%s: what is asked for comes back as it was, in both notations', (kind) => {
    const kept = Object.fromEntries(
      Object.entries(FULL).map(([field, value]) => [
        field,
        OFFER_FIELDS[kind].includes(field as keyof OfferTerms) ? value : NO_TERMS[field as keyof OfferTerms],
      ]),
    ) as OfferTerms;
    for (const tag of ['de-DE', 'en-US'])
      expect(toTerms(valuesOf(kept, kind, tag), kind, NO_TERMS)).toMatchObject({ terms: kept, problems: [] });
  });

  it('L33 a trial period the law does not have is said at its field, before the server refuses it', () => {
    const read = (kind: 'apprenticeship' | 'employment', trialWeeks: string) =>
      toTerms({ ...valuesOf(FULL, kind, 'en-US'), trialWeeks }, kind, NO_TERMS).problems;
    expect(read('apprenticeship', '')).toEqual([{ field: 'trialWeeks', code: 'training_trial' }]);
    expect(read('apprenticeship', '4')).toEqual([]);
    expect(read('employment', '')).toEqual([]);
    expect(read('employment', '27')).toEqual([{ field: 'trialWeeks', code: 'too_big' }]);
  });

  it('every term of an offer can be written in one kind or another', () => {
    const asked = new Set(JOB_KINDS.flatMap((kind) => OFFER_FIELDS[kind]));
    expect([...asked].sort()).toEqual(Object.keys(NO_TERMS).sort());
  });

  it('what a kind does not ask for stays as it was', () => {
    const values = { ...valuesOf(FULL, 'minijob', 'de-DE'), deliverables: '' };
    expect(toTerms(values, 'minijob', FULL).terms?.deliverables).toEqual(FULL.deliverables);
  });

  it.each([
    ['title', '', 'too_small'],
    ['amount', '', 'pay_missing'],
    ['amount', 'viel', 'not_a_sum'],
    ['perWeek', '70', 'too_big'],
    ['perWeek', 'oft', 'not_a_number'],
    ['trialWeeks', '40', 'too_big'],
    ['trialWeeks', 'vier', 'not_a_number'],
    ['end', '2026-12-01', 'end_before_start'],
  ] as const)('%s "%s": %s', (field, typed, code) => {
    const values = { ...valuesOf(FULL, 'minijob', 'de-DE'), [field]: typed };
    const { terms, problems } = toTerms(values, 'minijob', NO_TERMS);
    expect(terms).toBeNull();
    expect(problems).toEqual([{ field, code }]);
  });

  it('times without hours ask for the hours', () => {
    const values = { ...valuesOf(FULL, 'minijob', 'de-DE'), perWeek: '' };
    expect(toTerms(values, 'minijob', NO_TERMS).problems).toEqual([
      { field: 'perWeek', code: 'hours_missing' },
    ]);
  });

  it('days to answer are within bounds, and longer for a minor', () => {
    const days = (validDays: string, least?: number) =>
      alongProblems({ validDays, comment: '' }, least).map(({ code }) => code);
    expect(days('7')).toEqual([]);
    expect(days('31')).toEqual(['range']);
    expect(days('')).toEqual(['range']);
    expect(days('2', 3)).toEqual(['range']);
  });
});
