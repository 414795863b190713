// First of all: Dexie watches nothing where it found no store when it was loaded.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { indexName, Replica, type Stored } from '../database.ts';
import { marketJob } from '../testing/market-job.ts';
import { putMeta } from '../write-gate.ts';
import { answerMarket } from './answer-market.ts';
import { NO_FILTERS } from './filters.ts';
import { createIndexStore } from './index-store.ts';
import type { MarketAnswer, MarketCounts } from './market-message.ts';

const job = (n: number, more: Partial<Job> = {}): Stored<Job> =>
  marketJob({
    _id: `job-${String(n).padStart(5, '0')}`,
    title: `Bäcker ${n}`,
    publishedAt: new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString(),
    ...more,
  });

/** As in answer-market.ts. */
const KEPT_AFTER_MS = 15_000;

let end = () => {};
afterEach(() => end());

function open(more: { factory?: IDBFactory; mayKeep?: () => boolean } = {}) {
  const { factory = new IDBFactory(), ...ports } = more;
  const db = new Replica('mia', { indexedDB: factory, IDBKeyRange });
  const alarms = new Set<{ at: number; act: () => void }>();
  const answers: MarketAnswer[] = [];
  const counted: MarketCounts[] = [];
  const clock = {
    now: Date.UTC(2026, 10, 20),
    /** The next one to ring is the last that was set, but for the one that keeps. */
    alarm: null as { at: number; act: () => void } | null,
  };
  const store = createIndexStore(factory, indexName('mia'));
  const market = answerMarket(db, (told) => ('counts' in told ? counted.push(told) : answers.push(told)), {
    next: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => clock.now,
    after: (ms, act) => {
      const alarm = { at: clock.now + ms, act };
      alarms.add(alarm);
      if (ms !== KEPT_AFTER_MS) clock.alarm = alarm;
      return () => {
        alarms.delete(alarm);
        if (clock.alarm === alarm) clock.alarm = null;
      };
    },
    store,
    ...ports,
  });
  const keep = () => {
    for (const alarm of alarms) if (alarm.at === clock.now + KEPT_AFTER_MS) alarm.act();
  };
  end = () => {
    market.stop();
    db.close();
  };
  const last = () => answers.at(-1);
  const ids = () => last()?.ids;
  return { db, factory, store, market, answers, counted, last, ids, clock, keep };
}

