import { sql } from 'kysely';
import { CLOSE_AFTER_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { eachRow } from '../../work/each-row.ts';
import type { WorkKinds } from '../../work/work.ts';
import { eraseEmptiedWork } from './erase-emptied.ts';
import { forgetPersonWork } from './forget-person.ts';
import { touchConversation } from './open.ts';

const HOUR_MS = 3_600_000;

/** Condition: the conversation's application ended some time ago, and no time is to come that somebody has taken. */
function isOld({ tx, now }: ChangeContext) {
  const ended = (status: 'hired' | 'rejected') => {
    const since = daysAfter(now, -CLOSE_AFTER_DAYS[status]).toISOString();
    // ISO 8601 in UTC: the order of the text is the order of the time.
    return sql<boolean>`(application.status = ${status} and application.status_at ->> ${status}::text < ${since})`;
  };
  return tx
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .where('conversation.kind', '=', 'application')
    .where('conversation.status', '<>', 'closed')
    .where((eb) => eb.or([ended('hired'), ended('rejected')]))
    .where(
      sql<boolean>`not exists (
        select from message where message.conversation_id = conversation.id and message.type = 'appointment'
          and message.appointment ->> 'step' = 'taken' and message.appointment -> 'times' ->> 0 > ${now.toISOString()}
      )`,
    );
}

/** Closes old conversations; everybody can still read them. */
const closeOld = eachRow('conversation.close-old', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return isOld(context)
      .where(untaken('conversation.id'))
      .select('conversation.id')
      .orderBy('conversation.id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const row = await isOld(context)
      .where('conversation.id', '=', id)
      .select('application.status')
      .forNoKeyUpdate('conversation')
      .executeTakeFirst();
    if (row === undefined) return;
    await touchConversation(context, id, {
      status: 'closed',
      closed_by: 'system',
      closed_reason: row.status as 'hired' | 'rejected',
      closed_at: context.now,
    });
  },
});

export const conversationWork: WorkKinds = { ...closeOld, ...eraseEmptiedWork, ...forgetPersonWork };
