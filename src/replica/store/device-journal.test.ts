import { afterEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../testing/store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function begin(name: string) {
  vi.stubGlobal('caches', memoryCaches());
  vi.resetModules();
  const parts = await import('./device-journal.ts');
  const mark = (now: string) => parts.journal.writeMarker('ada', { name: now, leftovers: [], unsent: 0 });
  await mark(name);
  return { ...parts, mark };
}

it('S3 a name that was read ahead serves the first who asks, and nobody later', async () => {
  const { readStoreNameAhead, storeName, mark } = await begin('zusage:ada');
  readStoreNameAhead('ada');
  await mark('zusage:ada~2');
  expect(await storeName('ada')).toBe('zusage:ada');
  expect(await storeName('ada')).toBe('zusage:ada~2');
});

it('S3 a name that nobody has asked for in time is forgotten', async () => {
  const { readStoreNameAhead, storeName, mark } = await begin('zusage:ada');
  const forget = readStoreNameAhead('ada');
  await mark('zusage:ada~2');
  forget();
  expect(await storeName('ada')).toBe('zusage:ada~2');
});
