import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf, CallName } from '../../../contract/calls.ts';
import { DAY, hiring, later, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { ELSEWHERE } from '../../testing/tracking.ts';

const NOTHING = { elsewhere: ELSEWHERE, note: '', remindAt: null, keptRev: null };

type Call = { [Name in CallName]: readonly [Name, ArgsOf<Name>] }[CallName];
/** How many minutes ago it was said, and for how many days ahead; null: no reminder. */
type Said = { ago: number; days: number | null };

const inDays = (t: TestApp, days: number) => new Date(t.now.getTime() + days * DAY).toISOString();

/** What an app says of it: one change today, before that a second one in another lane. */
function calls(t: TestApp, _id: string, { days }: Said): [Call, Call] {
  const remindAt = days === null ? null : inDays(t, days);
  const second: Call =
    remindAt === null
      ? ['notification.delete', { userId: 'mia', _notificationId: _id }]
      : ['notification.create', { userId: 'mia', _id, type: 'reminder', text: 'Call', at: remindAt }];
  return [['tracking.save', { _id, ...NOTHING, remindAt, from: NOTHING }], second];
}

const say = (t: TestApp, [name, args]: Call, ago = 0) =>
  t.call('mia', name, args as never, undefined, { actedAt: new Date(t.now.getTime() - ago * 60_000) });

async function due(t: TestApp, id: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom('work')
    .where('kind', '=', 'notification.remind')
    .where('key', '=', `mia ${id}`)
    .select('run_at')
    .execute();
  return rows.map(({ run_at }) => run_at.toISOString());
}

onDatabase((app) => {
  test('W13.5 user.6 the reminder that is shown is the one that rings, in whatever order devices are heard', async () => {
    const t = app();
    await seeker(t, 'mia');
    const said = fc.record({
      ago: fc.integer({ min: 1, max: 300 }),
      days: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    const told = fc
      .tuple(fc.array(said, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
      .chain(([all, isOld, isNew]) => {
        const parts = all.flatMap((one) => (isOld ? [0, 1] : [0]).map((part) => ({ one, part })));
        return fc.record({
          isNew: fc.constant(isNew),
          order: fc.shuffledSubarray(parts, { minLength: parts.length }),
        });
      });
    await fc.assert(
      fc.asyncProperty(told, async ({ isNew, order }) => {
        const _id = v7();
        if (!isNew) await say(t, ['tracking.save', { _id, ...NOTHING }], 400);
        for (const { one, part } of order) await say(t, calls(t, _id, one)[part] as Call, one.ago);
        const { remind_at } = await t.db
          .selectFrom('tracking')
          .where('id', '=', _id)
          .select('remind_at')
          .executeTakeFirstOrThrow();
        expect(await due(t, _id)).toEqual(remind_at ? [remind_at.toISOString()] : []);
      }),
      { numRuns: 25 },
    );
  });

  test('W13.5 user.6 of what was deleted nothing rings, and nothing that is said of it late', async () => {
    const t = app();
    await seeker(t, 'mia');
    const _id = v7();
    const [save, create] = calls(t, _id, { ago: 0, days: 3 });
    await say(t, save);
    expect(await due(t, _id)).toHaveLength(1);
    await say(t, ['tracking.delete', { trackingId: _id }]);
    expect((await say(t, create)).status).toBe(200);
    expect(await due(t, _id)).toEqual([]);
  });

  test('user.6 it says what the application is called by now, once, and again only when it is moved', async () => {
    const t = app();
    const { application } = await hiring(t);
    const title = 'Checkout, part-time';
    const [here, away] = [application._id, v7()];
    const keep = (more: Partial<ArgsOf<'tracking.save'>>) =>
      say(t, ['tracking.save', { _id: away, ...NOTHING, remindAt: inDays(t, 3), ...more }]);
    await keep({});
    await keep({ elsewhere: { ...ELSEWHERE, title } });
    await keep({ _id: here, elsewhere: null });
    const reminders = async () => (await noticesOf(t, 'mia')).filter(([type]) => type === 'reminder');
    later(t, 4 * DAY);
    await t.doWork();
    const names = [
      ['reminder', `${application.job.title} · ${application.job.companyName}`],
      ['reminder', `${title} · ${ELSEWHERE.company}`],
    ];
    expect((await reminders()).sort()).toEqual(names.sort());
    const [row] = await t.db.selectFrom('tracking').where('id', '=', here).select('remind_at').execute();
    await keep({
      _id: here,
      elsewhere: null,
      remindAt: row?.remind_at?.toISOString() ?? '',
      note: 'Called.',
    });
    await t.doWork();
    expect(await reminders()).toHaveLength(2);
    expect((await keep({ remindAt: inDays(t, 367) })).error.fields).toEqual([
      { path: 'remindAt', code: 'too_big' },
    ]);
  });
});
