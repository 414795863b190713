import { expect, test } from 'vitest';
import { bytesOver, COME_BACK_MS, isFull, mayComeBack } from './space.ts';

const GB = 1_000_000_000;

test('S2.2 frees down to the lower share once the higher one is passed', () => {
  expect(bytesOver({ usage: 0.79 * GB, quota: GB })).toBe(0);
  expect(bytesOver({ usage: 0.9 * GB, quota: GB })).toBe(0.3 * GB);
});

test('S2.2 frees nothing where the browser does not tell', () => {
  expect([bytesOver({}), bytesOver({ usage: GB }), bytesOver({ quota: 0, usage: 0 })]).toEqual([0, 0, 0]);
});

test('S3.1 a transaction that ended without a reason found no room only where the quota says so', () => {
  expect(isFull({ usage: GB - 1000, quota: GB })).toBe(true);
  expect(isFull({ usage: GB / 2, quota: GB })).toBe(false);
  expect(isFull({})).toBe(false);
  // A small quota is not full because less than a fixed number of bytes is left of it.
  expect(isFull({ usage: 100_000, quota: 2_000_000 })).toBe(false);
});

test('S2.2 trimmed rows come back when there is room, a day later at the earliest', () => {
  const room = { usage: 0.1 * GB, quota: GB };
  expect(mayComeBack(room, 0, COME_BACK_MS - 1)).toBe(false);
  expect(mayComeBack(room, 0, COME_BACK_MS)).toBe(true);
  expect(mayComeBack({ usage: 0.7 * GB, quota: GB }, 0, COME_BACK_MS)).toBe(false);
  expect(mayComeBack({}, 0, COME_BACK_MS)).toBe(true);
});
