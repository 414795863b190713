import { expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { onDatabase, onPostgres } from '../testing/on-database.ts';
import { terminal } from '../testing/terminal.ts';
import type { TestApp } from '../testing/test-app.ts';
import { GiveUp, TryLater } from './failure.ts';
import { queueWork } from './queue.ts';
import { queueRecurring } from './recurring.ts';
import { once, outside, recurring, type WorkKinds } from './work.ts';
import { doDueWork } from './worker.ts';

const queue = (t: TestApp, kind: string, key?: string) =>
  transact(t.parts, (context) => queueWork(context, { kind, ...(key && { key }) }));
const tasks = (t: TestApp) => t.db.selectFrom('work').selectAll().orderBy('kind').execute();
const run = (t: TestApp, kinds: WorkKinds) => doDueWork({ ...t.parts, kinds });

onDatabase((app) => {
  test('a task that no try can do is given up at once, staff sees it and has it tried again', async () => {
    const t = app();
    const { say, refusal, run: staff } = terminal(t);
    let works = false;
    const kinds = {
      'test.refused': once(async () => {
        if (!works)
          throw new GiveUp('refused', { cause: Object.assign(new Error('jana'), { code: 'E550' }) });
      }),
    };
    expect(await say('work')).toBe('0 tasks were given up, 0 are tried again.');
    await queue(t, 'test.refused');
    await run(t, kinds);
    t.now = new Date(t.now.getTime() + 86_400_000);
    expect(await run(t, kinds)).toBe(0);
    const [task] = await tasks(t);
    expect(task).toMatchObject({ attempts: 1, last_error: 'Error E550' });
    const { outcome } = await staff('work');
    expect(outcome).toEqual({
      lines: [
        `${task?.id}  test.refused: Error E550, 1 tries, given up on 2026-03-02T09:00:00.000Z`,
        '1 tasks were given up, 0 are tried again.',
      ],
      failed: true,
    });
    const { body } = await t.app.inject('/api/metrics');
    expect(body).toContain('zusage_work_given_up{kind="test.refused"} 1');
    expect(body).toContain('zusage_work_total{kind="test.refused",outcome="given up"} 1');
    expect(await refusal('work', 'retry', 'mail.send')).toMatchObject({ exitCode: 1 });
    works = true;
    expect(await say('work', 'retry', 'test.refused')).toBe('1 tasks are tried again.');
    expect(await run(t, kinds)).toBe(1);
    expect(await tasks(t)).toEqual([]);
  });

  test('a task that fails for days is given up, one that comes round by itself never is', async () => {
    const t = app();
    const fail = async () => {
      throw new RangeError('no');
    };
    const kinds = { 'test.fails': once(fail), 'test.round': recurring(60_000, fail) };
    await queue(t, 'test.fails');
    await transact(t.parts, (context) => queueRecurring(context, kinds));
    const begun = t.now.getTime();
    let days = 0;
    for (let tries = 0; tries < 120; tries++) {
      await run(t, kinds);
      const [task] = await tasks(t);
      if (task?.gave_up_at && days === 0) days = (t.now.getTime() - begun) / 86_400_000;
      t.now = new Date(t.now.getTime() + 3_600_000);
    }
    expect(Math.round(days)).toBe(4);
    expect(await tasks(t)).toMatchObject([
      { kind: 'test.fails', attempts: 100, last_error: 'RangeError' },
      { kind: 'test.round', attempts: 120, gave_up_at: null },
    ]);
  });

  test('a task that was queued again while it failed keeps the time it was given', async () => {
    const t = app();
    const kinds = {
      'test.asked': outside(async () => async () => {
        await queue(t, 'test.asked', 'one');
        throw new Error('too late');
      }),
    };
    await queue(t, 'test.asked', 'one');
    await doDueWork({ ...t.parts, kinds }, { isStopped: once1() });
    expect(await tasks(t)).toMatchObject([{ run_at: t.now, attempts: 0, last_error: null }]);
  });

  test('a task that was asked to wait comes again when it was told', async () => {
    const t = app();
    const at = new Date(t.now.getTime() + 90_000);
    const kinds = {
      'test.waits': outside(async () => async () => {
        throw new TryLater('wait', at);
      }),
    };
    await queue(t, 'test.waits');
    await run(t, kinds);
    expect(await tasks(t)).toMatchObject([{ run_at: at, attempts: 1, last_error: 'TryLater' }]);
  });

  test('what was settled with a fault of ours is over, and reported', async () => {
    const t = app();
    let settled = 0;
    const kinds = {
      'test.read': outside(async () => async () => ({
        settle: async () => {
          settled += 1;
        },
        fault: new Error('the reader failed'),
      })),
    };
    await queue(t, 'test.read');
    await run(t, kinds);
    expect([settled, await tasks(t)]).toEqual([1, []]);
    expect(t.faults.splice(0)).toMatchObject([['work met a fault', { message: 'the reader failed' }]]);
  });

  test('what a database refuses is noted by its code', async () => {
    const t = app();
    const kinds = {
      'test.twice': once(async ({ tx }) => {
        for (let count = 0; count < 2; count++)
          await tx.insertInto('meta').values({ name: 'jana@example.org', value: '1' }).execute();
      }),
    };
    await queue(t, 'test.twice');
    await run(t, kinds);
    expect((await tasks(t))[0]?.last_error).toMatch(/^\w+ 23505$/);
  });

  test('a start makes nothing due that is on the table already', async () => {
    const t = app();
    const kinds = { 'test.daily': recurring(86_400_000, async () => {}) };
    const start = () => transact(t.parts, (context) => queueRecurring(context, kinds));
    await start();
    expect(await run(t, kinds)).toBe(1);
    await start();
    expect(await run(t, kinds)).toBe(0);
    t.now = new Date(t.now.getTime() + 86_400_000);
    expect(await run(t, kinds)).toBe(1);
  });
});

onPostgres((app) => {
  test('a try counts before anything is done, so a task that ends the process does not come first for ever', async () => {
    const t = app();
    let seen: unknown;
    const kinds = {
      'test.kills': once(async () => {
        // By another connection: what a process finds that starts after this one was killed.
        seen = await t.db.selectFrom('work').select(['attempts', 'run_at']).executeTakeFirst();
      }),
    };
    await queue(t, 'test.kills');
    await run(t, kinds);
    expect(seen).toEqual({ attempts: 1, run_at: new Date(t.now.getTime() + 5_000) });
  });
});

/** False once, then true: one task and no more. */
function once1(): () => boolean {
  let asked = 0;
  return () => asked++ > 0;
}
