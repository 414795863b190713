import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { openPage, type Page } from '../../api/page.ts';
import { memberOf } from '../../domain/company/membership.ts';
import type { Owner } from '../../domain/conversation/owner.ts';
import { presentConversations } from '../../domain/conversation/presenter.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { sharedWith } from '../../domain/conversation/visible.ts';

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
  const uid = userOf(context).id;
  const page = openPage(args, ['instant', 'id']);
  const rows = await rowsOf(context, args, owner, page);
  const { shown, next } = page.close(rows, (row) => keyOf(row, args));
  const presented = await presentConversations(tx, shown, owner, now);
  const items = shown.map((row) => {
    const conversation = presented.get(row.id);
    if (conversation === undefined) throw new ApiError('not_found', 'no such conversation');
    return { ...conversation, unread: unreadOf(conversation, uid) };
  });
  return { items, next };
}

const unreadOf = (
  { lastSeq, participants }: { lastSeq: number; participants: { _userId: string; lastReadSeq: number }[] },
  uid: string,
) => Math.max(0, lastSeq - (participants.find(({ _userId }) => _userId === uid)?.lastReadSeq ?? 0));

async function rowsOf(
  { tx, user }: CallContext,
  { filter = 'all', since, ids }: Args,
  owner: Owner,
  page: Page,
): Promise<ConversationRow[]> {
  const at = since === undefined ? 'conversation.last_at' : 'conversation.updated_at';
  const place = sql`date_trunc('milliseconds', ${sql.ref(at)})`;
  const order = since === undefined ? 'desc' : 'asc';
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
  return query
    .where(page.behind([place, 'conversation.id'], order))
    .orderBy(place, order)
    .orderBy('conversation.id', order)
    .limit(page.fetch)
    .execute();
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The place of a row in the list that was asked for. */
const keyOf = (row: ConversationRow, { since }: Args) => [
  since === undefined ? row.last_at : row.updated_at,
  row.id,
];
