import { expect, test } from 'vitest';
import { daysAfter } from './days.ts';

test('days are 24 hours', () => {
  expect(daysAfter(new Date('2026-03-28T12:00:00Z'), 2).toISOString()).toBe('2026-03-30T12:00:00.000Z');
});
