import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { queueMarketFiles } from '../../database/change-log/market-files-due.ts';
import { beginEpoch } from '../../database/epoch.ts';
import {
  everyLine,
  manifestOf,
  marketOfOneJob,
  nothingHeld,
  readFiles,
  rowsHeld,
  writeMarket,
} from '../../testing/market-files.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT, publishedJob } from '../../testing/people.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { touchJobs } from '../company/touch-jobs.ts';
import { shownRun } from './manifest.ts';
import { segmentKey } from './segment-key.ts';

const HOUR_MS = 3_600_000;

async function look(t: TestApp, hours: number): Promise<void> {
  t.now = new Date(t.now.getTime() + hours * HOUR_MS);
  await queueMarketFiles(t.db, t.now);
  await writeMarket(t);
}

const hashesOf = async (t: TestApp, bucket = 'market') =>
  (await manifestOf(t, bucket)).cells.flatMap(({ base, deltas }) => [
    base.hash,
    ...deltas.map(({ hash }) => hash),
  ]);

const statusOf = async (t: TestApp, hash: string) =>
  (await t.app.inject(`/api/market/segment/${hash}`)).statusCode;

onDatabase((app) => {
  test('R10.9 a job that is gone can be read in no file a day later', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    const job = await publishedJob(t, 'owner', _id, { title: 'Reported and removed' });
    await writeMarket(t);
    const named = new Set(await hashesOf(t));
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'cancelled', outcomes: {} });
    await writeMarket(t);
    for (const hash of await hashesOf(t)) named.add(hash);
    // A device with the manifest of before still finds its files.
    for (const hash of named) expect(await statusOf(t, hash)).toBe(200);
    await look(t, 11);
    for (const bucket of ['market', 'market:17']) {
      const titles = (await everyLine(t, bucket)).map((line) => ('title' in line ? line.title : 'gone'));
      expect(titles).not.toContain('Reported and removed');
    }
    await look(t, 6);
    const now = new Set(await hashesOf(t));
    for (const hash of named)
      expect([hash, await statusOf(t, hash)]).toEqual([hash, now.has(hash) ? 200 : 404]);
    // A device that read the last run needs nothing of all this.
    const held = nothingHeld();
    await readFiles(t, 'market', held);
    expect(rowsHeld(held)).toHaveLength(1);
  });

  test('R10.9 files that no run knows are removed, those of runs are not', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    await writeMarket(t);
    const orphan = 'f'.repeat(64);
    await t.ports.files.put(segmentKey(orphan), Buffer.from('broken off'));
    await look(t, 12);
    expect(await statusOf(t, orphan)).toBe(500);
    await look(t, 12);
    expect(await statusOf(t, orphan)).toBe(404);
    for (const hash of await hashesOf(t)) expect(await statusOf(t, hash)).toBe(200);
    t.faults.length = 0;
  });

  test('R10.6 a database of another epoch has files of its own, counted from the first run', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    await writeMarket(t);
    await publishedJob(t, 'owner', _id);
    await writeMarket(t);
    const before = await manifestOf(t);
    expect(before.run).toBe(2);
    await t.db.transaction().execute(async (tx) => {
      await beginEpoch(tx, () => 'another');
      // An open transaction, such as this one, withholds nothing of it: nobody is told of an empty market.
      expect(await shownRun(tx)).toBeUndefined();
    });
    expect((await t.app.inject('/api/market/manifest/market')).statusCode).toBe(503);
    await writeMarket(t);
    const after = await manifestOf(t);
    expect(after).toMatchObject({ epoch: 'another', run: 1, cells: [{ rows: 2, deltas: [] }] });
    const held = nothingHeld();
    await readFiles(t, 'market', held);
    expect(rowsHeld(held)).toHaveLength(2);
  });

  test('R4.2, R10.1 a minor’s files hold the jobs of their age, as they come and go', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { minAge: 16 });
    await writeMarket(t);
    const [younger, older] = [nothingHeld(), nothingHeld()];
    const read = async () => {
      await writeMarket(t);
      await readFiles(t, 'market:15', younger);
      await readFiles(t, 'market:17', older);
      return [rowsHeld(younger).length, rowsHeld(older).length];
    };
    expect(await read()).toEqual([0, 1]);
    const { data } = await t.call('owner', 'job.update', {
      _jobId: job._id,
      rev: job.rev,
      patch: { minAge: 18 },
    });
    expect(await read()).toEqual([0, 0]);
    // Nothing of it was ever theirs.
    expect((await everyLine(t, 'market:15')).map(({ _id }) => _id)).toEqual([]);
    await t.call('owner', 'job.update', { _jobId: job._id, rev: data.rev, patch: { minAge: 17 } });
    expect(await read()).toEqual([0, 1]);
  });

  test('R10.1 a company’s new name is in the files of its jobs, and no draft is', async () => {
    const t = app();
    const { companyId, held } = await marketOfOneJob(t);
    await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
    await t.db.updateTable('company').set({ company_name: 'Bäckerei Neu' }).execute();
    await transact(t.parts, (context) => touchJobs(context, companyId));
    await writeMarket(t);
    await readFiles(t, 'market', held);
    expect(rowsHeld(held).map(({ companyName }) => companyName)).toEqual(['Bäckerei Neu']);
  });

  test('R10.8 how far the files are behind the market is measured', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    t.now = new Date(t.now.getTime() + 5_000);
    const measured = async (name: string) => {
      const { body } = await t.app.inject('/api/metrics');
      return Number(new RegExp(`^zusage_market_files${name} (.*)$`, 'm').exec(body)?.[1]);
    };
    expect(await measured('_behind_seconds')).toBe(5);
    await writeMarket(t);
    expect(await measured('_behind_seconds')).toBe(0);
    expect(await measured('_run_seconds')).toBe(0);
    // The whole market, and those of 16 and 17.
    expect(await measured('{kind="base"}')).toBe(3);
    expect(await measured('_bytes{kind="base"}')).toBeGreaterThan(3 * 100);
  });

  test('R10.1 two processes write each run once', async () => {
    const t = app();
    const other = await testApp(async () => ({ db: t.db, close: async () => {} }));
    Object.assign(other.ports, { files: t.ports.files });
    try {
      const { _id } = await company(t, 'owner');
      for (let run = 1; run <= 5; run += 1) {
        await publishedJob(t, 'owner', _id);
        t.now = new Date(t.now.getTime() + 10_000);
        other.now = t.now;
        await Promise.all([t.doWork(), writeMarket(other)]);
        t.now = new Date(t.now.getTime() + 10_000);
        await writeMarket(t);
        expect((await manifestOf(t)).run).toBe(run);
      }
      const held = nothingHeld();
      await readFiles(other, 'market', held);
      expect(rowsHeld(held)).toHaveLength(5);
      expect([t.faults, other.faults]).toEqual([[], []]);
    } finally {
      await other.app.close();
    }
  });
});
