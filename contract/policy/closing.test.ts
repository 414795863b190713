import { describe, expect, it } from 'vitest';
import { closingOf } from './closing.ts';

const now = Date.parse('2026-11-20T04:26:00.000Z');
const hour = 3_600_000;
const at = (ms: number) => new Date(now + ms).toISOString();

describe('job.1 the closing countdown', () => {
  it.each([
    [-1, { kind: 'over' }],
    [0, { kind: 'over' }],
    [hour - 1, { kind: 'minutes', soon: true }],
    [hour, { kind: 'hours', count: 1, soon: true }],
    [47.9 * hour, { kind: 'hours', count: 47, soon: true }],
    [48 * hour, { kind: 'days', count: 2, soon: true }],
    [72 * hour, { kind: 'days', count: 3, soon: true }],
    [73 * hour, { kind: 'days', count: 3, soon: false }],
    [30 * 24 * hour, { kind: 'days', count: 30, soon: false }],
  ])('%d ms before the end', (ms, closing) => {
    expect(closingOf(at(ms), now)).toEqual(closing);
  });

  it('a job without an end does not close', () => {
    expect(closingOf(null, now)).toBeNull();
  });
});
