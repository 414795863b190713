import type { Side } from '../../../contract/fields.ts';
import { type AppointmentState, isLive, isProposal } from '../../../contract/policy/appointment.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { takeBackReminders } from '../notification/take-back.ts';
import { append, type NewMessage } from './append.ts';
import { applicationTimes, stateAmong } from './appointment.ts';
import type { ConversationRow, MessageRow } from './row.ts';
import { tellReaders } from './tell-readers.ts';

export type LiveAppointment = {
  proposal: MessageRow;
  answers: MessageRow[];
  state: AppointmentState<MessageRow>;
};

/** What was proposed or agreed in a locked conversation, and is neither called off nor over. */
export async function liveAppointments(
  { tx, now }: ChangeContext,
  conversationId: string,
): Promise<LiveAppointment[]> {
  const rows = await tx
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('type', '=', 'appointment')
    .selectAll()
    .orderBy('seq')
    .execute();
  const statusAt = await applicationTimes(tx, conversationId);
  return rows
    .filter(isProposal)
    .map((proposal) => {
      const answers = rows.filter(({ reply_to }) => reply_to === proposal.id);
      return { proposal, answers, state: stateAmong(proposal, answers, statusAt) };
    })
    .filter(({ proposal, state }) => isLive(proposal, state, now.getTime()));
}

/**
 * A side that closes a locked conversation calls off what is agreed there, in answers that the other side reads: neither
 * could do it any more, and both would be reminded.
 */
export async function callOffAll(
  context: ChangeContext,
  conversation: ConversationRow,
  by: { uid: string; side: Side },
): Promise<void> {
  const live = await liveAppointments(context, conversation.id);
  if (live.length === 0) return;
  let row = conversation;
  for (const { proposal } of live) {
    const { id: replyTo, text, appointment } = proposal;
    if (appointment === null) continue;
    const step = proposal.side === by.side ? 'withdrawn' : 'declined';
    const answer: NewMessage = {
      id: context.chance.newId(),
      senderId: by.uid,
      side: by.side,
      type: 'appointment',
      text,
      clientAt: context.now,
      replyTo,
      appointment: { ...appointment, step, times: [] },
    };
    ({ conversation: row } = await append(context, row, answer, {}));
  }
  await takeBackReminders(
    context,
    conversation.id,
    live.map(({ proposal }) => proposal.id),
  );
  await tellReaders(context, row, by);
}
