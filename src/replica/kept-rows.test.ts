// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Applicant } from '../../contract/entities/application.ts';
import { Replica, type Stored } from './database.ts';
import { keptRows } from './kept-rows.ts';
import { watch } from './watch.ts';

const row = (_id: string, name = _id) =>
  ({ _id, name, _bucket: 'company:c', statusAt: {} }) as Stored<Applicant>;
const byName = (a: Applicant, b: Applicant) => (a.name < b.name ? -1 : 1);
const ids = (rows: readonly Applicant[]) => rows.map(({ _id }) => _id);

describe('17.5 rows that are kept for long lists', () => {
  let db: Replica;
  const read = keptRows('applicant', byName);
  afterEach(() => {
    vi.restoreAllMocks();
    db.close();
  });
  beforeEach(async () => {
    db = new Replica('boss');
    await db.applicant.clear();
    await db.applicant.bulkPut([row('b'), row('a'), row('c')]);
  });

  it('are read once, and then only what was written', async () => {
    const first = await read(db);
    expect(ids(first)).toEqual(['a', 'b', 'c']);
    const table = Object.getPrototypeOf(db.applicant);
    const whole = vi.spyOn(table, 'toArray');
    const some = vi.spyOn(table, 'bulkGet');
    await db.applicant.put(row('b', 'z'));
    await db.applicant.delete('c');
    await db.applicant.add(row('d'));
    const second = await read(db);
    expect(ids(second)).toEqual(['a', 'd', 'b']);
    expect(second[0]).toBe(first[0]);
    expect(whole).not.toHaveBeenCalled();
    expect(some.mock.calls).toEqual([[['b', 'c', 'd']]]);
  });

  it('wake a live query when one of them is written, though their number stays', async () => {
    const told: string[][] = [];
    const stop = watch(
      () => read(db),
      (rows) => void told.push(rows.map(({ name }) => name)),
    );
    await vi.waitFor(() => expect(told).toEqual([['a', 'b', 'c']]));
    await db.applicant.put(row('b', 'z'));
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['a', 'c', 'z']));
    // And again: the second answer has read one row alone, and depends on all the same.
    await db.applicant.put(row('a', 'y'));
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['c', 'y', 'z']));
    stop();
  });

  it('are the same list while nothing was written', async () => {
    const first = await read(db);
    expect(await read(db)).toBe(first);
  });

  it('are right where several ask at once and a write comes in between', async () => {
    await read(db);
    const writing = db.applicant.put(row('a', 'x'));
    const answers = await Promise.all([read(db), writing.then(() => read(db)), read(db)]);
    expect(ids(await read(db))).toEqual(['b', 'c', 'a']);
    expect(ids(answers[1])).toEqual(['b', 'c', 'a']);
  });

  it('are all read again where a range was written', async () => {
    await read(db);
    await db.applicant.where('_id').above('a').delete();
    expect(ids(await read(db))).toEqual(['a']);
    await db.applicant.clear();
    expect(await read(db)).toEqual([]);
  });
});
