import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

test('time that is held does not pass', () => {
  let now = 100;
  const watch = createStopwatch(() => now);
  now = 150;
  watch.hold();
  now = 950;
  expect(watch.read()).toBe(150);
  watch.hold();
  watch.go();
  now = 960;
  expect(watch.read()).toBe(160);
  watch.go();
  expect(watch.read()).toBe(160);
});
