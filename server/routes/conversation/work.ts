import { sql } from 'kysely';
import { CLOSE_AFTER_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { daysAfter } from '../../api/days.ts';
import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { touchConversation } from './open.ts';

const HOUR_MS = 3_600_000;
/** Conversations of one round. */
const ROUND = 200;

/** Closes what is about an application that ended a while ago; everybody can still read it. */
async function closeOld(context: ChangeContext): Promise<boolean> {
  const { tx, now } = context;
  let more = false;
  for (const status of ['hired', 'rejected'] as const) {
    const since = daysAfter(now, -CLOSE_AFTER_DAYS[status]).toISOString();
    const rows = await tx
      .selectFrom('conversation')
      .innerJoin('application', 'application.id', 'conversation.application_id')
      .where('conversation.kind', '=', 'application')
      .where('conversation.status', '<>', 'closed')
      .where('application.status', '=', status)
      // ISO 8601 in UTC: the order of the text is the order of the time.
      .where(sql<boolean>`application.status_at ->> ${status}::text < ${since}`)
      // Who writes right now goes first; the next round comes by.
      .select('conversation.id')
      .orderBy('conversation.id')
      .limit(ROUND)
      .forUpdate('conversation')
      .skipLocked()
      .execute();
    for (const { id } of rows)
      await touchConversation(context, id, {
        status: 'closed',
        closed_by: 'system',
        closed_reason: status,
        closed_at: now,
      });
    more ||= rows.length === ROUND;
  }
  return more;
}

export const conversationWork: WorkKinds = {
  'conversation.close-old': recurring(HOUR_MS, closeOld),
};
