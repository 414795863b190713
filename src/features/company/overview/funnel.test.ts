import { expect, test } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { funnelOf } from './funnel.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const one = (_id: string, days: number, rest: object = {}) =>
  ({ _id, seenAt: null, status: 'submitted', statusAt: { submitted: ago(days) }, ...rest }) as Applicant;

test('company.1 each application of the last 30 days counts in every stage it has reached', () => {
  const applicants = [
    one('new', 1),
    one('seen', 2, { seenAt: ago(1) }),
    one('no', 3, { statusAt: { submitted: ago(3), rejected: ago(2) } }),
    one('talk', 4, { statusAt: { submitted: ago(4), accepted: ago(2) } }),
    one('offer', 5, { statusAt: { submitted: ago(5), accepted: ago(2) } }),
    one('hired', 6, { status: 'hired' }),
    one('outside', 7, { private: { hiredOutsideAt: ago(1) } }),
    one('old', 31),
  ];
  expect(funnelOf(applicants, new Set(['offer']), NOW)).toEqual({
    applied: 7,
    seen: 6,
    talk: 4,
    offer: 3,
    hired: 2,
  });
});