describe('pwa.1 the market’s worker', () => {
  it('tells how far it is, and says nothing of a market it has not looked at', async () => {
    const { db, market, answers, last } = open();
    await db.job.bulkPut(Array.from({ length: 900 }, (_, n) => job(n)));
    market.ask({ question: 1, filters: NO_FILTERS });
    await expect.poll(() => last()?.whole).toBe(true);
    expect(answers[0]).toMatchObject({ whole: false, size: 900 });
    expect(answers[0]?.ids.length).toBeGreaterThan(0);
    expect(last()?.ids).toHaveLength(900);
    await db.job.put(job(900));
    await expect.poll(() => last()?.size).toBe(901);
    expect(last()?.whole).toBe(true);
  });

  it('pwa.2 jobs that a load still brings are no news: loaded is said with the last of them, and not before', async () => {
    const { db, market, answers, last } = open();
    market.ask({ question: 1, filters: NO_FILTERS });
    await db.job.bulkPut(Array.from({ length: 60 }, (_, n) => job(n)));
    await expect.poll(() => last()?.ids.length).toBe(60);
    expect(last()).toMatchObject({ whole: true, loaded: false });
    await db.transaction('rw', [db.job, db.meta], async () => {
      await db.job.bulkPut(Array.from({ length: 400 }, (_, n) => job(100 + n)));
      await putMeta(db, 'loaded', true);
    });
    await expect.poll(() => last()?.loaded).toBe(true);
    expect(answers.filter(({ loaded }) => loaded).map(({ ids }) => ids.length)).toEqual([460]);
    // How many jobs are here, and that they are all, is said of one moment.
    expect(new Set(answers.filter(({ all }) => all).map(({ size }) => size))).toEqual(new Set([460]));
    expect(answers.some(({ all, size }) => !all && size === 60)).toBe(true);
  });

  it('answers from what it has, and again when it has more', async () => {
    const { db, market, last } = open();
    await db.job.bulkPut(Array.from({ length: 450 }, (_, n) => job(n)));
    market.ask({ question: 1, filters: NO_FILTERS });
    await expect.poll(() => last()?.ids.length).toBe(450);
    expect(last()?.ids[0]).toBe('job-00449');
    expect(last()?.first[0]?.title).toBe('Bäcker 449');
    expect(last()?.first).toHaveLength(20);
  });

  it('hears of new, changed and closed jobs without reading the others again', async () => {
    const { db, market, last, ids } = open();
    await db.job.bulkPut([job(1), job(2)]);
    market.ask({ question: 1, filters: { ...NO_FILTERS, words: 'konditor' } });
    await expect.poll(() => last()?.whole).toBe(true);
    const read: number[] = [];
    db.job.hook('reading', (row) => {
      read.push(row.ver);
      return row;
    });
    await db.job.put(job(2, { ver: 2, title: 'Konditor' }));
    await expect.poll(ids).toEqual(['job-00002']);
    expect(new Set(read)).toEqual(new Set([2]));
    await db.job.delete('job-00002');
    await expect.poll(ids).toEqual([]);
  });

  it('says nothing twice, and answers the newest question alone', async () => {
    const { db, market, answers, last } = open();
    await db.job.bulkPut([job(1), job(2)]);
    market.ask({ question: 1, filters: NO_FILTERS });
    market.ask({ question: 2, filters: { ...NO_FILTERS, words: '2' } });
    await expect.poll(() => last()?.ids).toEqual(['job-00002']);
    const told = answers.length;
    await db.application.put({ _id: 'a', _bucket: 'user:mia' } as never);
    await db.job.put(job(1, { ver: 2 }));
    await db.job.put(job(3, { title: 'Nr. 2' }));
    await expect.poll(() => last()?.ids).toEqual(['job-00003', 'job-00002']);
    expect(answers.slice(told).map(({ question }) => question)).not.toContain(1);
    expect(
      new Set(answers.map(({ question, ids, size, whole }) => `${question} ${size} ${whole} ${ids}`)).size,
    ).toBe(answers.length);
  });

  it('pwa.3 pwa.4 hides and counts by the person’s own settings, live', async () => {
    const { db, market, counted, ids } = open();
    await db.job.bulkPut([job(1), job(2), job(3)]);
    market.ask({ question: 1, filters: NO_FILTERS });
    market.count({ counting: [{ key: 'mine', filters: NO_FILTERS, since: job(1).publishedAt }] });
    await expect.poll(() => counted.at(-1)?.counts.mine).toMatchObject({ all: 3, fresh: 2 });
    const hiddenJobs = { [job(3)._id]: { value: true, at: '2026-11-20T00:00:00.000Z' } };
    await db.user.put({ _id: 'mia', _bucket: 'me', settings: { hiddenJobs } } as never);
    await expect.poll(ids).toEqual([job(2)._id, job(1)._id]);
    await expect.poll(() => counted.at(-1)?.counts.mine).toMatchObject({ all: 2, fresh: 1 });
    await db.user.update('mia', { settings: {} });
    await expect.poll(ids).toHaveLength(3);
  });

  it('makes its index anew when most of it is waste', async () => {
    const { db, market, last } = open();
    await db.job.bulkPut(Array.from({ length: 30 }, (_, n) => job(n)));
    market.ask({ question: 1, filters: { ...NO_FILTERS, words: 'neu' } });
    for (let ver = 2; ver < 75; ver += 1) {
      await db.job.bulkPut(Array.from({ length: 30 }, (_, n) => job(n, { ver, title: `Neu ${ver}` })));
      await expect.poll(() => last()?.ids.length).toBe(30);
    }
    await expect.poll(() => last()?.first[0]?.ver).toBe(74);
    expect(last()?.size).toBe(30);
  });
});

