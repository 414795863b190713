import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../contract/entities/application.ts';
import { dueAnswers, dueOf } from './due.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hours = (n: number) => new Date(now + n * 3_600_000).toISOString();
const applicant = (_id: string, dueAt: string | null, status: ApplicationStatus = 'submitted'): Applicant =>
  ({ _id, dueAt, status, statusAt: {} }) as Applicant;

describe('company.1 due answers', () => {
  it.each([
    [-1, { kind: 'overdue' }],
    [0, { kind: 'overdue' }],
    [5.5, { kind: 'due', hours: 5 }],
    [25, { kind: 'due', hours: 25 }],
    [48, { kind: 'due', hours: 48 }],
    [49, { kind: 'later', hours: 49 }],
  ])('in %d hours', (left, due) => {
    expect(dueOf(applicant('a', hours(left)), now)).toEqual(due);
  });

  it('nothing is due once the answer was given', () => {
    expect(dueOf(applicant('a', hours(-1), 'accepted'), now)).toBeNull();
    expect(dueOf(applicant('a', null), now)).toBeNull();
  });

  it('come oldest first, and only those that are due', () => {
    const all = [applicant('later', hours(80)), applicant('soon', hours(3)), applicant('late', hours(-30))];
    expect(dueAnswers(all, now).map(({ _id }) => _id)).toEqual(['late', 'soon']);
  });
});
