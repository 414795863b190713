import { expect, test } from 'vitest';
import { keptFor } from './kept.ts';

test('something is made once for all who ask within its time, and forgotten if it fails or is one too many', async () => {
  let time = 0;
  const made: string[] = [];
  const kept = keptFor<string>({ clock: () => new Date(time), ms: 1000, most: 2 });
  const ask = (key: string) =>
    kept(key, async () => {
      made.push(key);
      if (key === 'broken') throw new Error('broken');
      return `${key} at ${time}`;
    });
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a at 0', 'a at 0']);
  time = 999;
  expect(await ask('a')).toBe('a at 0');
  time = 1000;
  expect(await ask('a')).toBe('a at 1000');
  await expect(ask('broken')).rejects.toThrow();
  await expect(ask('broken')).rejects.toThrow();
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'a', 'broken', 'broken', 'b', 'c', 'b']);
});
