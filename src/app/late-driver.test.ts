import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { lateDriver } from './late-driver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene({ failures = 0 } = {}) {
  const driver = { kick: vi.fn(), stop: vi.fn() };
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('offline');
    return driver;
  });
  let paint = () => {};
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  return { driver, load, paint, late: lateDriver(painted, load) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('begins with the first paint, and not before', async () => {
  const { load, paint } = scene();
  await settled();
  expect(load).not.toHaveBeenCalled();
  paint();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

it('a kick does not wait for the first paint', async () => {
  const { driver, late } = scene();
  late.kick({ wakeSleepers: true });
  await settled();
  expect(driver.kick).toHaveBeenCalledExactlyOnceWith({ wakeSleepers: true });
});

it('code that cannot be fetched is asked for again although nobody touches the page', async () => {
  const { load, paint } = scene({ failures: 2 });
  paint();
  await vi.advanceTimersByTimeAsync(2 * PULL_EVERY_MS);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5 * PULL_EVERY_MS);
  expect(load).toHaveBeenCalledTimes(3);
});

it('whoever has signed out meanwhile is not driven', async () => {
  const { driver, late, paint, load } = scene();
  late.kick();
  late.stop();
  await settled();
  expect(driver.stop).toHaveBeenCalledOnce();
  paint();
  late.kick();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});
