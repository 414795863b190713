import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import { applicantActs } from './applicant-acts.ts';

const owner = { answer: true, own: true };
const acts = (status: ApplicationStatus, access = owner) =>
  Object.entries(applicantActs({ row: { status } as Applicant, conversation: undefined }, access))
    .filter(([, allowed]) => allowed)
    .map(([act]) => act);

describe('company.2 what can be decided', () => {
  it.each([
    ['submitted', ['accept', 'reject', 'write']],
    ['viewed', ['accept', 'reject', 'write']],
    ['accepted', ['reject', 'write']],
    ['rejected', []],
    ['withdrawn', []],
  ] as const)('%s', (status, allowed) => {
    expect(acts(status)).toEqual(allowed);
  });

  it('nothing without the right to chat', () => {
    expect(acts('submitted', { answer: false, own: false })).toEqual([]);
  });
});
