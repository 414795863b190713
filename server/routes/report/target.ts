import type { PublicTarget, ReportTarget } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isId } from '../../../contract/fields.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { relationOf } from '../../domain/application/relation.ts';
import { sideOf } from '../../domain/conversation/side.ts';
import { activeCreatorOf } from '../../domain/creator/active-creator.ts';

/** Of a conversation that is reported: enough to judge it by. */
const MESSAGES_KEPT = 50;

/** The reported thing in its present state, and whom a decision about it concerns. */
export type Found = {
  readonly affectedUserId: string | null;
  readonly affectedCompanyId: string | null;
  /** Kept with the report: what was said may be gone when somebody looks. */
  readonly evidence: Record<string, unknown>;
};

/** What the caller reports. Throws `not_found` for anything they cannot know of, `state_conflict` for one's own. */
export async function findTarget(context: CallContext, target: ReportTarget): Promise<Found> {
  const user = userOf(context);
  const found = await find(context, user, target);
  if (found === undefined) throw new ApiError('not_found', 'there is nothing of this kind to report');
  if (found.affectedUserId === user.id)
    throw new ApiError('state_conflict', 'this is your own; change or delete it instead');
  return found;
}

async function find(
  context: CallContext,
  user: UserRecord,
  { type, id }: ReportTarget,
): Promise<Found | undefined> {
  const { tx } = context;
  if (type === 'user') return findUser(context, user, id);
  if (!isId(id)) return undefined;
  switch (type) {
    case 'job':
    case 'company':
    case 'creator':
      return findPublic(tx, { type, id });
    case 'conversation':
      return findConversation(tx, user, id);
    case 'message':
      return findMessage(tx, user, id);
  }
}

async function findUser({ tx, now }: CallContext, user: UserRecord, id: string): Promise<Found | undefined> {
  // A creator who can be found lies on the market, as a job does.
  if ((await relationOf(tx, user, id)) === undefined && (await activeCreatorOf(tx, id, now)) === null)
    return undefined;
  const row = await tx
    .selectFrom('user')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select(['headline', 'about'])
    .executeTakeFirst();
  return row && { affectedUserId: id, affectedCompanyId: null, evidence: row };
}

/** What lies open to everybody. */
export async function findPublic(tx: Db, { type, id }: PublicTarget): Promise<Found | undefined> {
  switch (type) {
    case 'job':
      return findJob(tx, id);
    case 'company':
      return findCompany(tx, id);
    case 'creator':
      return findCreator(tx, id);
  }
}

/** A profile that companies or everybody can find; what it says is kept as it is now. */
async function findCreator(tx: Db, id: string): Promise<Found | undefined> {
  const row = await tx
    .selectFrom('creator')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .select(['user_id', 'handle', 'bio', 'niches', 'packages', 'examples', 'photos', 'availability'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: affectedUserId, handle, ...evidence } = row;
  return { affectedUserId, affectedCompanyId: null, evidence: { title: `@${handle}`, ...evidence } };
}

/** A job that was ever published: it may be reported after it was closed. */
async function findJob(tx: Db, id: string): Promise<Found | undefined> {
  const row = await tx
    .selectFrom('job')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .select(['company_id', 'rev', 'title', 'description', 'pay'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { company_id: affectedCompanyId, ...evidence } = row;
  return { affectedUserId: null, affectedCompanyId, evidence };
}

async function findCompany(tx: Db, id: string): Promise<Found | undefined> {
  const row = await tx
    .selectFrom('company')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['company_name', 'company_uid', 'website', 'about', 'benefits', 'photos', 'banner_alt'])
    .executeTakeFirst();
  return row && { affectedUserId: null, affectedCompanyId: id, evidence: row };
}

async function findConversation(tx: Db, user: UserRecord, id: string): Promise<Found | undefined> {
  const row = await tx.selectFrom('conversation').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const isTalent = row.user_id === user.id || row.peer_id === user.id;
  const isCompany = row.company_id !== null && (await sideOf(tx, user, row)) === 'company';
  if (!isTalent && !isCompany) return undefined;
  const other = row.user_id === user.id ? row.peer_id : row.user_id;
  return {
    affectedUserId: other,
    affectedCompanyId: isTalent && other === null ? row.company_id : null,
    evidence: { about: row.job_title, messages: await lastMessages(tx, id) },
  };
}

/** What was said last, as long as it is not deleted; the oldest first. */
async function lastMessages(tx: Db, conversationId: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('deleted_at', 'is', null)
    .select(['id', 'side', 'type', 'text', 'server_at as at', 'attachments'])
    .orderBy('seq', 'desc')
    .limit(MESSAGES_KEPT)
    .execute();
  return rows.reverse();
}

async function findMessage(tx: Db, user: UserRecord, id: string): Promise<Found | undefined> {
  const message = await tx.selectFrom('message').where('id', '=', id).selectAll().executeTakeFirst();
  if (message === undefined) return undefined;
  const conversation = await findConversation(tx, user, message.conversation_id);
  if (conversation === undefined) return undefined;
  const { text, type, side, server_at: at, attachments } = message;
  return {
    affectedUserId: message.sender_id,
    affectedCompanyId: null,
    evidence: { text, type, side, at, attachments },
  };
}
