import { describe, expect, it } from 'vitest';
import { nextCard } from './next-card.ts';

const lengths = [3, 0, 2, 1];

describe('company.2 arrow keys on the board', () => {
  it.each([
    ['ArrowDown', 0, 0, { column: 0, row: 1 }],
    ['ArrowDown', 0, 2, null],
    ['ArrowUp', 0, 0, null],
    ['ArrowUp', 0, 2, { column: 0, row: 1 }],
    ['ArrowRight', 0, 2, { column: 2, row: 1 }],
    ['ArrowLeft', 2, 0, { column: 0, row: 0 }],
    ['ArrowRight', 3, 0, null],
    ['Home', 0, 2, { column: 0, row: 0 }],
    ['End', 2, 0, { column: 2, row: 1 }],
    ['Tab', 0, 0, null],
  ])('%s from column %d, row %d', (key, column, row, next) => {
    expect(nextCard(key, { column, row }, lengths, 'ltr')).toEqual(next);
  });

  it('sideways the other way round where the first column stands on the right', () => {
    expect(nextCard('ArrowLeft', { column: 0, row: 2 }, lengths, 'rtl')).toEqual({ column: 2, row: 1 });
    expect(nextCard('ArrowRight', { column: 2, row: 0 }, lengths, 'rtl')).toEqual({ column: 0, row: 0 });
  });
});
