import { describe, expect, it } from 'vitest';
import { cvProblems, itemFrom, moved, valuesOf, withItem } from './cv-item.ts';

const market = { position: 'Sales', name: 'Market', url: 'https://example.org', startDate: '2024-05' };
const cafe = { position: 'Kitchen', highlights: ['Till', 'Early'] };

describe('user.3 an entry of the CV', () => {
  it('is what was typed, and keeps what the form does not show', () => {
    const values = {
      ...valuesOf('work', market),
      name: ' Green market ',
      startDate: '',
      highlights: 'a\n\n b ',
    };
    expect(itemFrom('work', values, market)).toEqual({
      position: 'Sales',
      name: 'Green market',
      url: 'https://example.org',
      highlights: ['a', 'b'],
    });
  });

  it.each([
    [{}, ['position missing']],
    [{ position: 'x', startDate: '2024-13' }, ['startDate month']],
    [{ position: 'x', startDate: '2024-05', endDate: '2024-04' }, ['endDate order']],
    [{ position: 'x', startDate: '2024-05', endDate: '2024' }, []],
    [{ position: 'x', summary: 'y'.repeat(4001) }, ['summary too_long']],
    [{ position: 'x', highlights: Array(41).fill('y').join('\n') }, ['highlights too_long']],
  ])('%o', (values, expected) => {
    expect([...cvProblems('work', values)].map((problem) => problem.join(' '))).toEqual(expected);
  });

  it('is put in its place wherever that is by now, to the front where it is new, and taken out', () => {
    const changed = { ...cafe, position: 'Cook' };
    expect(withItem([market, cafe], cafe, changed)).toEqual([market, changed]);
    expect(withItem([cafe, market], { ...cafe }, changed)).toEqual([changed, market]);
    expect(withItem([market], undefined, cafe)).toEqual([cafe, market]);
    expect(withItem([market], cafe, changed)).toEqual([changed, market]);
    expect(withItem([market, cafe], market, null)).toEqual([cafe]);
    expect(withItem([market], cafe, null)).toEqual([market]);
  });

  it('is moved', () => {
    const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    expect(moved([a, b, c], 2, 0)).toEqual([c, a, b]);
    expect(moved([a, b, c], 0, 1)).toEqual([b, a, c]);
  });
});
