import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { sharedWith } from '../../domain/conversation/visible.ts';

export async function mayCount(context: CallContext): Promise<UserRecord> {
  return userOf(context);
}

/** Messages behind the caller's read mark, of the own conversations and the company's; hidden ones do not count. */
export async function countUnread(
  { tx }: CallContext,
  _args: ArgsOf<'conversation.unread-count'>,
  user: UserRecord,
): Promise<AnswerOf<'conversation.unread-count'>> {
  const rows = await ofUser(tx, user)
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'conversation.id')
        .on('participant.user_id', '=', user.id),
    )
    .select([
      'conversation.id',
      sql<number>`conversation.last_seq - coalesce(participant.last_read_seq, 0)`.as('unread'),
    ])
    .where(sql<boolean>`conversation.last_seq > coalesce(participant.last_read_seq, 0)`)
    .where(sql<boolean>`not coalesce(participant.hidden, false)`)
    .where((eb) =>
      eb.or([
        eb('conversation.company_hidden', '=', false),
        eb('conversation.user_id', '=', user.id),
        eb('conversation.peer_id', '=', user.id),
      ]),
    )
    .execute();
  return {
    total: rows.reduce((sum, row) => sum + row.unread, 0),
    byConversation: Object.fromEntries(rows.map((row) => [row.id, row.unread])),
  };
}

/** Conversations somebody reads: one's own, and those the company shares with them. */
function ofUser(db: Db, { id, membership }: UserRecord) {
  return db
    .selectFrom('conversation')
    .where((eb) =>
      eb.or([
        eb('conversation.user_id', '=', id),
        eb('conversation.peer_id', '=', id),
        ...(membership === null ? [] : [sharedWith(membership.companyId, id)]),
      ]),
    );
}
