import { expect, it } from 'vitest';
import { onceLoaded } from './once-loaded.ts';

it('is loaded once for all who ask, and again after it could not be', async () => {
  let times = 0;
  const load = onceLoaded(async () => {
    times += 1;
    if (times === 1) throw new Error('offline');
    return times;
  });
  const [first, beside] = [load(), load()];
  await expect(first).rejects.toThrow('offline');
  await expect(beside).rejects.toThrow('offline');
  expect([await load(), await load()]).toEqual([2, 2]);
});
