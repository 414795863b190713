import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { Effects } from '../../change-log/effects.ts';
import { writeLog } from '../../change-log/write-log.ts';
import type { Db } from '../../database/database.ts';
import { onPostgres } from '../../testing/on-each-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A transaction that has logged a market row and waits to be told to commit. */
function open(t: TestApp, jobId: string) {
  let commit = () => {};
  let logged = () => {};
  const waiting = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const ready = new Promise<void>((resolve) => {
    logged = resolve;
  });
  const done = t.db.transaction().execute(async (tx: Db) => {
    const effects = new Effects();
    effects.market({ id: jobId, ver: 9 });
    await writeLog(tx, effects, t.now);
    logged();
    await waiting;
  });
  return { ready, commit: () => (commit(), done) };
}

onPostgres((app) => {
  test('R3 the market’s cursor never passes a transaction that commits later than a younger one', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    const older = await publishedJob(t, 'owner', _id);
    const younger = await publishedJob(t, 'owner', _id);
    const start = await pullAll(t, 'mia');

    const first = open(t, older._id);
    await first.ready;
    const second = open(t, younger._id);
    await second.ready;
    await second.commit();

    // The younger one is committed, yet passing it would lose the older one for good.
    const between = await pullAll(t, 'mia', start.cursor);
    expect(between.changes).toEqual([]);
    await first.commit();
    const settled = await pullAll(t, 'mia', between.cursor);
    expect(settled.changes.map(({ id }) => id)).toEqual([older._id, younger._id]);
    expect((await pullAll(t, 'mia', settled.cursor)).changes).toEqual([]);
  });

  test('R3 a personal bucket’s numbers are given in the order of commits', async () => {
    const t = app();
    await seeker(t, 'mia');
    const start = await pullAll(t, 'mia');
    const notice = (id: string) => ({
      id,
      user_id: 'mia',
      type: 'application_seen' as const,
      ref_type: 'application' as const,
      ref_id: v7(),
      params: '[]',
      created_at: t.now,
      read_at: null,
    });
    const write = (id: string, before: Promise<void>, at: () => void) =>
      t.db.transaction().execute(async (tx) => {
        const { ver } = await tx.insertInto('notification').values(notice(id)).returning('ver').executeTakeFirstOrThrow();
        at();
        await before;
        const effects = new Effects();
        effects.change('user:mia', 'notification', { id, ver });
        await writeLog(tx, effects, t.now);
      });
    const [slow, fast] = [v7(), v7()];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const started = new Promise<void>((resolve) => {
      void write(slow, held, resolve).then(() => finished());
    });
    let finished = () => {};
    const done = new Promise<void>((resolve) => {
      finished = resolve;
    });
    await started;
    await write(fast, Promise.resolve(), () => {});
    const between = await pullAll(t, 'mia', start.cursor);
    expect(between.changes.map(({ id }) => id)).toEqual([fast]);
    release();
    await done;
    expect((await pullAll(t, 'mia', between.cursor)).changes.map(({ id }) => id)).toEqual([slow]);
  });
});
