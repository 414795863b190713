import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/entities/job.ts';
import { pathOf } from '../../../../contract/market-cell.ts';
import { getMeta } from '../../../replica/database.ts';
import { capMarket } from '../../../replica/store/market-cap.ts';
import { putMeta } from '../../../replica/write-gate.ts';
import {
  callOffEach,
  changed,
  engineFor,
  job,
  openReplica,
  page,
  type Sent,
  UID,
  uuid,
} from '../../testing/engine.ts';
import { marketFiles } from '../../testing/market-files.ts';
import { SLICE } from '../slice.ts';

const ME = `user:${UID}`;
const FREIBURG = { label: 'Freiburg', lat: 47.996, lng: 7.849 };
const MUNICH = { label: 'München', lat: 48.14, lng: 11.58 };
const cellOf = (location: Job['location']) =>
  pathOf({ location, remote: 'none', publishedAt: null })[8] as string;
const jobs = (count: number, from = 0, more: Partial<Job> = {}) =>
  Array.from({ length: count }, (_, n) => job({ _id: uuid(1000 + from + n), ...more }));

/** A device whose market comes from files; the pages of `/sync` are given, the last of them again and again. */
function scene(pages: Parameters<typeof page>[0][] = [{}]) {
  const files = marketFiles();
  const answer = (_: Sent) => page((pages.length > 1 ? pages.shift() : pages[0]) ?? {});
  const made = engineFor(answer, { market: files.port, digest: files.digest });
  const here = async () => (await made.db.job.toCollection().primaryKeys()).sort();
  const held = async () => (await getMeta(made.db, 'market'))?.runs;
  return { ...made, files, pages, here, held };
}

describe('R10.1 the market comes from its files', () => {
  it('a first load asks for no job by /sync, and is complete with the files', async () => {
    const { engine, db, sent, files, here, held } = scene();
    files.base(jobs(50));
    expect(await engine.pull()).toBe('complete');
    expect(sent.map(({ args }) => args.market)).toEqual(['files']);
    expect([(await here()).length, await held()]).toEqual([50, { m: 1 }]);
    expect([await getMeta(db, 'loaded'), await getMeta(db, 'marketCut')]).toEqual([true, false]);
    expect((await getMeta(db, 'market'))?.asOf).toBe('2026-11-20T04:26:00.000Z');
    expect(files.log).toEqual(['manifest market', 'base m']);
  });

  it('R2.4 a part is brought up where each of its slices is called off once', async () => {
    const { engine, db, files, here, held } = scene();
    files.base(jobs(250));
    const calledOff = callOffEach(db);
    expect(await engine.pull()).toBe('complete');
    expect(calledOff()).toBeGreaterThan(2);
    expect([(await here()).length, await held()]).toEqual([250, { m: 1 }]);
    expect(files.log).toEqual(['manifest market', 'base m']);
  });

  it('S3.1 a part is brought up where each slice is put on the disk with the second try', async () => {
    const { engine, db, files, here, held } = scene();
    files.base(jobs(150));
    const { guard } = db;
    db.guard = (work, options) =>
      guard(async () => {
        const tried = db.transaction('rw', db.tables, async (transaction) => {
          await work();
          transaction.abort();
        });
        await tried.catch(() => undefined);
        return work();
      }, options);
    expect(await engine.pull()).toBe('complete');
    expect([(await here()).length, await held()]).toEqual([150, { m: 1 }]);
    expect(files.log).toEqual(['manifest market', 'base m']);
  });

  it('R6.1 the first jobs are here before the file is', async () => {
    const { engine, db, files } = scene();
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    files.hold(files.base(jobs(50)), gate);
    const pulled = engine.pull();
    await expect.poll(() => db.job.count()).toBe(SLICE.first);
    open();
    expect([await pulled, await db.job.count()]).toEqual(['complete', 50]);
  });

  it('what is somebody’s own is complete where the manifest cannot be read, and the market says its own age', async () => {
    const { engine, db, files, here } = scene();
    files.base(jobs(3));
    await engine.pull();
    const asOf = (await getMeta(db, 'market'))?.asOf;
    files.away(true);
    expect(await engine.pull('own')).toBe('complete');
    expect(await engine.pull()).toBe('no-answer');
    expect([(await here()).length, (await getMeta(db, 'market'))?.asOf]).toEqual([3, asOf]);
  });

  it('is not loaded before the market is', async () => {
    const { engine, db, files } = scene();
    files.base(jobs(3));
    files.away(true);
    expect(await engine.pull()).toBe('no-answer');
    expect(await getMeta(db, 'loaded')).toBeUndefined();
    files.away(false);
    expect(await engine.pull()).toBe('complete');
    expect(await getMeta(db, 'loaded')).toBe(true);
  });
});

