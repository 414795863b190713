import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { Db } from '../../database/database.ts';

/** What tells of messages: it is read with its conversation, and is silent while that is muted. */
export const OF_MESSAGES = ['message', 'conversation_request'] as const satisfies NotificationType[];

type About = { type: NotificationType; ref_type: string; ref_id: string };

/** Which of somebody's notices tell of messages in a conversation that they have muted. */
export async function mutedAmong<Row extends About>(
  tx: Db,
  { uid, now }: { uid: string; now: Date },
  rows: readonly Row[],
): Promise<ReadonlySet<Row>> {
  const told = rows.filter(
    ({ type, ref_type }) => ref_type === 'conversation' && OF_MESSAGES.some((one) => one === type),
  );
  if (told.length === 0) return new Set();
  const muted = await tx
    .selectFrom('participant')
    .where('user_id', '=', uid)
    .where('muted_until', '>', now)
    .where(
      'conversation_id',
      'in',
      told.map(({ ref_id }) => ref_id),
    )
    .select('conversation_id')
    .execute();
  const ids = new Set(muted.map(({ conversation_id }) => conversation_id));
  return new Set(told.filter(({ ref_id }) => ids.has(ref_id)));
}
