import { sql } from 'kysely';
import { TOMBSTONE_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { deleteStep, ROWS_A_STEP } from '../../work/steps.ts';
import { once, recurring, type WorkKinds } from '../../work/work.ts';
import { clearMore, MORE } from './clear.ts';
import { DIGEST_OF, findDigests, postDigest, postSoon } from './digest.ts';
import { MAIL_SOON } from './mail-soon.ts';
import { mutedAmong } from './muted-talks.ts';
import { channelsOf } from './notify.ts';
import { queuePushes } from './push.ts';
import { readerOf } from './reader.ts';
import { REMIND, remindNow } from './reminder.ts';

const MINUTE_MS = 60_000;

/** The quiet hours are over: the push goes out, unless it was read, deleted or silenced in the meantime. */
async function pushHeldBack(context: ChangeContext, payload: unknown): Promise<void> {
  const { tx, now } = context;
  const { id } = payload as { id: string };
  const row = await tx
    .selectFrom('notification')
    .select(['id', 'user_id', 'type', 'ref_type', 'ref_id', 'group_key'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('push_at', '<=', now)
    .executeTakeFirst();
  if (row === undefined) return;
  const { user_id: uid, type, group_key } = row;
  const silent = (await mutedAmong(tx, { uid, now }, [row])).has(row);
  if (channelsOf({ type, silent }, group_key, await readerOf(tx, uid, now)).push)
    await queuePushes(context, { id, userId: uid });
}

/** Deletes expired notices, and purges those deleted long ago. */
async function tidy({ tx, now, effects }: ChangeContext): Promise<boolean> {
  const old = daysAfter(now, -TOMBSTONE_DAYS);
  const more = [
    await deleteStep(tx, 'notification', sql`deleted_at < ${old}`),
    await deleteStep(tx, 'digest', sql`posted_at < ${old}`),
  ];
  const expired = await tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', ver: eb('ver', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('expires_at', '<=', now)
        .where('deleted_at', 'is', null)
        .orderBy('expires_at')
        .limit(ROWS_A_STEP),
    )
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of expired) recordNotification(effects, row, true);
  return expired.length === ROWS_A_STEP || more.includes(true);
}

export const notificationWork: WorkKinds = {
  'notification.digest': recurring(30 * MINUTE_MS, findDigests, { lane: 'bulk' }),
  [DIGEST_OF]: once(postDigest, { lane: 'bulk' }),
  [MAIL_SOON]: once(postSoon),
  'notification.push': once(pushHeldBack),
  [REMIND]: once(remindNow),
  [MORE]: once(clearMore),
  'notification.tidy': recurring(15 * MINUTE_MS, tidy, { lane: 'bulk' }),
};
