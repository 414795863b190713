import { describe, expect, it } from 'vitest';
import { branch } from '../entities/working-conditions.ts';
import { minorDutiesOf, missingDuties } from './minor-duties.ts';
import { offerProblems, offerWarnings } from './offer-limits.ts';
import { termsProof } from './proof-of-terms.ts';
import { cite } from './source.ts';

const terms = { trialWeeks: 8, start: '2026-12-01', end: null, hours: { perWeek: 38, text: '' } };
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

describe('L33: limits of an offer', () => {
  it.each([
    [3, ['training_trial']],
    [4, []],
    [17, []],
    [18, ['training_trial']],
    [0, ['training_trial']],
  ])('a training with %i weeks of trial', (trialWeeks, problems) => {
    expect(codes(offerProblems('apprenticeship', { ...terms, trialWeeks }))).toEqual(problems);
  });
  it('half a year of trial in other contracts', () => {
    expect(codes(offerProblems('employment', { ...terms, trialWeeks: 26 }))).toEqual([]);
    expect(codes(offerProblems('employment', { ...terms, trialWeeks: 27 }))).toEqual(['trial_too_long']);
  });
  it('more than 48 hours, and a trial that is long for a fixed term, are pointed at', () => {
    expect(codes(offerWarnings('employment', { ...terms, hours: { perWeek: 60, text: '' } }))).toEqual([
      'over_48_hours',
    ]);
    expect(codes(offerWarnings('employment', { ...terms, end: '2027-03-01' }))).toEqual([
      'trial_of_fixed_term',
    ]);
    expect(codes(offerWarnings('employment', { ...terms, end: '2028-03-01' }))).toEqual([]);
  });
});

describe('L35: duties of who employs a minor', () => {
  it('all of them in a training', () => {
    expect(minorDutiesOf({ kind: 'apprenticeship', start: '2026-09-01', end: null })).toEqual([
      'fit_to_employ',
      'risk_assessment',
      'dangers',
      'medical_check',
      'briefing',
      'vocational_school',
      'free_days',
    ]);
  });
  it('no medical check for marginal or short light work, no vocational school in the holidays', () => {
    expect(minorDutiesOf({ kind: 'minijob', start: '2026-12-01', end: null })).not.toContain('medical_check');
    const holiday = minorDutiesOf({ kind: 'holiday', start: '2026-07-01', end: '2026-07-28' });
    expect(holiday).not.toContain('medical_check');
    expect(holiday).not.toContain('vocational_school');
    expect(minorDutiesOf({ kind: 'internship', start: '2026-07-01', end: '2026-12-31' })).toContain(
      'medical_check',
    );
  });
  it('none where nobody is employed', () => {
    expect(minorDutiesOf({ kind: 'campaign', start: null, end: null })).toEqual([]);
  });
  it('tells the ones that were not ticked', () => {
    expect(missingDuties(['dangers', 'briefing'], ['briefing', 'free_days'])).toEqual(['dangers']);
  });
});

describe('L37: how the essential terms are handed over', () => {
  it.each(branch.options)('%s', (one) => {
    const onPaper = [
      'hospitality',
      'building',
      'cleaning',
      'transport',
      'logistics',
      'courier',
      'meat',
      'security',
      'hairdresser',
      'funfair',
      'trade_fair',
    ];
    expect(termsProof('employment', [one])?.form).toBe(onPaper.includes(one) ? 'paper' : 'text');
  });
  it('one branch is enough for paper; a training has a contract of its own, a campaign none', () => {
    expect(termsProof('minijob', ['office', 'hospitality'])?.form).toBe('paper');
    expect(termsProof('apprenticeship', ['hospitality'])?.form).toBe('training');
    expect(termsProof('campaign', [])).toBeUndefined();
  });
  it('says where it stands', () => {
    const sources = termsProof('employment', ['hospitality'])?.sources ?? [];
    expect(sources.map((source) => cite(source, 'de'))).toEqual([
      '§ 2 Abs. 1 NachwG',
      '§ 2a Abs. 1 Nr. 2 SchwarzArbG',
    ]);
    expect(sources.map((source) => cite(source, 'en'))).toEqual([
      '§ 2 (1) NachwG',
      '§ 2a (1) no. 2 SchwarzArbG',
    ]);
  });
});
