import { expect, it } from 'vitest';
import { tellsMinAge } from './age-tag.ts';

it.each([
  [16, 15, true],
  [16, 17, true],
  [18, 17, true],
  [16, 30, false],
  [18, 30, false],
  [21, 30, true],
  [18, undefined, true],
])('pwa.2 from %d for a reader of %s: %s', (minAge, age, told) => {
  expect(tellsMinAge(minAge, age)).toBe(told);
});