it('a job that is over is not found any more, though no pull has taken it away, by the server’s clock', async () => {
  const { db, market, ids, clock } = open();
  await putMeta(db, 'clockOffset', 3_600_000);
  const over = (hours: number) => new Date(clock.now + hours * 3_600_000).toISOString();
  await db.job.bulkPut([job(1), job(2, { validThrough: over(0.5) }), job(3, { validThrough: over(1.5) })]);
  market.ask({ question: 1, filters: NO_FILTERS });
  await expect.poll(ids).toEqual(['job-00003', 'job-00001']);
  expect(clock.alarm?.at).toBe(clock.now + 1_800_000);
  clock.now += 1_800_000;
  clock.alarm?.act();
  await expect.poll(ids).toEqual(['job-00001']);
});

it('pwa.1 with each full hour of the server what counts days is found again, and it is said which hour it was', async () => {
  const { db, market, last, ids, clock } = open();
  await putMeta(db, 'clockOffset', 600_000);
  const server = clock.now + 600_000;
  const ago = (ms: number) => new Date(server - 600_000 - 86_400_000 + ms).toISOString();
  await db.job.bulkPut([job(1, { publishedAt: ago(0) }), job(2, { publishedAt: ago(3_600_000) })]);
  market.ask({ question: 1, filters: { ...NO_FILTERS, postedWithin: 1 } });
  await expect.poll(ids).toEqual(['job-00002', 'job-00001']);
  expect(last()?.hour).toBe(clock.now);
  expect(clock.alarm?.at).toBe(clock.now + 3_000_000);
  clock.now += 3_000_000;
  clock.alarm?.act();
  await expect.poll(ids).toEqual(['job-00002']);
  expect(last()?.hour).toBe(server + 3_000_000);
});

/** Versions of the jobs that are read whole from now on. */
function readsOf(db: Replica): number[] {
  const read: number[] = [];
  db.job.hook('reading', (row) => {
    read.push(row.ver);
    return row;
  });
  return read;
}

it('S7.1 the next start reads the jobs that differ, and no other', async () => {
  const first = open();
  await first.db.job.bulkPut(Array.from({ length: 300 }, (_, n) => job(n)));
  first.market.ask({ question: 1, filters: NO_FILTERS });
  await expect.poll(() => first.last()?.whole).toBe(true);
  await expect.poll(() => first.last()?.size).toBe(300);
  first.keep();
  await expect.poll(() => first.store.keys()).toHaveLength(1);
  await first.db.job.bulkPut([
    job(7, { ver: 2, title: 'Konditor' }),
    job(300, { ver: 2, title: 'Konditor' }),
  ]);
  await first.db.job.delete('job-00008');
  end();

  const { db, market, last } = open({ factory: first.factory });
  const read = readsOf(db);
  market.ask({ question: 1, filters: { ...NO_FILTERS, words: 'konditor' } });
  await expect.poll(() => last()?.ids).toEqual(['job-00300', 'job-00007']);
  await expect.poll(() => last()?.whole).toBe(true);
  expect(new Set(read)).toEqual(new Set([2]));
  market.ask({ question: 2, filters: { ...NO_FILTERS, words: 'bäcker' } });
  await expect.poll(() => last()?.ids.length).toBe(298);
});

it('S7.3 is not kept where rows had to go for want of room, nor by a second tab', async () => {
  for (const second of [false, true]) {
    const { db, market, last, keep, store } = open({ mayKeep: () => !second });
    if (!second) await putMeta(db, 'trimmed', 1);
    await db.job.bulkPut(Array.from({ length: 60 }, (_, n) => job(n)));
    market.ask({ question: 1, filters: NO_FILTERS });
    await expect.poll(() => last()?.size).toBe(60);
    await expect.poll(() => last()?.whole).toBe(true);
    keep();
    await db.job.put(job(61));
    await expect.poll(() => last()?.size).toBe(61);
    expect(await store.keys()).toEqual([]);
    end();
  }
});
