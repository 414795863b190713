import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { readMeta, settleEpoch } from '../database/epoch.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { company, publishedJob, pullAll } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const newId = () => v7();

async function backup(t: TestApp): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of writeBackup(t.db, { dataDir: undefined, now: t.now }))
    lines.push(line.slice(0, -1));
  return lines;
}

async function* each(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

onEachDatabase((app) => {
  test('R3 restored into the same database, a cursor from after the backup resets every bucket', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const kept = await publishedJob(t, 'owner', _id);
    const lines = await backup(t);
    const lost = await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    await emptyTables(t.db);
    await restore(t.db, readBackup(each(lines)), { dataDir: undefined, newId });
    // As many writes as were lost: the positions of old and new would be the same.
    const next = await publishedJob(t, 'owner', _id);
    const after = await pullAll(t, 'owner', cursor);
    expect(after.reset).toEqual(['user:owner', `company:${_id}`, 'market']);
    const market = after.changes.filter(({ bucket }) => bucket === 'market').map(({ id }) => id);
    expect(market.sort()).toEqual([kept._id, next._id].sort());
    expect(market).not.toContain(lost._id);
    // The process that starts on it finds it settled.
    const epoch = await readMeta(t.db, 'epoch');
    await settleEpoch(t.db, newId);
    expect(await readMeta(t.db, 'epoch')).toBe(epoch);
  });

  test('R3 rows that a dump of the database itself has put back are of a new epoch', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    const rows = await t.db.selectFrom('meta').selectAll().execute();
    await t.db.deleteFrom('meta').execute();
    await t.db.insertInto('meta').values(rows).execute();
    expect((await pullAll(t, 'owner', cursor)).reset).toEqual([]);
    await settleEpoch(t.db, newId);
    const after = await pullAll(t, 'owner', cursor);
    expect(after.reset).toEqual(['user:owner', `company:${_id}`, 'market']);
    expect(after.changes.filter(({ bucket }) => bucket === 'market')).toHaveLength(1);
  });
});
