import { describe, expect, it } from 'vitest';
import { placeIn } from './walk.ts';

describe('company.2 from one applicant to the next', () => {
  const order = ['a', 'b', 'c', 'd'];

  it('keeps the order in which it was begun', () => {
    expect(placeIn(order, new Set(['d', 'c', 'b', 'a']), 'b')).toEqual({
      at: 2,
      of: 4,
      before: 'a',
      after: 'c',
    });
  });

  it('has two ends', () => {
    expect(placeIn(order, new Set(order), 'a')).toMatchObject({ before: undefined, after: 'b' });
    expect(placeIn(order, new Set(order), 'd')).toMatchObject({ before: 'c', after: undefined });
  });

  it('leaves out who is gone, and knows nothing of who was never there', () => {
    expect(placeIn(order, new Set(['a', 'd']), 'a')).toEqual({ at: 1, of: 2, before: undefined, after: 'd' });
    expect(placeIn(order, new Set(order), 'x')).toBeNull();
  });
});
