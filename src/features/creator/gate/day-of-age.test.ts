import { expect, it } from 'vitest';
import { ageOn } from '../../../../contract/age.ts';
import { dayOfAge } from './day-of-age.ts';

it.each([
  ['2012-06-15', 15, '2027-06-15'],
  ['2012-02-29', 15, '2027-03-01'],
  ['2012-02-29', 16, '2028-02-29'],
])('creator.1 %s is %i on %s, and not a day before', (born, age, day) => {
  expect(dayOfAge(born, age)).toBe(day);
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  expect([ageOn(born, before), ageOn(born, day)]).toEqual([age - 1, age]);
});
