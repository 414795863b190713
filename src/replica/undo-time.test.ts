import { expect, it } from 'vitest';
import { undoSeconds } from './undo-time.ts';

const held = { state: 'waiting', sent: false, holdUntil: 20_000 } as const;

it('W11.3 counts the seconds in which an entry can still be taken back', () => {
  expect([10_000, 10_001, 19_000, 19_999, 20_000].map((now) => undoSeconds(held, now))).toEqual([
    10, 10, 1, 1, 0,
  ]);
});

it('W11.3 what is under way, was sent or was refused is past undoing', () => {
  expect(undoSeconds({ ...held, state: 'sending' }, 15_000)).toBe(0);
  expect(undoSeconds({ ...held, sent: true }, 15_000)).toBe(0);
  expect(undoSeconds({ ...held, state: 'conflict' }, 15_000)).toBe(0);
});

it('a clock that has jumped back does not promise more than the ten seconds', () => {
  expect(undoSeconds(held, 3_000)).toBe(0);
});
