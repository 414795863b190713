import { expect, it } from 'vitest';
import { limitState } from './limit.ts';

it.each([
  [0, 1, 'room'],
  [1, 1, 'full'],
  [3, 1, 'over'],
  [3, 0, 'stopped'],
  [0, 0, 'stopped'],
  [99, null, 'endless'],
] as const)('pricing.1 %i in use of %s: %s', (used, limit, state) => {
  expect(limitState(used, limit)).toBe(state);
});
