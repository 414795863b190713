import type { Side } from '../../../contract/fields.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { readersOf as readersOfJob } from '../application/announce.ts';
import { recipientsOf } from '../company/recipients.ts';
import { notify } from '../notification/notify.ts';
import { STAFF_NAME, talentName } from './names.ts';
import type { ConversationRow } from './row.ts';
import { jobOfTalk } from './visible.ts';

type Sender = { uid: string; side: Side };

/** Notifies the readers on the other side; those who muted the conversation are notified in the app only. */
export async function tellReaders(
  context: ChangeContext,
  conversation: ConversationRow,
  sender: Sender,
): Promise<void> {
  const name = await senderName(context, conversation, sender);
  const asks = conversation.status === 'requested';
  const mutedBy = await mutedIn(context, conversation.id);
  for (const uid of await readersOf(context, conversation, sender)) {
    await notify(context, {
      to: uid,
      type: asks ? 'conversation_request' : 'message',
      ref: { type: 'conversation', id: conversation.id },
      params: [name, conversation.job_title || conversation.company_name],
      silent: mutedBy.has(uid),
    });
  }
}

async function readersOf(
  { tx }: ChangeContext,
  conversation: ConversationRow,
  { uid, side }: Sender,
): Promise<string[]> {
  const { id, kind, user_id, peer_id, company_id } = conversation;
  if (peer_id !== null) return [user_id, peer_id].filter((one) => one !== uid);
  if (side === 'company') return [user_id];
  const job = await jobOfTalk(tx, conversation);
  if (job !== undefined) return readersOfJob(tx, job, 'Messages');
  if (kind !== 'support') return company_id === null ? [] : recipientsOf(tx, company_id, 'Messages');
  const staff = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', id)
    .where('side', '=', 'company')
    .select('user_id')
    .execute();
  return staff.map((row) => row.user_id);
}

async function mutedIn({ tx, now }: ChangeContext, conversationId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', conversationId)
    .where('muted_until', '>', now)
    .select('user_id')
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Companies and staff write under their own name, a person under as much of theirs as the reader may know. */
async function senderName(
  { tx }: ChangeContext,
  { kind, peer_id, company_name, application_id }: ConversationRow,
  { uid, side }: Sender,
): Promise<string> {
  if (side === 'company' && kind === 'support') return STAFF_NAME;
  if (side === 'company' && peer_id === null) return company_name;
  const person = await personOf(tx, uid);
  if (side === 'company' || kind === 'support') return `${person.firstname} ${person.lastname}`;
  return talentName(await applicationOf(tx, { application_id }), person);
}

/** The talent of a conversation as the company may know them. */
export async function nameOfTalent(
  tx: Db,
  { user_id, application_id }: Pick<ConversationRow, 'user_id' | 'application_id'>,
): Promise<string> {
  return talentName(await applicationOf(tx, { application_id }), await personOf(tx, user_id));
}

function personOf(tx: Db, uid: string) {
  return tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow();
}

async function applicationOf(tx: Db, { application_id }: Pick<ConversationRow, 'application_id'>) {
  const application =
    application_id === null
      ? undefined
      : await tx
          .selectFrom('application')
          .where('id', '=', application_id)
          .select(['status', 'status_at', 'person'])
          .executeTakeFirst();
  return application ?? { status: null, status_at: null, person: null };
}
