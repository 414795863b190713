import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isId } from '../../../contract/fields.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { lockConversation } from '../../domain/conversation/open.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { unknownConversation } from './access.ts';
import { conversationTarget, type Pair } from './conversation-target.ts';

/** Where a message goes: an existing conversation, or the pair that a new one would have. All rows are locked. */
export type Resolved = {
  pair: Pair;
  application: ApplicationRow | undefined;
  conversation: ConversationRow | undefined;
};

/**
 * Finds where a message goes. Throws `not_found` for what the caller may not know of, `fields_invalid` where neither
 * conversation nor `ref` is given.
 */
export async function resolveConversation(
  context: CallContext,
  { _conversationId, ref, _receiverId }: ArgsOf<'conversation.add-message'>,
): Promise<Resolved> {
  if (ref?.type === 'application') return resolveApplication(context, ref.id, _conversationId);
  const known = _conversationId && (await peek(context, _conversationId));
  if (known) {
    if (known.application_id !== null) return resolveApplication(context, known.application_id, known.id);
    return resolvePair(context, pairOfRow(known));
  }
  if (ref === undefined) {
    if (_conversationId !== undefined) throw unknownConversation();
    throw new ApiError('fields_invalid', 'say where it goes: _conversationId, or ref and _receiverId', {
      fields: [{ path: '_conversationId', code: 'missing' }],
    });
  }
  const target = await conversationTarget(context, ref, _receiverId);
  return 'applicationId' in target
    ? resolveApplication(context, target.applicationId)
    : resolvePair(context, target);
}

async function peek({ tx }: CallContext, id: string): Promise<ConversationRow | undefined> {
  return tx.selectFrom('conversation').where('id', '=', id).selectAll().executeTakeFirst();
}

const pairOfRow = (row: ConversationRow): Pair => ({
  kind: row.kind,
  userId: row.user_id,
  companyId: row.company_id,
  peerId: row.peer_id,
});

/** The application is locked before its conversation, as those who decide about it do. */
async function resolveApplication(
  context: CallContext,
  id: string,
  conversationId?: string,
): Promise<Resolved> {
  const application = isId(id)
    ? await context.tx
        .selectFrom('application')
        .where('id', '=', id)
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (application === undefined) throw unknownConversation();
  if (conversationId !== undefined && application.conversation_id !== conversationId)
    throw unknownConversation();
  const conversation = await lockConversation(context.tx, id);
  const { user_id: userId, company_id: companyId } = application;
  return { pair: { kind: 'application', userId, companyId, peerId: null }, application, conversation };
}

/** The one conversation the two have, of that kind. */
async function resolvePair({ tx }: CallContext, pair: Pair): Promise<Resolved> {
  const { kind, userId, companyId, peerId } = pair;
  const conversation = await tx
    .selectFrom('conversation')
    .where('kind', '=', kind)
    .where((eb) => (companyId === null ? eb('company_id', 'is', null) : eb('company_id', '=', companyId)))
    .where((eb) =>
      peerId === null
        ? eb.and([eb('user_id', '=', userId), eb('peer_id', 'is', null)])
        : eb.or([
            eb.and([eb('user_id', '=', userId), eb('peer_id', '=', peerId)]),
            eb.and([eb('user_id', '=', peerId), eb('peer_id', '=', userId)]),
          ]),
    )
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { pair: conversation ? pairOfRow(conversation) : pair, application: undefined, conversation };
}