describe('R10.3 a device goes on from the run it holds', () => {
  it('takes deltas alone: new jobs, changed ones, and those that are gone', async () => {
    const { engine, db, files, here, held } = scene();
    const [a, b, c] = jobs(3) as [Job, Job, Job];
    files.base([a, b]);
    await engine.pull();
    files.delta({ m: [c, { ...a, ver: 2, title: 'Neu' }, { _id: b._id, ver: 2, gone: true }] });
    files.log.length = 0;
    expect(await engine.pull('market')).toBe('complete');
    expect(files.log).toEqual(['manifest market', 'delta m 2']);
    expect([await here(), await held()]).toEqual([[a._id, c._id], { m: 2 }]);
    expect(await db.job.get(a._id)).toMatchObject({ ver: 2, title: 'Neu' });
  });

  it('R5.4 what is told again changes nothing', async () => {
    const { engine, db, files, here } = scene();
    const [a, b] = jobs(2) as [Job, Job];
    files.base([a, b]);
    files.delta({ m: [{ _id: b._id, ver: 2, gone: true }] });
    await engine.pull();
    await putMeta(db, 'market', { bucket: 'market', epoch: 'e0', generation: 0, runs: {} });
    await engine.pull();
    expect(await here()).toEqual([a._id]);
  });

  it('takes the base where it was away for longer than there are deltas', async () => {
    const { engine, files, here } = scene();
    const [a, b, c, d] = jobs(4) as [Job, Job, Job, Job];
    files.base([a, b]);
    await engine.pull();
    files.delta({ m: [{ _id: a._id, ver: 2, gone: true }] });
    files.base([b, c]);
    files.delta({ m: [d] });
    files.forget('m', 2);
    await engine.pull();
    expect(await here()).toEqual([b._id, c._id, d._id]);
  });
});

