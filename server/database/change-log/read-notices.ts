import type { Db } from '../database.ts';
import type { Effects } from './effects.ts';
import { recordNotification } from './record.ts';

/**
 * Marks the collected notices as read, after everything else that locks rows (lock-order.ts) and in the order of ids:
 * one call may decide about many applications.
 */
export async function readNotices(tx: Db, effects: Effects, now: Date): Promise<void> {
  const { noticesRead } = effects;
  if (noticesRead.length === 0) return;
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: now, ver: eb('ver', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .where('ref_type', '=', 'application')
        .where('read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where(({ or, and, eb: test }) =>
          or(
            noticesRead.map(({ applicationIds, types, uid }) =>
              and([
                test('ref_id', 'in', applicationIds),
                test('type', 'in', types),
                ...(uid === undefined ? [] : [test('user_id', '=', uid)]),
              ]),
            ),
          ),
        )
        .select('id')
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .returning(['id', 'ver', 'user_id'])
    .execute();
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const row of rows) recordNotification(effects, row);
}
