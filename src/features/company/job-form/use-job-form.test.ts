import { expect, it } from 'vitest';
import type { JobStatus } from '../../../../contract/entities/job.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { problemsOf } from './use-job-form.ts';
import { valuesOf } from './values.ts';

const values = valuesOf(bakery, 'de-DE');
const lacking = (status: JobStatus | null, more: Partial<typeof values>) =>
  problemsOf(
    { ...values, ...more },
    {
      start: { values, base: bakery, rev: 1, replaces: [] },
      places: [],
      status,
      now: Date.parse('2026-11-30T12:00:00Z'),
    },
    'save',
  ).map(({ field, code }) => `${field} ${code}`);

it('createjob.4 createjob.7 online or in review a job keeps its pay and an age the law allows; a draft may lack them', () => {
  const unpaid = { payMin: '', payMax: '' };
  const dangerous = {
    minAge: String(bakery.minAge),
    conditions: ['dangerous' as const],
    conditionsSaid: true,
  };
  for (const status of ['published', 'in_review'] as const) {
    expect(lacking(status, {})).toEqual([]);
    expect(lacking(status, unpaid)).toEqual(['payMin pay_required']);
    expect(lacking(status, dangerous)).toEqual(['minAge below_lowest']);
  }
  for (const status of [null, 'draft', 'unpublished'] as const)
    expect([...lacking(status, unpaid), ...lacking(status, dangerous)]).toEqual([]);
});
