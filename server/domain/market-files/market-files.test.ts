import { expect, test } from 'vitest';
import {
  everyLine,
  linesOfSegment,
  manifestOf,
  marketOfOneJob,
  readFiles,
  rowsHeld,
  writeMarket,
} from '../../testing/market-files.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  test('R10.1 a market without a job has a manifest without files', async () => {
    expect(await manifestOf(app())).toMatchObject({ bucket: 'market', run: 0, cells: [] });
  });

  test('R10.1, R10.2 a small market is one base, newest first, of the rows that a pull shows', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    t.now = new Date(t.now.getTime() + 60_000);
    const newer = await publishedJob(t, 'owner', _id, { title: 'Bakery kitchen', remote: 'full' });
    await writeMarket(t);
    await seeker(t, 'mia');
    const { epoch, changes } = await pullAll(t, 'mia');
    const manifest = await manifestOf(t);
    expect(manifest).toMatchObject({ epoch, run: 1, cells: [{ cell: 'm', rows: 2, deltas: [] }] });
    const lines = await linesOfSegment(t, manifest.cells[0]?.base.hash as string);
    expect(lines[0]?._id).toBe(newer._id);
    const pulled = changes.flatMap(({ row, table }) => (table === 'job' && row ? [row] : []));
    const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
    expect(lines.sort(byId)).toEqual(pulled.sort(byId));
  });

  test('R10.3 what changes is a delta, and what goes is gone with the version of the log', async () => {
    const t = app();
    const { job, held } = await marketOfOneJob(t);
    expect(rowsHeld(held)).toHaveLength(1);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    await writeMarket(t);
    const { cells, run } = await readFiles(t, 'market', held);
    expect(run).toBe(2);
    expect(cells).toMatchObject([{ cell: 'm', rows: 0, deltas: [{ from: 1, to: 2, rows: 1 }] }]);
    expect(rowsHeld(held)).toEqual([]);
    expect((await everyLine(t)).at(-1)).toEqual({ _id: job._id, ver: expect.any(Number), gone: true });
  });

  test('R10.5 a job that comes and leaves between two runs is told as gone, for devices that an answer has brought it', async () => {
    const t = app();
    const { companyId, held } = await marketOfOneJob(t);
    const short = await publishedJob(t, 'owner', companyId);
    await t.call('owner', 'job.unpublish', { _jobId: short._id, reason: 'paused', outcomes: {} });
    await writeMarket(t);
    const { cells } = await readFiles(t, 'market', held);
    expect(cells).toMatchObject([{ cell: 'm', rows: 1, deltas: [{ from: 1, to: 2, rows: 1 }] }]);
    const last = (await everyLine(t)).at(-1);
    expect(last).toEqual({ _id: short._id, ver: expect.any(Number), gone: true });
    expect(last?.ver).toBeGreaterThan(short.ver);
  });
});
