import { expect, it } from 'vitest';
import { extended, NOBODY, type Selection, toggled, toggledAll, within } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: Selection) => [...selection.ids].sort();

it('company.2 one by one, and a range from where the last one was taken', () => {
  const one = toggled(NOBODY, 'b');
  expect(ids(extended(one, ORDER, 'd'))).toEqual(['b', 'c', 'd']);
  expect(ids(extended(extended(one, ORDER, 'd'), ORDER, 'a'))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(toggled(extended(one, ORDER, 'd'), 'c'))).toEqual(['b', 'd']);
  expect(ids(extended(NOBODY, ORDER, 'c'))).toEqual(['c']);
});

it('company.2 all of a column, then nobody of it', () => {
  const all = toggledAll(toggled(NOBODY, 'e'), ['a', 'b']);
  expect(ids(all)).toEqual(['a', 'b', 'e']);
  expect(ids(toggledAll(all, ['a', 'b']))).toEqual(['e']);
});

it('company.2 who left the list is not decided on with the rest', () => {
  const three = extended(toggled(NOBODY, 'a'), ORDER, 'c');
  expect(ids(within(three, ['c', 'a', 'e']))).toEqual(['a', 'c']);
  expect(within(three, ORDER)).toEqual(three);
});
