import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { ROWS_A_STEP } from '../../work/steps.ts';
import { OF_MESSAGES } from './muted-talks.ts';

/** A person's notices at an instant and their new state. */
export type Clearing = { uid: string; upTo: string; as: 'read' | 'deleted' };

export const MORE = 'notification.clear-more';

/** Marks the oldest; the rest follows as work, because each change is a row in the log and in the answer. */
export async function clear(context: ChangeContext, clearing: Clearing): Promise<void> {
  if (await clearStep(context, clearing))
    await queueWork(context, {
      kind: MORE,
      key: `${clearing.as} ${clearing.uid}`,
      payload: clearing,
    });
}

export async function clearMore(context: ChangeContext, payload: unknown): Promise<Date | undefined> {
  return (await clearStep(context, payload as Clearing)) ? context.now : undefined;
}

/** Returns whether more may be left. */
async function clearStep({ tx, now, effects }: ChangeContext, { uid, upTo, as }: Clearing): Promise<boolean> {
  const isRead = as === 'read';
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      ...(isRead ? { read_at: now } : { deleted_at: now, params: '[]' }),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', uid)
        .where('deleted_at', 'is', null)
        .where('created_at', '<=', new Date(upTo))
        .$if(isRead, (unread) => unread.where('read_at', 'is', null))
        .orderBy('created_at')
        .limit(ROWS_A_STEP),
    )
    .returning(['id', 'ver', 'user_id'])
    .execute();
  // An update gives its rows in any order; what devices are told has one.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const row of rows) recordNotification(effects, row, !isRead);
  return rows.length === ROWS_A_STEP;
}

/** Marks the notices about one conversation as read. */
export async function readThoseOf(
  { tx, now, effects }: ChangeContext,
  conversationId: string,
  uid: string,
): Promise<void> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: now, ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('type', 'in', OF_MESSAGES)
    .where('ref_type', '=', 'conversation')
    .where('ref_id', '=', conversationId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
}
