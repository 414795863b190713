import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { pathOf } from '../../../contract/market-cell.ts';
import { getMeta, Replica, type Stored } from '../database.ts';
import { isOverMost, marketPart } from '../queries/market-part.ts';
import { putMeta } from '../write-gate.ts';
import { capMarket, setMarketMost } from './market-cap.ts';

const CELLE = { label: 'Celle', lat: 52.62, lng: 10.08 };
const MUNICH = { label: 'München', lat: 48.14, lng: 11.58 };
const cellOf = (location: Job['location']) =>
  pathOf({ location, remote: 'none', publishedAt: null })[9] as string;
const [celle, munich] = [cellOf(CELLE), cellOf(MUNICH)];

let db: Replica;
beforeEach(async () => {
  db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
  const home = { name: 'Celle', place: 'Celle', lat: 52.6, lng: 10.1, alert: false };
  const settings = {
    savedSearches: { s1: { value: home, at: '' } },
    savedJobs: { 'far-0': { value: true, at: '' } },
  };
  await db.user.put({ _id: 'ada', _bucket: 'user:ada', settings } as never);
  await putMeta(db, 'buckets', ['market']);
  await putMeta(db, 'epoch', 'e');
  await db.application.put({ _id: 'a1', _bucket: 'user:ada', _jobId: 'far-1' } as never);
  await db.job.bulkPut([
    ...jobs('near', 4, { location: CELLE }),
    ...jobs('remote', 4, { location: null, remote: 'full' }),
    ...jobs('far', 6, { location: MUNICH }),
  ]);
});

/** The higher its number, the newer a job. */
function jobs(name: string, count: number, more: Partial<Job>): Stored<Job>[] {
  return Array.from(
    { length: count },
    (_, n) =>
      ({
        _id: `${name}-${n}`,
        _bucket: 'market',
        ver: 1,
        remote: 'none',
        publishedAt: `2026-11-1${n}T04:26:00.000Z`,
        ...more,
      }) as Stored<Job>,
  );
}
const left = async () => (await db.job.toCollection().primaryKeys()).sort();

describe('S2.3 a device holds at most so many jobs', () => {
  it('usersettings.7 lets go of what is elsewhere first, then of remote jobs, the oldest first, and never of saved ones', async () => {
    await putMeta(db, 'marketMost', 8);
    expect(await isOverMost(db)).toBe(true);
    expect(await capMarket(db)).toBe(6);
    expect(await left()).toEqual([
      'far-0',
      'far-1',
      'near-0',
      'near-1',
      'near-2',
      'near-3',
      'remote-2',
      'remote-3',
    ]);
    expect(await isOverMost(db)).toBe(false);
    expect(await capMarket(db)).toBe(0);
  });

  it('keeps what an entry, a base or a draft names, however little may stay', async () => {
    await db.outbox.add({
      id: 'e1',
      state: 'waiting',
      args: { _jobId: 'far-2' },
      touches: [],
      reads: [],
    } as never);
    await db.base.put({ key: 'job:far-3', row: null });
    await db.draft.put({ key: 'application:far-4', value: '', at: '' });
    await putMeta(db, 'marketMost', 0);
    await capMarket(db);
    expect(await left()).toEqual(['far-0', 'far-1', 'far-2', 'far-3', 'far-4']);
  });

  it('R10.7 lets go of parts as a whole, as a pull would not take them, and of jobs that are in none of them', async () => {
    await db.application.clear();
    await db.user.update('ada', { 'settings.savedJobs': {} });
    const held = { bucket: 'market', epoch: 'e', generation: 0 };
    await putMeta(db, 'market', { ...held, runs: { [celle]: 3, [munich]: 3 } });
    await putMeta(db, 'marketMost', 8);
    await capMarket(db);
    expect(await left()).toEqual(['near-0', 'near-1', 'near-2', 'near-3']);
    expect(await getMeta(db, 'market')).toEqual({ ...held, generation: 1, runs: { [celle]: 3 } });
    expect(await marketPart(db)).toMatchObject({ most: 8, isPart: true });
  });

  it('R10.7 of a part that goes the jobs stay that were saved or applied to, or that an entry names', async () => {
    await db.outbox.add({
      id: 'e1',
      state: 'waiting',
      args: { _jobId: 'far-2' },
      touches: [],
      reads: [],
    } as never);
    const held = { bucket: 'market', epoch: 'e', generation: 0 };
    await putMeta(db, 'market', { ...held, runs: { [celle]: 3, [munich]: 3 } });
    await putMeta(db, 'marketMost', 8);
    await capMarket(db);
    expect(await left()).toEqual(['far-0', 'far-1', 'far-2', 'near-0', 'near-1', 'near-2', 'near-3']);
    expect(await getMeta(db, 'market')).toEqual({ ...held, generation: 1, runs: { [celle]: 3 } });
  });

  it('knows that the rest is on the server, and takes it with the next pull for a higher number', async () => {
    expect(await marketPart(db)).toMatchObject({ isPart: false });
    await putMeta(db, 'cursor', 'c1');
    await putMeta(db, 'market', { bucket: 'market', epoch: 'e', generation: 0, runs: { m: 3 } });
    await setMarketMost(db, 10);
    expect(await marketPart(db)).toMatchObject({ most: 10, isPart: true });
    expect(await getMeta(db, 'market')).toMatchObject({ runs: { m: 3 }, lacks: true });
    await setMarketMost(db, 100);
    expect(await marketPart(db)).toMatchObject({ most: 100, isPart: true });
    expect([await getMeta(db, 'cursor'), await getMeta(db, 'market')]).toEqual(['c1', undefined]);
  });

  it('jobs of no part that is held go first, and that more is online is said from then on', async () => {
    const [cell] = pathOf({ location: CELLE, remote: 'none', publishedAt: null }).slice(-1);
    const market = { bucket: 'market', epoch: 'e', generation: 0, runs: { [cell as string]: 1 } };
    await putMeta(db, 'market', market);
    await putMeta(db, 'marketMost', 8);
    expect(await capMarket(db)).toBe(8);
    expect(await left()).toEqual(['far-0', 'far-1', 'near-0', 'near-1', 'near-2', 'near-3']);
    expect(await getMeta(db, 'market')).toEqual({ ...market, generation: 1 });
    expect(await getMeta(db, 'marketCut')).toBe(true);
  });
});
