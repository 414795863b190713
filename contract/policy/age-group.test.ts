import { describe, expect, it } from 'vitest';
import { ageGroup } from './age-group.ts';

const today = '2026-11-20';

describe('what an age means', () => {
  it.each([
    ['register.4 twelve years and 364 days', '2013-11-21', 'user', 'too_young'],
    ['register.5 thirteen today', '2013-11-20', 'user', 'guardian'],
    ['register.5 fifteen', '2010-11-21', 'user', 'guardian'],
    ['register.6 sixteen today', '2010-11-20', 'user', 'minor'],
    ['register.6 seventeen', '2008-11-21', 'user', 'minor'],
    ['eighteen today', '2008-11-20', 'user', 'adult'],
    ['seventeen, hiring', '2008-11-21', 'company', 'company_too_young'],
    ['twelve, hiring', '2014-01-01', 'company', 'too_young'],
    ['eighteen, hiring', '2008-11-20', 'company', 'adult'],
    ['a day that is not there', '2008-02-31', 'user', 'unknown'],
    ['tomorrow', '2026-11-21', 'user', 'unknown'],
    ['a slip of the finger', '1826-11-20', 'user', 'unknown'],
  ] as const)('%s', (_, born, mode, expected) => {
    expect(ageGroup(born, mode, today)).toBe(expected);
  });
});
