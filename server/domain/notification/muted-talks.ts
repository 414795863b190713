import { sql } from 'kysely';
import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { Db } from '../../database/database.ts';

/** What tells of messages: it is read with its conversation, and is silent while that is muted, or is with somebody blocked. */
export const OF_MESSAGES = ['message', 'conversation_request'] as const satisfies NotificationType[];

type About = { type: NotificationType; ref_type: string; ref_id: string };

/** Which of somebody's notices tell of messages in a conversation that they have muted, or of whom they have blocked. */
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
    .selectFrom('conversation')
    .leftJoin('participant', (join) =>
      join.onRef('participant.conversation_id', '=', 'conversation.id').on('participant.user_id', '=', uid),
    )
    .where(
      'conversation.id',
      'in',
      told.map(({ ref_id }) => ref_id),
    )
    .where((eb) => eb.or([eb('participant.muted_until', '>', now), isWithBlocked(uid)]))
    .select('conversation.id')
    .execute();
  const ids = new Set(muted.map(({ id }) => id));
  return new Set(told.filter(({ ref_id }) => ids.has(ref_id)));
}

/** The company, the person it talks to, or of several who write the one who did so last. */
const isWithBlocked = (uid: string) => sql<boolean>`exists (
  select 1 from user_setting
  where user_setting.user_id = ${uid} and key = 'blocked' and value is not null
    and entry in (conversation.company_id::text, conversation.user_id, conversation.last_message ->> 'by')
)`;
