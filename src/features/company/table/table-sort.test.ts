import { expect, test } from 'vitest';
import { byNumber, byWord, sorted, sortFrom, textOf, turned } from './table-sort.ts';

type Row = { id: string; name: string | null; count: number };
const ROWS: Row[] = [
  { id: 'a', name: 'Öztürk', count: 2 },
  { id: 'b', name: null, count: 10 },
  { id: 'c', name: 'adams', count: 2 },
];
const ORDERS = { name: byWord<Row>(({ name }) => name), count: byNumber<Row>(({ count }) => count) };
const ids = (text: string) => sorted(ROWS, ORDERS, sortFrom(text, ORDERS)).map(({ id }) => id);

test('company.10 a table is sorted by a column, both ways, and alike rows keep their order', () => {
  // Who has no name stands last, whichever way it is sorted.
  expect([ids('name'), ids('-name'), ids('count'), ids('-count')]).toEqual([
    ['c', 'a', 'b'],
    ['a', 'c', 'b'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
  ]);
  expect(ids('toString')).toEqual(['a', 'b', 'c']);
});

test('company.10 a heading sorts by its column, and turns it round where it is sorted by it', () => {
  const first = turned(undefined, 'name');
  expect(textOf(first)).toBe('name');
  expect(textOf(turned(first, 'name'))).toBe('-name');
  expect(textOf(turned(turned(first, 'name'), 'name'))).toBe('name');
  expect(textOf(turned({ key: 'name', down: true }, 'count'))).toBe('count');
});

test('company.10 five thousand rows are sorted with no more comparisons than n log n', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    id: `${at}`,
    name: `Name ${at % 977}`,
    count: at % 13,
  }));
  let compared = 0;
  const order = byWord<Row>(({ name }) => name);
  const compare = (a: Row, b: Row) => {
    compared += 1;
    return order.compare(a, b);
  };
  const [first, second] = sorted(many, { name: { ...order, compare } }, { key: 'name', down: false });
  expect([first?.id, second?.id]).toEqual(['0', '977']);
  expect(compared).toBeGreaterThanOrEqual(many.length - 1);
  expect(compared).toBeLessThan(many.length * Math.log2(many.length));
});
