import type { FilePurpose } from '../../../contract/entities/file.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { hasReleased } from '../../domain/application/presenter.ts';
import { maySeeImage } from '../../domain/application/seen.ts';
import { ofVisibleJob } from '../../domain/application/visible.ts';
import { sideOf } from '../../domain/conversation/side.ts';
import { hasPublicCard, readableCreator } from '../../domain/creator/readable.ts';
import type { FileRow } from '../../domain/file/row.ts';

/** Who wants to read; undefined for a guest. */
export type Reader = UserRecord | undefined;
/** `id`: of the thing the file belongs to. */
type Look = { db: Db; reader: UserRecord; id: string; file: FileRow; now: Date };
type Rule = (look: Look) => Promise<boolean>;

/** Who sees what belongs to a thing of this type: those who see the thing. */
const rules: { [Type in FilePurpose]: Rule } = {
  // While staff blocks it, nobody else does.
  company: async ({ reader, id }) => reader.mode === 'admin' || reader.membership?.companyId === id,
  application: seesApplication,
  message: seesMessage,
  user: ({ db, reader, id, now }) => maySeeImage(db, reader, id, now),
  document: async () => false,
  report: async ({ reader }) => reader.mode === 'admin',
  // Its owners, to whom the company is theirs to prove.
  registration: async ({ reader, id }) =>
    reader.mode === 'admin' || (reader.membership?.companyId === id && reader.membership.role === 'owner'),
  // Staff decides on what was reported of it.
  creator: async ({ db, reader, id, now }) =>
    reader.mode === 'admin' || (await readableCreator(db, reader, id, now)) !== undefined,
};

/**
 * Whether somebody may have the bytes of a file. Anybody sees the pictures of a company that is not blocked, and those of
 * a public card; what is erased nobody does.
 */
export async function maySee(db: Db, reader: Reader, file: FileRow, now: Date): Promise<boolean> {
  if (file.erased_at !== null || file.completed_at === null) return false;
  const { attached_type: type, attached_id: id } = file;
  if (type === 'company' && id !== null && (await isPublic(db, id))) return true;
  if (type === 'creator' && id !== null && (await hasPublicCard(db, id, now))) return true;
  if (reader === undefined) return false;
  // Whoever sent a message keeps its files only as long as they are in the conversation.
  if (file.owner_id === reader.id && type !== 'message') return true;
  if (type === null || id === null) return false;
  // A locked account has what is its own, and nothing of others.
  return !reader.locked && rules[type]({ db, reader, id, file, now });
}

async function isPublic(db: Db, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('blocked_at')
    .executeTakeFirst();
  return company !== undefined && company.blocked_at === null;
}

/**
 * The company reads its applicants, and no longer those who have withdrawn or whom its owner has removed; a file that is
 * held back once it has accepted.
 */
async function seesApplication({ db, reader, id, file }: Look): Promise<boolean> {
  const companyId = reader.membership?.companyId;
  if (companyId === undefined) return false;
  const row = await db
    .selectFrom('application')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where('visible_at', 'is not', null)
    .where('status', 'not in', ['withdrawn', 'removed'])
    .where(ofVisibleJob(companyId, reader.id))
    .select(['status', 'status_at'])
    .executeTakeFirst();
  return row !== undefined && (!file.held || hasReleased(row));
}

/** Those on both sides of the conversation; before it is open nothing but a question is shown to the other side. */
async function seesMessage({ db, reader, id }: Look): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('message.id', '=', id)
    .where('message.deleted_at', 'is', null)
    .select(['conversation.kind', 'conversation.status', 'conversation.user_id'])
    .select(['conversation.peer_id', 'conversation.company_id', 'conversation.application_id'])
    .select('message.sender_id')
    .executeTakeFirst();
  if (row === undefined || (await sideOf(db, reader, row)) === undefined) return false;
  return row.status !== 'requested' || row.sender_id === reader.id;
}
