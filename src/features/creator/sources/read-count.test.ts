import { expect, it } from 'vitest';
import { readCount } from './read-count.ts';

it.each([
  ['12500', 12_500],
  ['12.500', 12_500],
  [' 1,250,000 ', 1_250_000],
  ['1 250', 1250],
  ['0', 0],
  ['', null],
  ['12.5', null],
  ['12k', null],
  ['-3', null],
  ['3000000000', null],
])('creator.8 %j is read as %j', (text, n) => {
  expect(readCount(text)).toBe(n);
});
