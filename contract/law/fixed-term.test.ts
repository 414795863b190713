import { expect, it } from 'vitest';
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
] as const)('createjob.5 %s until %s: fixed term %s', (kind, endDate, fixed) => {
  expect(isFixedTerm({ kind, endDate })).toBe(fixed);
});
