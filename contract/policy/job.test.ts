import { describe, expect, it } from 'vitest';
import { jobStatus } from '../entities/job.ts';
import {
  JOB_ACTS,
  type JobAct,
  type JobActor,
  lacksAgeGround,
  lacksPay,
  mayActOnJob,
  mayDoWithJob,
  needsReview,
  needsReviewAgain,
} from './job.ts';

/** Product section 4.1, line by line: from, act, to, who. */
const TABLE: Record<JobAct, [from: string[], to: string[], who: JobActor[]]> = {
  publish: [
    ['draft', 'unpublished'],
    ['published', 'in_review'],
    ['member', 'owner'],
  ],
  approve: [['in_review'], ['published'], ['staff']],
  refuse: [['in_review'], ['draft'], ['staff']],
  unpublish: [['published'], ['unpublished'], ['member', 'owner', 'staff']],
  expire: [['published'], ['unpublished'], ['clock']],
  update: [
    ['draft', 'in_review', 'published', 'unpublished'],
    ['same', 'in_review'],
    ['member', 'owner'],
  ],
  clean: [['unpublished'], ['same'], ['owner']],
  delete: [['draft', 'unpublished'], ['deleted'], ['owner']],
};
const ACTORS: JobActor[] = ['member', 'owner', 'staff', 'clock'];

describe('job states (product 4.1)', () => {
  it.each(Object.entries(TABLE))('%s', (name, [from, to, who]) => {
    const act = name as JobAct;
    for (const status of jobStatus.options)
      expect([status, mayDoWithJob(act, status)]).toEqual([status, from.includes(status)]);
    for (const actor of ACTORS)
      expect([actor, mayActOnJob(act, actor)]).toEqual([actor, who.includes(actor)]);
    expect(JOB_ACTS[act].to).toEqual(to);
  });

  it('no act is missing in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(JOB_ACTS).sort());
  });

  it('every state but the first is reached, and every one is left', () => {
    const reached = new Set<string>(Object.values(JOB_ACTS).flatMap(({ to }) => [...to]));
    for (const status of jobStatus.options) {
      expect(reached.has(status)).toBe(true);
      const leaving = Object.values(JOB_ACTS).filter(
        ({ from, to }) =>
          (from as readonly string[]).includes(status) && !(to as readonly string[]).includes('same'),
      );
      expect(leaving.length).toBeGreaterThan(0);
    }
  });

  it('staff looks at what unknown companies and children come into', () => {
    expect(needsReview({ verified: true, minAge: 15 })).toBe(false);
    expect(needsReview({ verified: true, minAge: 14 })).toBe(true);
    expect(needsReview({ verified: false, minAge: 18 })).toBe(true);
  });

  it('an edit brings a job back to staff where they look at its new lowest age and did not look at the old one', () => {
    expect(needsReviewAgain(16, 13)).toBe(true);
    expect(needsReviewAgain(18, 21)).toBe(true);
    expect(needsReviewAgain(21, 14)).toBe(true);
    expect(needsReviewAgain(14, 13)).toBe(false);
    expect(needsReviewAgain(21, 25)).toBe(false);
    expect(needsReviewAgain(13, 16)).toBe(false);
  });

  it('L10: nobody asks for more than 18 years without a ground, and staff looks at those who have one', () => {
    expect(lacksAgeGround({ minAge: 18, minAgeGround: null })).toBe(false);
    expect(lacksAgeGround({ minAge: 45, minAgeGround: null })).toBe(true);
    expect(lacksAgeGround({ minAge: 21, minAgeGround: 'licence' })).toBe(false);
    expect(needsReview({ verified: true, minAge: 21 })).toBe(true);
  });

  it('decision 6: a pay range is needed of some kinds', () => {
    const job = { pay: null, internship: null, startDate: null, endDate: null };
    expect(lacksPay({ ...job, kind: 'minijob' })).toBe(true);
    expect(lacksPay({ ...job, kind: 'campaign' })).toBe(false);
    // L34: an internship for which the law wants a wage.
    expect(lacksPay({ ...job, kind: 'internship', internship: 'voluntary' })).toBe(true);
    expect(lacksPay({ ...job, kind: 'internship', internship: 'school' })).toBe(false);
  });
});
