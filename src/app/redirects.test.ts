import { expect, it, vi } from 'vitest';
import type { Redirect } from '../../contract/redirect.ts';
import { followRedirects } from './redirects.ts';

type Reader = Parameters<typeof followRedirects>[0];

/** A device on which these are kept, and a server that has the same until a test gives it others. */
function device(kept: readonly Redirect[], marked: boolean) {
  const facts = new Map<string, string>(marked ? [['no-redirects', '1']] : []);
  const storage = {
    getItem: (key: string) => facts.get(key) ?? null,
    setItem: (key: string, value: string) => facts.set(key, value),
    removeItem: (key: string) => facts.delete(key),
  } as unknown as Storage;
  const state = { kept, server: kept };
  const read = vi.fn(async () => ({ key: '', at: 0, data: state.kept }));
  const reader = {
    kept: read,
    ask: async () => {
      state.kept = state.server;
      return { end: 'kept' };
    },
  } as unknown as Reader;
  let begin = () => {};
  const start = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const onChange = vi.fn();
  const follow = () => followRedirects(reader, { onChange, start, storage });
  return { state, read, storage, onChange, follow, start: () => begin() };
}

const MOVED = [{ from: '/jobs', to: '/pwa' }] as unknown as readonly Redirect[];

it('S3 where there are no redirects, a page does not wait for the store', async () => {
  const { follow, read } = device([], true);
  expect(await follow().read()).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

it('redirects that are kept are read, and what the server says decides about the next start', async () => {
  const { follow, state, storage, onChange, start } = device(MOVED, false);
  const redirects = follow();
  expect(await redirects.read()).toEqual(MOVED);
  state.server = [];
  start();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await redirects.read()).toEqual([]);
  expect(storage.getItem('no-redirects')).toBe('1');
});

it('a redirect that is new is read by the next start', async () => {
  const { follow, state, storage, onChange, start } = device([], true);
  const redirects = follow();
  state.server = MOVED;
  start();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await redirects.read()).toEqual(MOVED);
  expect(storage.getItem('no-redirects')).toBeNull();
});
