import { expect, test } from 'vitest';
import { birthDateKeeper } from './birth-date.ts';

const TODAY = '2026-03-02';

test.each([
  ['an adult corrects it', '1998-04-17', false, false, 'self'],
  ['what a company has decided by is for staff', '1998-04-17', false, true, 'staff'],
  ['a child whose guardian was asked has the guardian', '2011-06-15', true, false, 'guardian'],
  ['a company has seen the child’s application', '2011-06-15', true, true, 'staff'],
  ['17, and nobody was asked', '2008-03-03', false, false, 'staff'],
  ['17, asked for a creator’s profile', '2008-03-03', true, false, 'guardian'],
  ['18 today', '2008-03-02', false, false, 'self'],
  ['grown up since the guardian was asked', '2008-03-02', true, false, 'staff'],
])('%s', (_what, dateOfBirth, wasAsked, wasUsed, keeper) => {
  expect(birthDateKeeper({ dateOfBirth, wasAsked, wasUsed }, TODAY)).toBe(keeper);
});