describe('R10.4 a part is held once all of its lines were there', () => {
  it.each(['cut', 'short', 'other', 'missing'] as const)(
    'a base that is %s is fetched again',
    async (fault) => {
      const { engine, files, here, held, db } = scene();
      const hash = files.base(jobs(60, 0, { title: 'Bäcker' }));
      files.fail(hash, fault, fault, fault, fault);
      expect(await engine.pull()).toBe('no-answer');
      expect(await held()).toBeUndefined();
      expect((await here()).length).toBeLessThan(61);
      files.fail(hash);
      expect(await engine.pull()).toBe('complete');
      expect([(await here()).length, await held()]).toEqual([60, { m: 1 }]);
      expect(
        await db.job
          .where('_id')
          .above('')
          .filter(({ title }) => title !== 'Bäcker')
          .count(),
      ).toBe(0);
    },
  );

  it('a file that a cache has wrong is read past it, at once', async () => {
    const { engine, files, here } = scene();
    files.fail(files.base(jobs(3, 0, { title: 'Bäcker' })), 'other');
    expect(await engine.pull()).toBe('complete');
    expect([files.log, (await here()).length]).toEqual([['manifest market', 'base m', 'base m reload'], 3]);
  });

  it('a delta is not shown before it is whole', async () => {
    const { engine, files, here } = scene();
    files.base(jobs(1));
    await engine.pull();
    files.delta({ m: jobs(9, 1) });
    const hash = files.manifest().cells[0]?.deltas[0]?.hash as string;
    files.fail(hash, 'cut');
    expect(await engine.pull()).toBe('no-answer');
    expect((await here()).length).toBe(1);
    await engine.pull();
    expect((await here()).length).toBe(10);
  });

  it('a base takes the place of all rows of its part, and what an older app had of the market goes with it', async () => {
    const old = jobs(4).map((row) => changed('market', 'job', row));
    const { engine, files, here, ports } = scene([{ changes: old }, {}]);
    const kept = jobs(6).slice(2);
    files.base(kept);
    const { market, ...before } = ports;
    // An older app: it knows of no files.
    await engineFor(() => page({ changes: old }), before).engine.pull();
    expect((await here()).length).toBe(4);
    await engine.pull();
    expect(await here()).toEqual(kept.map(({ _id }) => _id));
  });

  it('R3.7 an answer that was asked for before a base is not taken for truth', async () => {
    const { engine, db, files } = scene();
    files.base(jobs(2));
    await engine.pull();
    const generation = await getMeta(db, 'generation');
    files.delta({ m: jobs(1, 2) });
    await engine.pull();
    expect(await getMeta(db, 'generation')).toBe(generation);
    await putMeta(db, 'market', { bucket: 'market', epoch: 'e0', generation: generation ?? 0, runs: {} });
    await engine.pull();
    expect(await getMeta(db, 'generation')).toBe((generation ?? 0) + 1);
  });
});

describe('R10.5 a job that moves to another part', () => {
  it.each([
    ['the part it leaves first', 0],
    ['the part it comes to first', 1],
  ])('ends where it is now, %s', async (_, first) => {
    const { engine, db, files } = scene();
    const [here, there] = [cellOf(FREIBURG), cellOf(MUNICH)];
    const moves = job({ _id: uuid(1), location: FREIBURG });
    files.base([moves, ...jobs(1, 5, { location: FREIBURG })], here);
    files.base(jobs(1, 6, { location: MUNICH }), there);
    await engine.pull();
    const moved = { ...moves, ver: 2, location: MUNICH };
    const parts: [string, never[]][] = [
      [here, [{ _id: moves._id, ver: 1, gone: true }] as never],
      [there, [moved] as never],
    ];
    for (const [cell, lines] of first === 0 ? parts : parts.toReversed()) {
      files.delta({ [cell]: lines });
      await engine.pull();
    }
    expect(await db.job.get(moves._id)).toMatchObject({ ver: 2, location: MUNICH });
  });

  it.each([
    ['the part it comes to first', [MUNICH, FREIBURG]],
    ['the part it leaves first', [FREIBURG, MUNICH]],
  ])('and stays so where bases are older than what an answer has brought, %s', async (_, order) => {
    const moves = job({ _id: uuid(1), location: FREIBURG });
    const moved = { ...moves, ver: 2, location: MUNICH };
    const { engine, db, files, ports } = scene();
    for (const location of order)
      files.base(
        [...(location === FREIBURG ? [moves] : []), ...jobs(2, location === FREIBURG ? 0 : 10, { location })],
        cellOf(location),
      );
    const { market, ...before } = ports;
    await engineFor(() => page({ changes: [changed('market', 'job', moved)] }), before).engine.pull();
    await engine.pull();
    expect(await db.job.get(moves._id)).toMatchObject({ ver: 2, location: MUNICH, _bucket: 'market' });
    expect(await db.job.count()).toBe(5);
  });
});

