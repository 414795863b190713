import { endOf } from '../../../contract/policy/appointment.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { eraseFilesOf } from '../file/attach.ts';
import { liveAppointments } from './live-appointments.ts';
import { touchConversation } from './open.ts';
import type { ConversationRow } from './row.ts';

const AGAIN = 'conversation.erase-emptied';

/** Erases what everybody has emptied, and later what still holds until then. */
export async function eraseEmptied(context: ChangeContext, conversation: ConversationRow): Promise<void> {
  const at = await eraseNow(context, conversation);
  const { id } = conversation;
  if (at !== undefined) await queueWork(context, { kind: AGAIN, key: id, payload: { id }, at });
}

/**
 * Erases of a locked conversation what everybody in it has emptied, with files and reactions; the numbers are not given
 * again. Appointments that still hold stay, because both sides are reminded of them. Returns when the next of them is over.
 */
async function eraseNow(context: ChangeContext, conversation: ConversationRow): Promise<Date | undefined> {
  const { tx, effects } = context;
  const seq = await emptiedByAll(context, conversation);
  if (seq === 0) return undefined;
  const live = (await liveAppointments(context, conversation.id)).filter(
    ({ proposal }) => proposal.seq <= seq,
  );
  const kept = live.flatMap(({ proposal, answers }) => [proposal, ...answers]).map(({ id }) => id);
  const gone = await tx
    .deleteFrom('message')
    .where('conversation_id', '=', conversation.id)
    .where('seq', '<=', seq)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .returning(['id', 'ver', 'attachments'])
    .execute();
  for (const { id, ver, attachments } of gone) {
    if (attachments.length > 0) await eraseFilesOf(context, { type: 'message', id });
    recordMessage(effects, { id, ver: ver + 1 }, conversation, true);
  }
  if (gone.length > 0 && conversation.last_seq <= seq)
    await touchConversation(context, conversation.id, { last_message: null });
  const ends = live.map(({ proposal, state }) => endOf(proposal, state.time));
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

/** Up to where everybody has emptied it; 0 while one side has nobody in it. */
async function emptiedByAll({ tx }: ChangeContext, { id, peer_id }: ConversationRow): Promise<number> {
  const people = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', id)
    .select(['side', 'cleared_seq'])
    .execute();
  const isBoth = peer_id !== null || new Set(people.map(({ side }) => side)).size > 1;
  return isBoth ? Math.min(...people.map(({ cleared_seq }) => cleared_seq)) : 0;
}

export const eraseEmptiedWork: WorkKinds = {
  [AGAIN]: once(
    async (context, payload) => {
      const row = await context.tx
        .selectFrom('conversation')
        .where('id', '=', (payload as { id: string }).id)
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && eraseNow(context, row);
    },
    { lane: 'bulk' },
  ),
};
