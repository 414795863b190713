import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { Replica } from '../../replica/database.ts';
import { isWhole, type RowKey, rowKey, wholeTable } from '../../replica/outbox-entry.ts';
import { newEntry } from '../outbox/mutate.ts';
import { affectedBy, createFinder } from './affected.ts';
import { LOOK_UP } from './look-up.ts';

const usual = { ...LOOK_UP };
afterEach(() => void Object.assign(LOOK_UP, usual));

/** Mulberry32: the same numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const TABLES = ['job', 'message', 'conversation'] as const;

/** Entries that read and touch rows at random; some read a whole table. */
async function fill(db: Replica, count: number, seed: number) {
  const below = numbers(seed);
  const key = () => rowKey(TABLES[below(3)] ?? 'job', `r${below(count * 2)}`);
  for (let n = 0; n < count; n += 1) {
    const touches = [key(), ...(below(2) ? [key()] : [])];
    const reads = [...touches, key(), ...(below(40) === 0 ? [wholeTable('job')] : [])];
    const made = newEntry('application.remove', { _applicationId: 'a' } as never, {
      id: `e${n}`,
      now: 0,
      after: null,
      files: [],
      holdMs: 0,
    });
    await db.outbox.add({ ...made, touches, reads } as never);
  }
  return Array.from({ length: 3 }, key);
}

/** The definition, without an index: entries computed from a changed row, or having changed what such an entry reads. */
function closure(entries: readonly { reads: RowKey[]; touches: RowKey[]; id: string }[], seeds: RowKey[]) {
  const keys = new Set<string>(seeds);
  const read = new Set<string>();
  const found = new Set<string>();
  const whole = (key: string) => `${key.split(':')[0]}:*`;
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { id, reads, touches } of entries) {
      const reached =
        reads.some((key) => (isWhole(key) ? [...keys].some((one) => whole(one) === key) : keys.has(key))) ||
        touches.some((key) => read.has(key) || read.has(whole(key)));
      if (!reached) continue;
      found.add(id);
      for (const key of touches) keys.add(key);
      for (const key of reads) read.add(key);
    }
  }
  return { keys: [...keys].sort(), entries: [...found].sort() };
}

describe('R5.3 what a change reaches', () => {
  const ways = [
    { name: 'all entries at once', limits: usual },
    { name: 'entries by their keys', limits: { walkMax: 0, wholeMax: 2, eachMax: 2 } },
  ];
  for (const { name, limits } of ways) {
    it(`is the same found by reading ${name}`, async () => {
      Object.assign(LOOK_UP, limits);
      for (let seed = 1; seed <= 12; seed += 1) {
        const db = new Replica('mia', { indexedDB: new IDBFactory(), IDBKeyRange });
        const seeds = await fill(db, 60, seed);
        const found = await affectedBy(await createFinder(db), seeds);
        const wanted = closure(await db.outbox.toArray(), seeds);
        expect([...found.keys].sort()).toEqual(wanted.keys);
        expect(found.entries.map(({ id }) => id).sort()).toEqual(wanted.entries);
        db.close();
      }
    });
  }
});
