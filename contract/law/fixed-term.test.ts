import { expect, it } from 'vitest';
import { JOB_KINDS } from '../job-kinds.ts';
import { contractFormOf } from '../policy/offer-terms.ts';
import { isFixedTerm } from './fixed-term.ts';

it.each([
  ['employment', null, false],
  ['employment', '2026-12-31', true],
  ['minijob', '2026-12-31', true],
  ['internship', '2026-12-31', true],
  ['holiday', null, true],
  ['apprenticeship', '2029-07-31', false],
  ['freelance', '2026-12-31', false],
  ['campaign', '2026-12-31', false],
] as const)('createjob.5 L26 %s until %s: fixed term %s', (kind, endDate, fixed) => {
  expect(isFixedTerm({ kind, endDate })).toBe(fixed);
});

it.each(JOB_KINDS)('L26 an ad and its offer have one answer to whether %s ends by itself', (kind) => {
  for (const end of [null, '2026-12-31'])
    expect(contractFormOf(kind, { end }) === 'qes_or_paper').toBe(isFixedTerm({ kind, endDate: end }));
});
