import { describe, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import type { User } from '../../../contract/entities/user.ts';
import { hindranceOf } from './hindrance.ts';

const now = new Date('2026-11-20T04:26:00.000Z');
const user = (more: Partial<User> = {}, dateOfBirth = '1999-03-09') =>
  ({ userMode: 'user', guardian: 'none', general: { dateOfBirth }, ...more }) as User;
const job = (more: Partial<Job> = {}) =>
  ({ status: 'published', validThrough: '2026-12-10T08:00:00.000Z', minAge: 16, ...more }) as Job;

describe('job.3 what stands in the way of an application', () => {
  it.each([
    ['nothing', user(), job(), undefined],
    ['nothing, for a job without an end', user(), job({ validThrough: null }), undefined],
    ['a company account', user({ userMode: 'company' }), job(), 'company'],
    ['a job that has left the market', user(), undefined, 'closed'],
    ['a job that was taken off', user(), job({ status: 'unpublished' }), 'closed'],
    ['a job whose last day is over', user(), job({ validThrough: now.toISOString() }), 'closed'],
    ['an age below that of the job', user({}, '2010-11-21'), job(), 'too-young'],
    ['nothing, on the birthday', user({}, '2010-11-20'), job(), undefined],
    [
      'a guardian who has not agreed',
      user({ guardian: 'pending' }, '2011-05-01'),
      job({ minAge: 13 }),
      'guardian',
    ],
    [
      'nothing, once the guardian has agreed',
      user({ guardian: 'ok' }, '2011-05-01'),
      job({ minAge: 13 }),
      undefined,
    ],
  ])('%s', (_, person, offered, kind) => {
    expect(hindranceOf(person, offered, now)?.kind).toBe(kind);
  });
});
