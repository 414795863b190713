import { describe, expect, it } from 'vitest';
import { saidOfSchool, schoolingOf } from './schooling.ts';

describe('L1: what somebody has said of compulsory schooling', () => {
  it.each([
    ['nothing', undefined, '2026-11-22', undefined],
    ['done, for ever', { answer: 'done' as const, on: '2020-01-01' }, '2026-11-22', 'done'],
    ['still, in this school year', { answer: 'yes' as const, on: '2026-09-01' }, '2027-07-31', 'yes'],
    ['still, before the summer', { answer: 'yes' as const, on: '2026-03-01' }, '2026-07-31', 'yes'],
    [
      'still, last school year: asked again',
      { answer: 'yes' as const, on: '2026-03-01' },
      '2026-08-01',
      undefined,
    ],
  ])('%s', (_row, said, today, known) => {
    expect(saidOfSchool(said, today)).toBe(known);
  });
  it('counts by age where nobody has said it', () => {
    expect([14, 15, 16, 17].map((age) => schoolingOf({ age }))).toEqual(['yes', 'yes', 'unknown', 'done']);
  });
});
