import { expect, test } from 'vitest';
import { rounds, wireFault } from './faults/script.ts';
import { type Cannot, type Figure, joined, median } from './figures.ts';

const figure = (values: number[], longestTask: number): Figure => ({
  measure: 'load',
  of: '10,000 rows',
  subject: 'ours',
  throttle: 1,
  unit: 'ms',
  values,
  longestTask,
});

test('the median is the middle, or between the two middle ones, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([8, 2, 4, 6])).toBe(5);
});

test('parts of a run add their repetitions to one figure, and keep the longest task of all', () => {
  const cannot: Cannot = { measure: 'load', of: '10,000 rows', subject: 'workbox', cannot: 'keeps requests' };
  const all = joined([figure([1, 2], 60), cannot, figure([3], 0), cannot]);
  expect(all).toEqual([figure([1, 2, 3], 60), cannot]);
});

test('a seed is one fault script: every subject meets the same, and another seed another', () => {
  expect(rounds(4400, 1000)).toEqual(rounds(4400, 1000));
  expect(rounds(4400, 1000)).not.toEqual(rounds(4401, 1000));
  expect(rounds(4400, 1000).at(-1)).toMatchObject({ to: 1000 });
});

test('the script holds every fault, in about the share it names', () => {
  const faults = Array.from({ length: 10_000 }, (_, entry) => wireFault(4400, entry, 1));
  const share = (fault: string) => faults.filter((one) => one === fault).length / faults.length;
  expect(share('cut-before')).toBeCloseTo(0.05, 1);
  expect(share('cut-after')).toBeGreaterThan(0.03);
  expect(share('500')).toBeGreaterThan(0.015);
  expect(share('429')).toBeGreaterThan(0.015);
  expect(share('none')).toBeGreaterThan(0.8);
  const struck = new Set(rounds(4400, 2000).map(({ fault }) => fault));
  expect(struck.size).toBe(5);
});
