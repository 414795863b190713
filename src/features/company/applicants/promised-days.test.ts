import { expect, it } from 'vitest';
import { promisedDays } from './promised-days.ts';

const receipt = { no: 'A-1', hash: '', receivedAt: '2026-11-20T10:00:00.000Z' };
const at = (instant: string, dueAt: string | null = '2026-11-25T10:00:00.000Z') =>
  promisedDays({ dueAt, receipt }, Date.parse(instant));

it('company.1 each promised day is one, and those that have gone are counted', () => {
  expect(at('2026-11-20T11:00:00.000Z')).toEqual({ of: 5, gone: 0 });
  expect(at('2026-11-22T10:00:00.000Z')).toEqual({ of: 5, gone: 2 });
  expect(at('2026-12-24T10:00:00.000Z')).toEqual({ of: 5, gone: 5 });
  // A device whose clock is behind.
  expect(at('2026-11-01T10:00:00.000Z')).toEqual({ of: 5, gone: 0 });
  expect(at('2026-11-22T10:00:00.000Z', null)).toBe(null);
});
