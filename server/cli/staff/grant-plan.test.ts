import { expect, test } from 'vitest';
import { entitlementOf } from '../../domain/billing/entitlement.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company } from '../../testing/people.ts';
import { readStaffLine } from './read-line.ts';
import { runStaff } from './run.ts';

const files = { read: () => '', write: () => {} };

onDatabase((app) => {
  test('a plan is given until a day, noted in the company’s log, and taken back', async () => {
    const t = app();
    const { _id } = await company(t, 'olga');
    await t.db.deleteFrom('plan_grant').execute();
    const run = async (...argv: string[]) => {
      const line = readStaffLine(argv, 'Ada');
      if ('help' in line) throw new Error('this asks for help');
      return (await runStaff(t.parts, line, files)).outcome.lines;
    };
    expect(await run('grant-plan', 'DE136695976', '--until', '2026-03-31')).toEqual([
      'Bakery olga has the plan Partner until 2026-03-31.',
    ]);
    const slots = async (at: string) => (await entitlementOf(t.db, _id, new Date(at))).jobSlots;
    expect([await slots('2026-03-31T21:59:00Z'), await slots('2026-03-31T22:00:00Z')]).toEqual([1000, 1]);
    await run('withdraw-plan', _id);
    expect(await slots('2026-03-02T10:00:00Z')).toBe(1);
    await expect(run('withdraw-plan', _id)).rejects.toThrow(/was given no plan/);
    const log = await t.db.selectFrom('company_log').select(['action', 'actor']).orderBy('seq').execute();
    expect(log.slice(-2)).toMatchObject([
      { action: 'subscription.changed', actor: { position: 'staff' } },
      { action: 'subscription.changed', actor: { position: 'staff' } },
    ]);
  });
});
