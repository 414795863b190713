import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { PublicStore } from '../replica/public/public-store.ts';
import type { Outcome } from './outcome.ts';
import { createPublicReader } from './public-reader.ts';
import { readKey } from './read-key.ts';
import type { Transport } from './transport.ts';

const IMPRINT = { webpageId: 'imprint' };
const KEY = readKey('webpage.get', IMPRINT);

function open(server: () => Outcome<unknown>) {
  const store = new PublicStore({ indexedDB: new IDBFactory(), IDBKeyRange });
  const asked: { name: string; token: string | null }[] = [];
  const transport: Transport = async (name, _args, { token }) => {
    asked.push({ name, token });
    return server() as never;
  };
  return { store, asked, reader: createPublicReader({ store, transport, clock: () => 7 }) };
}

const refuse = (status: number): Outcome<unknown> => ({
  kind: 'failure',
  failure: { status, code: 'not_found', message: '' },
});

it('webpage.5 what was read stays here, and is there when nobody answers', async () => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: { title: 'Imprint' }, changes: [] };
  const { reader, store, asked } = open(() => outcome);
  expect(await reader.refresh('webpage.get', IMPRINT)).toBe('kept');
  outcome = { kind: 'none', reason: 'offline' };
  expect(await reader.refresh('webpage.get', IMPRINT)).toBe('away');
  expect(await store.read(KEY)).toEqual({ key: KEY, data: { title: 'Imprint' }, at: 7 });
  expect(asked).toEqual([
    { name: 'webpage.get', token: null },
    { name: 'webpage.get', token: null },
  ]);
});

it('webpage.3 a page that was taken down is no longer shown from here', async () => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: { title: 'Imprint' }, changes: [] };
  const { reader, store } = open(() => outcome);
  await reader.refresh('webpage.get', IMPRINT);
  outcome = refuse(404);
  expect(await reader.refresh('webpage.get', IMPRINT)).toBe('kept');
  expect(await store.read(KEY)).toEqual({ key: KEY, at: 7 });
});

it('a server in trouble takes nothing away', async () => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: [], changes: [] };
  const { reader, store } = open(() => outcome);
  await reader.refresh('team.list', {});
  for (const status of [429, 500, 503]) {
    outcome = refuse(status);
    expect(await reader.refresh('team.list', {})).toBe('away');
  }
  expect((await store.read(readKey('team.list', {})))?.data).toEqual([]);
});

it('the same question is asked once at a time', async () => {
  const { reader, asked } = open(() => ({ kind: 'answer', data: [], changes: [] }));
  await Promise.all([reader.refresh('team.list', {}), reader.refresh('team.list', {})]);
  expect(asked).toHaveLength(1);
});
