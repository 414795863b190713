import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Krüger', 'Jana K.'],
  [' Özdemir', 'Jana Ö.'],
  ['𝒜bel', 'Jana 𝒜.'],
])('user.1 a company reads of %s only %s before it has accepted', (lastname, short) => {
  expect(shortName({ firstname: 'Jana', lastname })).toBe(short);
});
