import { expect, it } from 'vitest';
import { memoryCaches } from '../src/testing/store.ts';
import { createUsedParts, USED_MS } from './used-parts.ts';

const NOW = Date.parse('2026-11-20T04:26:00.000Z');

/** A device, on which one worker after the other looks at the same store. */
function device() {
  const caches = memoryCaches();
  return (now = NOW) => createUsedParts({ caches, clock: () => now });
}
const read = async (used: ReturnType<typeof createUsedParts>) => [...(await used.read())];

it('S5.2 a first visit needs no part until a page asks for it, and the next worker knows of it', async () => {
  const worker = device();
  const first = worker();
  await first.begin(false);
  expect(await read(first)).toEqual([]);
  await first.ask(['company']);
  expect(await read(first)).toEqual(['company']);
  expect(await read(worker())).toEqual(['company']);
});

it('S5.4 a version that replaces one without parts, which had every file, has every part', async () => {
  const worker = device();
  await worker().begin(true);
  expect(await read(worker())).toEqual(['company']);
});

it('S5.4 a version that replaces one with parts has those that were asked for, and no other', async () => {
  const worker = device();
  await worker().begin(false);
  await worker().begin(true);
  expect(await read(worker())).toEqual([]);
});

it('S5.5 a part nobody has asked for in 90 days is not needed any more; one asked for again is', async () => {
  const worker = device();
  await worker().ask(['company']);
  expect(await read(worker(NOW + USED_MS - 1))).toEqual(['company']);
  const later = worker(NOW + USED_MS);
  expect(await read(later)).toEqual([]);
  await later.ask(['company']);
  expect(await read(later)).toEqual(['company']);
});

it('S5.5 a page that asks for nothing takes nothing away, and a clock that is set back makes nothing old', async () => {
  const worker = device();
  await worker().ask(['company']);
  await worker().ask([]);
  expect(await read(worker())).toEqual(['company']);
  expect(await read(worker(NOW - 2 * USED_MS))).toEqual(['company']);
});

it('S5.6 where nothing can be written the worker knows as long as it lives', async () => {
  const full = { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const used = createUsedParts({ caches: full, clock: () => NOW });
  await used.begin(false);
  await used.ask(['company']);
  expect(await read(used)).toEqual(['company']);
});
