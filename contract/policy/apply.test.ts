import { describe, expect, it } from 'vitest';
import { at, facts, paperRound, WORK_WEEK } from '../law/testing.ts';
import { type AppliedTo, type Applying, mayApply } from './apply.ts';

const now = new Date('2026-11-20T04:26:00.000Z');
const person = (more: Partial<Applying> = {}): Applying => ({ userMode: 'user', age: 27, ...more });
const job = (more: Partial<AppliedTo> = {}): AppliedTo => ({
  ...facts(),
  status: 'published',
  validThrough: '2026-12-10T08:00:00.000Z',
  minAge: 16,
  ...more,
});
const papers = job({ ...paperRound, minAge: 13 });
const fullTime = job({ kind: 'employment', shifts: at(WORK_WEEK, '08:00', '16:00'), minAge: 15 });

describe('product section 4.2 who may apply', () => {
  it.each([
    ['an adult', person(), job(), { ok: true, needsGuardian: false }],
    ['to a job without an end', person(), job({ validThrough: null }), { ok: false, code: 'job_closed' }],
    ['a company account', person({ userMode: 'company' }), job(), { ok: false, code: 'not_allowed' }],
    ['to a job that has left the market', person(), undefined, { ok: false, code: 'job_closed' }],
    [
      'to one that was taken off',
      person(),
      job({ status: 'unpublished' }),
      { ok: false, code: 'job_closed' },
    ],
    [
      'in the instant in which its last day is over',
      person(),
      job({ validThrough: now.toISOString() }),
      { ok: false, code: 'job_closed' },
    ],
    [
      'below the age the company has chosen',
      person({ age: 15, compulsorySchool: 'done' }),
      job(),
      { code: 'too_young', minAge: 16 },
    ],
    ['at that age', person({ age: 16, compulsorySchool: 'done' }), job(), { ok: true, needsGuardian: false }],
    [
      'below the age of the law, whatever the ad says',
      person({ age: 14 }),
      job({ minAge: 13 }),
      { code: 'too_young', minAge: 15 },
    ],
    [
      'at 15 in term, with nothing said about school (L1)',
      person({ age: 15 }),
      fullTime,
      { code: 'too_young', reasons: [{ code: 'school_hours' }] },
    ],
    [
      'at 15, once compulsory schooling is over (L1)',
      person({ age: 15, compulsorySchool: 'done' }),
      fullTime,
      { ok: true, needsGuardian: true },
    ],
    ['below 16, where the law allows it', person({ age: 14 }), papers, { ok: true, needsGuardian: true }],
  ])('%s', (_, who, to, verdict) => {
    expect(mayApply(who, to, now)).toMatchObject(verdict);
  });
});
