import { expect, test } from 'vitest';
import { nothingHeld, readFiles, rowsHeld, writeMarket } from '../../testing/market-files.ts';
import { marketSettled } from '../../testing/market-settled.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';

onPostgres((app) => {
  test('R7.1, R10.8 what an open write withholds from the market is written and told once that has ended', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await seeker(t, 'mia');
    await writeMarket(t);
    const held = nothingHeld();
    await readFiles(t, 'market', held);
    const open = await t.db.startTransaction().execute();
    await open.insertInto('meta').values({ name: 'open', value: '1' }).execute();
    t.signals.length = 0;
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    expect(t.signals).not.toContain('market');
    t.signals.length = 0;
    const second = async () => {
      t.now = new Date(t.now.getTime() + 1_000);
      await t.doWork();
    };
    await second();
    await second();
    expect(t.signals).toEqual([]);
    const { body } = await t.app.inject('/api/metrics');
    expect(Number(/^zusage_oldest_open_write_seconds (.*)$/m.exec(body)?.[1])).toBeGreaterThan(0);
    await open.commit().execute();
    await marketSettled(t.db);
    await second();
    expect(t.signals).toEqual(['market']);
    await readFiles(t, 'market', held);
    expect(rowsHeld(held)).toEqual([]);
    t.signals.length = 0;
    await second();
    expect(t.signals).toEqual([]);
  });
});
