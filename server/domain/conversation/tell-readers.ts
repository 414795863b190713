import { sql } from 'kysely';
import type { Side } from '../../../contract/fields.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { readersOf as readersOfJob } from '../application/announce.ts';
import { recipientsOf } from '../company/recipients.ts';
import { notifyEach } from '../notification/notify.ts';
import { handleOnly, STAFF_NAME, talentName } from './names.ts';
import type { ConversationRow } from './row.ts';

type Sender = { uid: string; side: Side };

/** Notifies the readers on the other side; those who muted the conversation are notified in the app only. */
export async function tellReaders(
  context: ChangeContext,
  conversation: ConversationRow,
  sender: Sender,
): Promise<void> {
  const facts = await factsOf(context, conversation, sender);
  const asks = conversation.status === 'requested';
  const readers = await readersOf(context, conversation, sender, facts);
  await notifyEach(
    context,
    readers.map((to) => ({
      to,
      type: asks ? 'conversation_request' : 'message',
      ref: { type: 'conversation', id: conversation.id },
      params: [senderName(conversation, sender, facts), conversation.job_title || conversation.company_name],
      silent: facts.mutedBy?.includes(to) ?? false,
    })),
  );
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Who writes, what about, and who has muted it. */
async function factsOf({ tx, now }: ChangeContext, { id }: ConversationRow, { uid }: Sender) {
  return tx
    .selectFrom('conversation')
    .innerJoin('user as sender', (join) => join.on('sender.id', '=', uid))
    .leftJoin('application', 'application.id', 'conversation.application_id')
    .leftJoin('job', 'job.id', 'application.job_id')
    .where('conversation.id', '=', id)
    .select(['sender.firstname', 'sender.lastname'])
    .select(['application.status', 'application.status_at', 'application.person'])
    .select(handleOnly)
    .select(['job.id as job_id', 'job.company_id', 'job.created_by', 'job.title', 'job.visible_to'])
    .select(
      sql<string[] | null>`(
        select jsonb_agg(user_id) from participant
        where conversation_id = conversation.id and muted_until > ${now}
      )`.as('mutedBy'),
    )
    .executeTakeFirstOrThrow();
}

async function readersOf(
  { tx }: ChangeContext,
  conversation: ConversationRow,
  { uid, side }: Sender,
  { job_id, company_id: ofJob, created_by, title, visible_to }: Facts,
): Promise<string[]> {
  const { id, kind, user_id, peer_id, company_id } = conversation;
  if (peer_id !== null) return [user_id, peer_id].filter((one) => one !== uid);
  if (side === 'company') return [user_id];
  if (job_id !== null && ofJob !== null && title !== null)
    return readersOfJob(tx, { id: job_id, company_id: ofJob, created_by, title, visible_to }, 'Messages');
  if (kind !== 'support') return company_id === null ? [] : recipientsOf(tx, company_id, 'Messages');
  const staff = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', id)
    .where('side', '=', 'company')
    .select('user_id')
    .execute();
  return staff.map((row) => row.user_id);
}

/** Companies and staff write under their own name, a person under as much of theirs as the reader may know. */
function senderName(
  { kind, peer_id, company_name }: ConversationRow,
  { side }: Sender,
  { firstname, lastname, ...about }: Facts,
): string {
  if (side === 'company' && kind === 'support') return STAFF_NAME;
  if (side === 'company' && peer_id === null) return company_name;
  if (side === 'company' || kind === 'support') return `${firstname} ${lastname}`;
  return talentName(about, { firstname, lastname });
}

/** The talent of a conversation as the company may know them. */
export async function nameOfTalent(tx: Db, { id }: Pick<ConversationRow, 'id'>): Promise<string> {
  const { firstname, lastname, ...about } = await tx
    .selectFrom('conversation')
    .innerJoin('user', 'user.id', 'conversation.user_id')
    .leftJoin('application', 'application.id', 'conversation.application_id')
    .where('conversation.id', '=', id)
    .select(['user.firstname', 'user.lastname'])
    .select(['application.status', 'application.status_at', 'application.person'])
    .select(handleOnly)
    .executeTakeFirstOrThrow();
  return talentName(about, { firstname, lastname });
}
