import { expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { onDatabase } from '../testing/on-database.ts';
import { queueWork } from '../work/queue.ts';
import { outside } from '../work/work.ts';
import { doDueWork } from '../work/worker.ts';
import { databaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;
const never = () => () => {};

onDatabase((app) => {
  test('T15 a task of a process whose clock is ahead is due for one whose clock is behind, and its lease holds', async () => {
    const t = app();
    const processOf = async (aheadMs: number) => {
      const { clock } = await databaseClock(t.db, () => new Date(Date.now() + aheadMs), never);
      return { ...t.parts, clock };
    };
    const ahead = await processOf(HOUR_MS);
    const behind = await processOf(-HOUR_MS);
    const order: string[] = [];
    const kinds = (name: string, meanwhile = async () => {}) => ({
      'test.ask': outside(async () => async () => {
        order.push(name);
        await meanwhile();
      }),
    });
    await transact(ahead, (context) => queueWork(context, { kind: 'test.ask' }));
    const again = async () => {
      // Leased by the one behind: for the one ahead it is not due yet.
      await doDueWork({ ...ahead, kinds: kinds('ahead') });
    };
    // Each clock is right to within the time it took to ask the database.
    await expect
      .poll(async () => {
        await doDueWork({ ...behind, kinds: kinds('behind', again) });
        return order;
      })
      .toEqual(['behind']);
  });

  test('T15 the clock follows a database that is set right later, and stays where the database is away', async () => {
    const t = app();
    let measure = () => {};
    let off = 0;
    const { clock } = await databaseClock(
      t.db,
      () => new Date(Date.now() + off),
      (_ms, act) => {
        measure = act;
        return () => {};
      },
    );
    off = HOUR_MS;
    expect(clock().getTime() - Date.now()).toBeGreaterThan(HOUR_MS / 2);
    measure();
    await expect.poll(() => Math.abs(clock().getTime() - Date.now())).toBeLessThan(HOUR_MS / 2);
  });
});
