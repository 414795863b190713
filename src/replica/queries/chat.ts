import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import type { Replica } from '../database.ts';
import { isStopped } from '../outbox-entry.ts';
import { applicationOfConversation } from './applications.ts';
import { blockedIds, otherIdOf } from './block.ts';
import { me } from './me.ts';
import { messageEntries } from './message-entries.ts';
import { otherName } from './other-name.ts';

/** Which conversation: its own id, or the application it is about while nobody has written there yet. */
export type ChatAddress = { conversationId?: string | undefined; applicationId?: string | undefined };

/** A conversation, written or not, with what it is about. */
export type Chat = {
  _id: string;
  _applicationId: string;
  /** Null where it is about no job. */
  _jobId: string | null;
  /** The reader. */
  uid: string;
  side: Side;
  name: string;
  jobTitle: string;
  /** Missing where the company no longer keeps it. */
  application: Application | Applicant | undefined;
  /** Missing until the first message. */
  conversation: Conversation | undefined;
  /** Own messages that are on their way to the server. */
  waiting: number;
  /** Whom the reader would block here; null where that is nobody. */
  otherId: string | null;
  blocked: boolean;
  /** Whether the reader may write in the company's name; always true for the applicant. */
  mayChat: boolean;
  /** Whether the reader may take it off the list: one that a company shares only its owner. */
  mayHide: boolean;
};

/** Null where this device has neither the conversation nor the application. */
export function chat(db: Replica, address: ChatAddress): Promise<Chat | null> {
  // One transaction: what is told belongs together, and a live query sees every table it depends on.
  // The function has to be an `async` one: only then does Dexie follow the awaits of those it calls.
  const tables = [db.application, db.applicant, db.conversation, db.company, db.outbox, db.user];
  return db.transaction('r', tables, async () => read(db, address));
}

async function read(db: Replica, address: ChatAddress): Promise<Chat | null> {
  const found = await applicationOf(db, address);
  const id = address.conversationId ?? found?.row._conversationId;
  const conversation = id ? await db.conversation.get(id) : undefined;
  const about = conversation ?? found?.row;
  if (!id || !about) return null;
  const entries = await messageEntries(db, id);
  const company = about._companyId ? await db.company.get(about._companyId) : undefined;
  const side = found?.side ?? (company ? 'company' : 'talent');
  const member = company?.members.find(({ _userId }) => _userId === db.uid);
  const known = found?.side === 'company' ? found.row.name : found?.row.job.companyName;
  const otherId = conversation
    ? otherIdOf(conversation, db.uid)
    : found?.side === 'company'
      ? found.row._userId
      : about._companyId;
  const isShared = side === 'company' && conversation?.participants.some((one) => one.side === 'talent');
  return {
    _id: id,
    _applicationId: conversation?._applicationId ?? found?.row._id ?? '',
    _jobId: about._jobId,
    uid: db.uid,
    side,
    name: conversation ? otherName(conversation, side, known, db.uid) : (known ?? ''),
    jobTitle: conversation?.jobTitle ?? found?.row.job.title ?? '',
    application: found?.row,
    conversation,
    waiting: entries.filter((entry) => !isStopped(entry)).length,
    otherId,
    blocked: otherId !== null && blockedIds(await me(db)).has(otherId),
    mayHide: !isShared || member?.role === 'owner',
    mayChat: side === 'talent' || member?.role === 'owner' || member?.canChat === true,
  };
}

type About = Awaited<ReturnType<typeof applicationOfConversation>>;

async function applicationOf(db: Replica, { conversationId, applicationId }: ChatAddress): Promise<About> {
  if (conversationId) return applicationOfConversation(db, conversationId);
  if (!applicationId) return undefined;
  const mine = await db.application.get(applicationId);
  if (mine) return { side: 'talent', row: mine };
  const theirs = await db.applicant.get(applicationId);
  return theirs && { side: 'company', row: theirs };
}
