import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { readKeyset, writeKeyset } from '../../api/keyset.ts';
import { memberOf } from '../company/policy.ts';
import { type ConversationRow, type Owner, presentConversations } from './presenter.ts';
import { sharedWith } from './visible.ts';

type Args = ArgsOf<'conversation.request-preview'>;

/** One's own inbox, or the company's one is a member of. */
export async function mayList(context: CallContext, { _companyId }: Args): Promise<Owner> {
  const user = userOf(context);
  if (_companyId === undefined) return { side: 'talent', uid: user.id };
  memberOf(context, _companyId);
  return { side: 'company', companyId: _companyId };
}

/** By `since`: what has changed, longest ago first, so that the last `updatedAt` goes on. Otherwise newest first. */
export async function listPreviews(
  context: CallContext,
  args: Args,
  owner: Owner,
): Promise<AnswerOf<'conversation.request-preview'>> {
  const { tx, now } = context;
  const { limit = PAGE_DEFAULT } = args;
  const uid = userOf(context).id;
  const rows = await pageOfRows(context, args, owner, limit);
  const page = rows.slice(0, limit);
  const shown = await presentConversations(tx, page, owner, now);
  const items = page.map((row) => {
    const conversation = shown.get(row.id);
    if (conversation === undefined) throw new ApiError('not_found', 'no such conversation');
    return { ...conversation, unread: unreadOf(conversation, uid) };
  });
  const last = page.at(-1);
  return { items, next: rows.length > limit && last ? writeKeyset(keyOf(last, args)) : null };
}

const unreadOf = (
  { lastSeq, participants }: { lastSeq: number; participants: { _userId: string; lastReadSeq: number }[] },
  uid: string,
) => Math.max(0, lastSeq - (participants.find(({ _userId }) => _userId === uid)?.lastReadSeq ?? 0));

async function pageOfRows(
  { tx, user }: CallContext,
  { filter = 'all', since, ids, cursor }: Args,
  owner: Owner,
  limit: number,
): Promise<ConversationRow[]> {
  const at = since === undefined ? 'conversation.last_at' : 'conversation.updated_at';
  const after = readKeyset(cursor, ['instant', 'id']);
  const hidden =
    owner.side === 'company'
      ? sql<boolean>`company_hidden`
      : sql<boolean>`coalesce(participant.hidden, false)`;
  let query = tx
    .selectFrom('conversation')
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'conversation.id')
        .on('participant.user_id', '=', user?.id ?? ''),
    )
    .where((eb) =>
      owner.side === 'talent'
        ? eb.or([eb('conversation.user_id', '=', owner.uid), eb('conversation.peer_id', '=', owner.uid)])
        : sharedWith(owner.companyId, user?.id ?? ''),
    )
    .selectAll('conversation');
  if (ids !== undefined) query = query.where('conversation.id', 'in', ids.length > 0 ? ids : [NOBODY]);
  if (since !== undefined) query = query.where('conversation.updated_at', '>', new Date(since));
  if (filter === 'hidden') query = query.where(hidden);
  else if (since === undefined && ids === undefined) query = query.where(sql<boolean>`not ${hidden}`);
  if (filter === 'requested' || filter === 'open' || filter === 'closed')
    query = query.where('conversation.status', '=', filter);
  if (filter === 'unread')
    query = query.where(sql<boolean>`conversation.last_seq > coalesce(participant.last_read_seq, 0)`);
  if (after !== undefined) {
    const place = sql<boolean>`(date_trunc('milliseconds', ${sql.ref(at)}), conversation.id)`;
    const bound = sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
    query = query.where(
      since === undefined ? sql<boolean>`${place} < ${bound}` : sql<boolean>`${place} > ${bound}`,
    );
  }
  const order = since === undefined ? 'desc' : 'asc';
  return query
    .orderBy(sql`date_trunc('milliseconds', ${sql.ref(at)})`, order)
    .orderBy('conversation.id', order)
    .limit(limit + 1)
    .execute();
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The place of a row in the list that was asked for. */
const keyOf = (row: ConversationRow, { since }: Args) => [
  (since === undefined ? row.last_at : row.updated_at).toISOString(),
  row.id,
];
