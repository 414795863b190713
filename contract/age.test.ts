import { describe, expect, it } from 'vitest';
import { ageBandOf, ageOn, needsGuardian } from './age.ts';

describe('age', () => {
  it.each([
    ['2010-11-20', '2026-11-20', 16],
    ['2010-11-21', '2026-11-20', 15],
    ['2010-12-01', '2026-11-20', 15],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['1998-01-01', '2026-11-20', 28],
  ])('born %s is, on %s, %i years old', (born, today, years) => {
    expect(ageOn(born, today)).toBe(years);
  });

  it.each([
    [13, 'u15', true],
    [14, 'u15', true],
    [15, '15_17', true],
    [16, '15_17', false],
    [17, '15_17', false],
    [18, '18plus', false],
  ] as const)('at %i the band is %s and a guardian has to agree: %s', (age, band, guardian) => {
    expect(ageBandOf(age)).toBe(band);
    expect(needsGuardian(age)).toBe(guardian);
  });
});
