import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Application } from '../../../contract/entities/application.ts';
import { type AppointmentState, appointmentState } from '../../../contract/policy/appointment.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { queueWork } from '../../work/queue.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { readersOf } from '../application/announce.ts';
import { recipientsOf } from '../company/recipients.ts';
import { notify } from '../notification/notify.ts';
import type { ConversationRow, MessageRow } from './row.ts';
import { nameOfTalent } from './tell-readers.ts';
import { jobOfTalk } from './visible.ts';

type StatusAt = Application['statusAt'];

const HOUR_MS = 3_600_000;
const REMIND = 'appointment.remind';

/** The state of a proposal. A caller that decides by it has locked the conversation first. */
export async function stateOfAppointment(
  tx: Db,
  proposal: MessageRow,
): Promise<AppointmentState<MessageRow>> {
  const answers = await tx
    .selectFrom('message')
    .where('reply_to', '=', proposal.id)
    .where('type', '=', 'appointment')
    .selectAll()
    .orderBy('seq')
    .execute();
  return stateAmong(proposal, answers, await applicationTimes(tx, proposal.conversation_id));
}

/** When the application that a conversation is about came to its states; undefined where it is about none. */
export async function applicationTimes(tx: Db, conversationId: string): Promise<StatusAt | undefined> {
  const about = await tx
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .where('conversation.id', '=', conversationId)
    .select('application.status_at')
    .executeTakeFirst();
  return about?.status_at;
}

export function stateAmong(
  proposal: MessageRow,
  answers: readonly MessageRow[],
  statusAt: StatusAt | undefined,
): AppointmentState<MessageRow> {
  return appointmentState(said(proposal), answers.map(said), statusAt);
}

const said = (row: MessageRow) => ({ ...row, serverAt: row.server_at.toISOString() });

/** Queues the reminder of a taken appointment: a day before, of one that is nearer an hour before. */
export async function remindLater(context: ChangeContext, proposalId: string, time: string): Promise<void> {
  const at = [DAY_MS, HOUR_MS]
    .map((before) => new Date(Date.parse(time) - before))
    .find((one) => one > context.now);
  if (at !== undefined)
    await queueWork(context, { kind: REMIND, key: proposalId, payload: { messageId: proposalId }, at });
}

/** Tells both sides, unless it was called off, erased or has begun since. */
async function remind(context: ChangeContext, payload: unknown): Promise<void> {
  const { tx, now } = context;
  const { messageId } = payload as { messageId: string };
  const proposal = await tx.selectFrom('message').where('id', '=', messageId).selectAll().executeTakeFirst();
  if (proposal === undefined || proposal.appointment === null) return;
  const { step, time, answer } = await stateOfAppointment(tx, proposal);
  if (step !== 'taken' || time === null || Date.parse(time) <= now.getTime()) return;
  const conversation = await tx
    .selectFrom('conversation')
    .where('id', '=', proposal.conversation_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const told = (to: string, who: string) =>
    notify(context, {
      to,
      type: 'appointment',
      ref: { type: 'conversation', id: conversation.id },
      params: [who, proposal.text, time],
      version: proposal.id,
      expiresAt: new Date(time),
    });
  await told(conversation.user_id, conversation.company_name);
  const name = await nameOfTalent(tx, conversation);
  const agreed = [proposal.sender_id, answer?.sender_id];
  for (const to of await companyReaders(tx, conversation, agreed)) await told(to, name);
}

/** Of the company those who have agreed on it, while they may still read it; otherwise those who get its messages. */
async function companyReaders(
  tx: Db,
  conversation: ConversationRow,
  agreed: readonly (string | null | undefined)[],
): Promise<string[]> {
  const { company_id: companyId } = conversation;
  if (companyId === null) return [];
  const job = await jobOfTalk(tx, conversation);
  const readers = job ? await readersOf(tx, job, 'Messages') : await recipientsOf(tx, companyId, 'Messages');
  const own = readers.filter((uid) => agreed.includes(uid));
  return own.length > 0 ? own : readers;
}

export const appointmentWork: WorkKinds = { [REMIND]: once(remind) };
