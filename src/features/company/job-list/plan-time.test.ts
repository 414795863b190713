import { expect, it } from 'vitest';
import { planDays, planTime } from './plan-time.ts';

const now = Date.parse('2026-11-26T12:00:00.000Z');
const plan = (day: string, time = '08:00', closes = '') => {
  const { at, problem } = planTime({ day, time }, { now, closes });
  return at?.toISOString() ?? problem;
};

it('createjob.10 a job can be planned up to 180 days ahead, to the minute, in German time', () => {
  expect(planDays(now)).toEqual({ first: '2026-11-26', last: '2027-05-25' });
  expect(plan('2027-05-25')).toBe('2027-05-25T06:00:00.000Z');
  expect(plan('2027-05-25', '14:00')).toBe('2027-05-25T12:00:00.000Z');
  expect(plan('2027-05-25', '14:01')).toBe('too_far');
  expect(plan('2026-11-26', '13:00')).toBe('past');
  expect([plan(''), plan('2026-12-01', '')]).toEqual(['no_day', 'no_time']);
});

it('createjob.10 a plan is never moved behind the last day that was chosen for the job', () => {
  expect(plan('2026-12-09', '08:00', '2026-12-10')).toBe('2026-12-09T07:00:00.000Z');
  expect(plan('2026-12-10', '08:00', '2026-12-10')).toBe('after_end');
});