describe('R10.6 what a manifest may speak of', () => {
  it('one from the past changes nothing', async () => {
    const { engine, files, here, held } = scene();
    const [a, b] = jobs(2) as [Job, Job];
    files.base([a]);
    const old = files.manifest();
    await engine.pull();
    files.delta({ m: [b, { _id: a._id, ver: 2, gone: true }] });
    await engine.pull();
    files.serve(old);
    expect(await engine.pull()).toBe('complete');
    expect([await here(), await held()]).toEqual([[b._id], { m: 2 }]);
  });

  it('one from the past takes back no part that another context has brought up beside it', async () => {
    const { engine, files, held, ports } = scene();
    const [near, far] = [cellOf(FREIBURG), cellOf(MUNICH)];
    files.base(jobs(2, 0, { location: FREIBURG }), near);
    files.base(jobs(2, 20, { location: MUNICH }), far);
    await engine.pull();
    files.delta({ [near]: jobs(1, 2, { location: FREIBURG }) });
    const old = files.manifest();
    const hash = old.cells[0]?.deltas[0]?.hash as string;
    let open = () => {};
    files.hold(
      hash,
      new Promise<void>((resolve) => {
        open = resolve;
      }),
    );
    files.serve(old);
    const slow = engine.pull('market');
    await expect.poll(() => files.log.at(-1)).toBe(`delta ${near} 3`);
    files.delta({ [far]: jobs(1, 22, { location: MUNICH }) });
    files.serve(undefined);
    files.fail(hash, 'missing', 'missing', 'missing');
    await engineFor(() => page(), ports).engine.pull('market');
    expect(await held()).toEqual({ [near]: 2, [far]: 4 });
    files.serve(old);
    open();
    await slow;
    expect(await held()).toEqual({ [near]: 3, [far]: 4 });
  });

  it('one of another epoch is not applied, and asks for one page more', async () => {
    const { engine, files, here, sent, pages } = scene();
    const [a, b] = jobs(2) as [Job, Job];
    files.base([a]);
    await engine.pull();
    files.state.epoch = 'e1';
    files.base([b]);
    expect(await engine.pull('market')).toBe('no-answer');
    expect([await here(), sent.length > 1]).toEqual([[a._id], true]);
    pages[0] = { epoch: 'e1', cursor: 'c1', reset: ['market', ME] };
    expect(await engine.pull('market')).toBe('complete');
    expect(await here()).toEqual([b._id]);
  });

  it('a reset of the market forgets what was held, in the same transaction; one of something else does not', async () => {
    const { engine, db, files, pages, held } = scene();
    files.base(jobs(3));
    await engine.pull();
    pages[0] = { cursor: 'c1', reset: [ME] };
    await engine.pull('own');
    files.log.length = 0;
    pages[0] = { cursor: 'c1' };
    await engine.pull();
    expect([files.log, await held()]).toEqual([['manifest market'], { m: 1 }]);
    pages[0] = { cursor: 'c2', reset: ['market'] };
    await engine.pull('own');
    expect([await db.job.count(), await held(), await getMeta(db, 'loaded')]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    pages[0] = { cursor: 'c2' };
    await engine.pull();
    expect([await db.job.count(), await held()]).toEqual([3, { m: 1 }]);
  });

  it('R4.3 a birthday asks for another market, and no row of the one before stays', async () => {
    const { engine, db, files, pages } = scene([{ buckets: [ME, 'market:15'] }]);
    files.state.bucket = 'market:15';
    files.base(jobs(2));
    await engine.pull();
    expect((await db.job.toArray()).map(({ _bucket }) => _bucket)).toEqual(['market:15', 'market:15']);
    expect(files.log).toEqual(['manifest market', 'manifest market:15', 'base m']);
    pages[0] = { cursor: 'c1', buckets: [ME, 'market:16'] };
    files.state.bucket = 'market:16';
    files.base(jobs(3, 1));
    await engine.pull();
    expect((await db.job.toArray()).map(({ _bucket }) => _bucket)).toEqual([
      'market:16',
      'market:16',
      'market:16',
    ]);
  });
});

describe('R10.7 a device takes the parts it can hold', () => {
  const [near, far] = [cellOf(FREIBURG), cellOf(MUNICH)];
  const user = (place: Job['location'], more = {}) => {
    const search = { name: '', place: '', alert: false, lat: place?.lat, lng: place?.lng };
    const settings = { savedSearches: { s1: { value: search, at: '' } }, ...more };
    return { _id: UID, ver: Date.now(), settings } as never;
  };

  it('those around the places of saved searches; what it no longer takes goes, but for what is needed', async () => {
    const { engine, db, files, pages, held } = scene([{ changes: [changed(ME, 'user', user(FREIBURG))] }]);
    await putMeta(db, 'marketMost', 12);
    files.base(jobs(10, 0, { location: FREIBURG }), near);
    files.base(jobs(10, 20, { location: MUNICH }), far);
    await engine.pull();
    expect([await held(), await db.job.count(), await getMeta(db, 'marketCut')]).toEqual([
      { [near]: 2 },
      10,
      true,
    ]);
    pages[0] = { cursor: 'c1', changes: [changed(ME, 'user', user(MUNICH))] };
    await engine.pull();
    expect(await held()).toEqual({ [far]: 2 });
    expect((await db.job.toArray()).every(({ location }) => location?.label === 'München')).toBe(true);
    const saved = { savedJobs: { [uuid(1020)]: { value: true, at: '' } } };
    pages[0] = { cursor: 'c2', changes: [changed(ME, 'user', user(FREIBURG, saved))] };
    await engine.pull();
    expect([await held(), await db.job.count()]).toEqual([{ [near]: 2 }, 11]);
  });

  it('S2.3 what a look at the cap takes of a part that is being loaded is loaded all the same', async () => {
    const { engine, db, files, pages, here, held } = scene([
      { changes: [changed(ME, 'user', user(FREIBURG))] },
    ]);
    await putMeta(db, 'marketMost', 320);
    files.base(jobs(300, 0, { location: FREIBURG }), near);
    const slow = files.base(jobs(300, 1000, { location: MUNICH }), far);
    await engine.pull();
    pages[0] = { cursor: 'c1', changes: [changed(ME, 'user', user(MUNICH))] };
    let goOn = () => {};
    files.hold(
      slow,
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
    );
    const pulled = engine.pull();
    const ofMunich = () => db.job.filter(({ location }) => location?.label === MUNICH.label).count();
    await expect.poll(ofMunich).toBeGreaterThan(SLICE.first);
    expect(await capMarket(db)).toBeGreaterThan(0);
    goOn();
    expect(await pulled).toBe('complete');
    expect([(await here()).length, await held()]).toEqual([300, { [far]: 2 }]);
  });

  it('a saved search without a place changes nothing, and a higher cap brings the rest', async () => {
    const { engine, db, files, held } = scene([{ changes: [changed(ME, 'user', user(FREIBURG))] }]);
    await putMeta(db, 'marketMost', 12);
    files.base(jobs(10, 0, { location: FREIBURG }), near);
    files.base(jobs(10, 20, { location: MUNICH }), far);
    await engine.pull();
    await putMeta(db, 'marketMost', 100);
    await engine.pull();
    expect([await held(), await getMeta(db, 'marketCut')]).toEqual([{ [near]: 2, [far]: 2 }, false]);
  });
});

describe('R10.3 the manifest of what is held', () => {
  const [near, far] = [cellOf(FREIBURG), cellOf(MUNICH)];
  /** A device that may hold 12 jobs, with the 10 of the one part of 18. */
  async function partly() {
    const made = scene();
    await putMeta(made.db, 'marketMost', 12);
    made.files.base(jobs(10, 0, { location: FREIBURG }), near);
    made.files.base(jobs(8, 20, { location: MUNICH }), far);
    await made.engine.pull();
    return made;
  }

  it('is asked for where not all fits, until what is chosen by changes, or a part is split', async () => {
    const { engine, db, files, held } = await partly();
    files.delta({ [near]: jobs(1, 10, { location: FREIBURG }) });
    files.log.length = 0;
    await engine.pull();
    expect([files.log, await held()]).toEqual([
      [`manifest market ${near}`, `delta ${near} 3`],
      { [near]: 3 },
    ]);
    expect(await getMeta(db, 'marketCut')).toBe(true);

    files.drop(near);
    const parts = pathOf({ location: FREIBURG, remote: 'none', publishedAt: null });
    const inner = parts[parts.indexOf(near) + 1] as string;
    files.base(jobs(11, 0, { location: FREIBURG }), inner);
    await engine.pull();
    expect([await held(), await db.job.count()]).toEqual([{ [inner]: 4 }, 11]);

    await putMeta(db, 'marketMost', 100);
    files.log.length = 0;
    await engine.pull();
    expect([files.log[0], await db.job.count()]).toEqual(['manifest market', 19]);
  });

  it('does not do where the page beside it has emptied the market', async () => {
    const { engine, db, files, pages, held } = await partly();
    pages[0] = { cursor: 'c1', reset: ['market'] };
    files.log.length = 0;
    expect(await engine.pull()).toBe('complete');
    expect(files.log.slice(0, 2)).toEqual([`manifest market ${near}`, 'manifest market']);
    expect([Object.keys((await held()) ?? {}), await db.job.count()]).toEqual([[near], 10]);
  });

  it('is that of all parts again after twelve hours, and a part that fits by then is taken', async () => {
    const { engine, db, files, time } = await partly();
    files.base(jobs(2, 20, { location: MUNICH }), far);
    time.now += 11 * 3_600_000;
    await engine.pull();
    expect([files.log.at(-1), await db.job.count()]).toEqual([`manifest market ${near}`, 10]);
    time.now += 3_600_000;
    await engine.pull();
    expect(await db.job.count()).toBe(12);
  });
});

describe('R10.3 what was chosen before a reset', () => {
  it('does not stand for what another context has begun to load since', async () => {
    const [near, far] = [cellOf(FREIBURG), cellOf(MUNICH)];
    const files = marketFiles();
    const factory = new IDBFactory();
    const open = () =>
      engineFor(() => page(), { db: openReplica(UID, factory), market: files.port, digest: files.digest });
    const [one, other] = [open(), open()];
    await putMeta(one.db, 'marketMost', 12);
    files.base(jobs(10, 0, { location: FREIBURG }), near);
    files.base(jobs(8, 20, { location: MUNICH }), far);
    expect(await one.engine.pull()).toBe('complete');
    // The market is another, all of it fits, and the load breaks off behind its first part.
    await one.db.meta.bulkDelete(['market', 'cursor']);
    files.fail(files.base(jobs(2, 0, { location: FREIBURG }), near), 'cut');
    expect(await other.engine.pull()).toBe('no-answer');
    expect(Object.keys((await getMeta(one.db, 'market'))?.runs ?? {})).toEqual([far]);
    expect(await one.engine.pull('market')).toBe('complete');
    expect(Object.keys((await getMeta(one.db, 'market'))?.runs ?? {}).sort()).toEqual([near, far].sort());
  });
});

describe('R10.8 a signal of the market', () => {
  it('reads the manifest and asks /sync nothing; one of somebody’s own asks /sync alone', async () => {
    const { engine, files, sent } = scene();
    files.base(jobs(2));
    await engine.pull();
    const before = sent.length;
    files.log.length = 0;
    await engine.pull('market');
    expect([sent.length - before, files.log]).toEqual([0, ['manifest market']]);
    await engine.pull('own');
    expect([sent.length - before, files.log]).toEqual([1, ['manifest market']]);
  });

  it('two wants at once are one pull of both', async () => {
    const { engine, files, sent } = scene();
    files.base(jobs(2));
    await engine.pull();
    const before = sent.length;
    const first = engine.pull('market');
    const others = [engine.pull('market'), engine.pull('own')];
    expect(await Promise.all([first, ...others])).toEqual(['complete', 'complete', 'complete']);
    expect(sent.length - before).toBe(1);
  });
});
