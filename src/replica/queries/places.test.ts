import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from '../database.ts';
import { knownPlaces } from './places.ts';

it('createjob.6 proposes every place of the market and of own jobs once, by name', async () => {
  const db = new Replica('boss', { indexedDB: new IDBFactory(), IDBKeyRange });
  const at = (_id: string, label: string | null) =>
    ({ _id, _bucket: 'market', location: label && { label, lat: 50, lng: 7 } }) as never;
  await db.job.bulkPut([at('a', 'Köln'), at('b', 'Aachen'), at('c', 'Köln'), at('d', null)]);
  await db.companyJob.put(at('e', 'Bonn'));
  expect((await knownPlaces(db)).map(({ label }) => label)).toEqual(['Aachen', 'Bonn', 'Köln']);
});
