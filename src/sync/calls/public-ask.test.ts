import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { PublicStore } from '../../replica/public/public-store.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { Transport } from '../wire/transport.ts';
import { createPublicAsk } from './public-ask.ts';
import { readKey } from './read-key.ts';
import { createReader } from './reader.ts';

const IMPRINT = { webpageId: 'imprint' };
const KEY = readKey('webpage.get', IMPRINT);

function open(server: () => Outcome<unknown>) {
  const store = new PublicStore({ indexedDB: new IDBFactory(), IDBKeyRange });
  const asked: { name: string; token: string | null }[] = [];
  const transport: Transport = async (name, _args, { token }) => {
    asked.push({ name, token });
    return server() as never;
  };
  const ask = createPublicAsk({ store, transport });
  return { store, asked, reader: createReader({ store: () => store, ask, clock: () => 7 }) };
}

const refuse = (status: number, code: string): Outcome<unknown> => ({
  kind: 'failure',
  failure: { status, code, message: '' },
});

it('webpage.5 what was read stays here, and is there when nobody answers', async () => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: { title: 'Imprint' }, changes: [] };
  const { reader, store, asked } = open(() => outcome);
  expect(await reader.ask('webpage.get', IMPRINT)).toEqual({ end: 'kept' });
  outcome = { kind: 'none', reason: 'offline' };
  expect(await reader.ask('webpage.get', IMPRINT)).toEqual({ end: 'away' });
  expect(await store.read(KEY)).toEqual({ key: KEY, data: { title: 'Imprint' }, at: 7 });
  expect(asked).toEqual([
    { name: 'webpage.get', token: null },
    { name: 'webpage.get', token: null },
  ]);
});

it('webpage.3 a page that was taken down is no longer shown from here', async () => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: { title: 'Imprint' }, changes: [] };
  const { reader, store } = open(() => outcome);
  await reader.ask('webpage.get', IMPRINT);
  outcome = refuse(404, 'not_found');
  expect(await reader.ask('webpage.get', IMPRINT)).toEqual({ end: 'kept' });
  expect(await store.read(KEY)).toEqual({ key: KEY, at: 7 });
});

it.each([
  [400, 'body_malformed'],
  [403, 'not_allowed'],
  [429, 'too_many_requests'],
  [500, 'internal'],
  [503, 'unavailable'],
])('a no of %i %s takes nothing away: there is nothing to refuse to everybody', async (status, code) => {
  let outcome: Outcome<unknown> = { kind: 'answer', data: [], changes: [] };
  const { reader, store } = open(() => outcome);
  await reader.ask('team.list', {});
  outcome = refuse(status, code);
  expect(await reader.ask('team.list', {})).toEqual({ end: 'away' });
  expect((await store.read(readKey('team.list', {})))?.data).toEqual([]);
});

it('the same question is asked once at a time, and nobody who leaves takes it from those who stay', async () => {
  const { reader, asked } = open(() => ({ kind: 'answer', data: [], changes: [] }));
  const stays = reader.ask('team.list', {});
  const left = new AbortController();
  const leaves = reader.ask('team.list', {}, { signal: left.signal });
  left.abort();
  expect(await Promise.all([stays, leaves])).toEqual([{ end: 'kept' }, { end: 'kept' }]);
  expect(asked).toHaveLength(1);
});

it('where nothing can be kept nothing is said to be missing', async () => {
  const { reader, store } = open(() => refuse(404, 'not_found'));
  store.close();
  expect(await reader.ask('webpage.get', IMPRINT)).toEqual({ end: 'away' });
});
