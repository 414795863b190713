import { expect, it } from 'vitest';
import { limitPending } from './limit-pending.ts';

it('at most four route preloads are pending, a fifth is left out, and one that failed makes room', async () => {
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const preload = limitPending(4, (n: number) => {
    started.push(n);
    return new Promise<number>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(n)));
    });
  });
  const pending = [1, 2, 3, 4].map((n) => preload(n));
  expect(await preload(5)).toBeUndefined();
  ends[0]?.(new Error('offline'));
  await expect(pending[0]).rejects.toThrow('offline');
  void preload(6);
  expect(started).toEqual([1, 2, 3, 4, 6]);
});
