import { expect, test } from 'vitest';
import {
  CELL_PATTERN,
  canSplit,
  cellOf,
  distanceToCell,
  type Placed,
  partsAround,
  pathOf,
} from './market-cell.ts';

const BERLIN = { label: 'Berlin', lat: 52.52, lng: 13.405 };
const at = (location: Placed['location'], remote: Placed['remote'] = 'none'): Placed => ({
  location,
  remote,
  publishedAt: '2026-11-20T12:00:00.000Z',
});

test('R10.2 a job is in one part of each size, each within the one before', () => {
  const path = pathOf(at(BERLIN));
  expect(path.slice(0, 5)).toEqual(['m', 'p', 'p3', 'p32', 'p320']);
  expect(pathOf(at(BERLIN, 'full'))).toEqual(['m', 'r', 'r2968']);
  expect(pathOf(at(null))).toEqual(['m', 'p', 'pn']);
  for (const cell of [...path, 'r2968', 'pn']) expect(cell).toMatch(CELL_PATTERN);
  expect(path.map(canSplit)).toEqual([...path.slice(1).map(() => true), false]);
});

test('R10.2 a job lies in the first of its parts that is not split, and never deeper than there are parts', () => {
  expect(cellOf(at(BERLIN), () => false)).toBe('m');
  expect(cellOf(at(BERLIN), (cell) => cell.length < 4)).toBe('p320');
  expect(cellOf(at(BERLIN), () => true)).toBe(pathOf(at(BERLIN)).at(-1));
});

test('R10.7 a part is as far away as its nearest point', () => {
  for (const cell of pathOf(at(BERLIN))) expect(distanceToCell(cell, BERLIN)).toBe(0);
  const potsdam = { lat: 52.4, lng: 13.06 };
  const smallest = pathOf(at(BERLIN)).at(-1) as string;
  expect(distanceToCell(smallest, potsdam)).toBeGreaterThan(5);
  expect(distanceToCell(smallest, potsdam)).toBeLessThan(27);
  expect(distanceToCell('r2968', BERLIN)).toBe(Number.POSITIVE_INFINITY);
});

test('R10.2 a part tells by its name in which others it lies', () => {
  for (const job of [at(BERLIN), at(BERLIN, 'full'), at(null)]) {
    const path = pathOf(job);
    for (const [depth, cell] of path.entries()) expect(partsAround(cell)).toEqual(path.slice(0, depth));
  }
});
