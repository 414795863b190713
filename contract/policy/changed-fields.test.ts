import { expect, it } from 'vitest';
import { bakery } from '../../src/testing/job-draft.ts';
import type { JobDraft } from '../entities/job.ts';
import { changedFields, draftOf, isMaterial } from './changed-fields.ts';

it('editjob.1 only changed fields are sent', () => {
  expect(
    changedFields(bakery, { ...bakery, title: 'Other', pay: { ...bakery.pay } as JobDraft['pay'] }),
  ).toEqual({
    title: 'Other',
  });
  expect(changedFields(bakery, { ...bakery })).toEqual({});
});

it('editjob.1 what the server adds to a job is never sent back', () => {
  expect(draftOf({ ...bakery, status: 'published' } as JobDraft)).toEqual(bakery);
});

it('editjob.2 pay, place and hours matter to people who applied, a better wording does not', () => {
  expect([isMaterial({ pay: null }), isMaterial({ title: 'x', benefits: [] })]).toEqual([true, false]);
});
