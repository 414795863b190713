import { expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { copyOf } from './copy-of.ts';

const job = (more: Partial<CompanyJob> = {}): CompanyJob =>
  ({ ...bakery, _id: 'old', rev: 4, status: 'unpublished', visibleTo: null, ...more }) as CompanyJob;

it('editjob.5 a copy has the text of its job, and neither its days nor anything that happened to it', () => {
  const { visibleTo, ...copy } = copyOf(job({ startDate: '2026-12-01', endDate: '2027-01-31' }), []);
  expect(copy).toEqual({ ...bakery, startDate: null, endDate: null });
  expect(visibleTo).toBeNull();
});

it('editjob.5 an age that the company has chosen is copied as well', () => {
  expect(copyOf(job({ minAge: 18 }), []).minAge).toBe(18);
});

it('editjob.5 its applications are for the same people, but for those who have left', () => {
  expect(copyOf(job({ visibleTo: ['mia', 'gone'] }), ['mia', 'tom']).visibleTo).toEqual(['mia']);
});
