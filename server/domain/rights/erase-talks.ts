import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage, recordNotification } from '../../database/change-log/record.ts';
import { closedFor } from '../conversation/close.ts';
import { queueForgetReactions } from '../conversation/forget-person.ts';
import { touchConversation } from '../conversation/open.ts';
import type { ConversationRow } from '../conversation/row.ts';

/** Closes a person's conversations and erases their texts; messages on behalf of a company stay. */
export async function eraseTalks(context: ChangeContext, uid: string): Promise<void> {
  const talks = await context.tx
    .selectFrom('conversation')
    .where((eb) => eb.or([eb('user_id', '=', uid), eb('peer_id', '=', uid)]))
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const talk of talks) {
    await eraseWords(context, talk, uid);
    await touchConversation(context, talk.id, {
      ...(talk.closed_by === 'system' ? {} : closedFor('account_deleted')),
      closed_at: talk.closed_at ?? context.now,
      ...(talk.last_message?.by === uid ? { last_message: null } : {}),
    });
  }
  await queueForgetReactions(context, uid);
  await forgetNotices(context, talks, uid);
}

async function eraseWords({ tx, now, effects }: ChangeContext, talk: ConversationRow, uid: string) {
  const rows = await tx
    .updateTable('message')
    .set((eb) => ({
      text: '',
      attachments: '[]',
      appointment: null,
      deleted_at: now,
      ver: eb('ver', '+', 1),
    }))
    .where('conversation_id', '=', talk.id)
    .where('sender_id', '=', uid)
    .where('on_behalf_of', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver'])
    .execute();
  for (const row of rows) recordMessage(effects, row, talk);
}

/** The notices of others contain the person's name. */
async function forgetNotices(
  { tx, now, effects }: ChangeContext,
  talks: ConversationRow[],
  uid: string,
): Promise<void> {
  const offers = await tx.selectFrom('offer').where('user_id', '=', uid).select('id').execute();
  const about = [...talks, ...offers].map((one) => one.id);
  if (about.length === 0) return;
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ params: '[]', deleted_at: now, ver: eb('ver', '+', 1) }))
    .where('ref_id', 'in', about)
    .where('user_id', '<>', uid)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row, true);
}
