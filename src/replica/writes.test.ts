import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from './database.ts';
import { watchWrites } from './writes.ts';

it('a write is told with its replica and its table', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const [hers, his] = [new Replica('ada', options), new Replica('bob', options)];
  // A store that is made is a write to all of it.
  await Promise.all([hers.open(), his.open()]);
  const told: boolean[][] = [];
  const stop = watchWrites((isTo) =>
    told.push([
      isTo(hers),
      isTo(his),
      isTo('any', ['meta']),
      isTo(hers, ['job', 'meta']),
      isTo(hers, ['job']),
    ]),
  );
  await hers.meta.put({ key: 'loaded', value: true });
  await his.lease.put({ id: 'drain', owner: 'a', fence: 1, aliveAt: 1 });
  stop();
  await hers.meta.put({ key: 'loaded', value: true });
  expect(told).toEqual([
    [true, false, true, true, false],
    [false, true, false, false, false],
  ]);
  hers.close();
  his.close();
});
