import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Mutator, MutatorContext, RowTx } from './mutator.ts';
import { ownSide, withOwnPart } from './own-participant.ts';

/** Acts on a conversation for oneself only: read, mute, hide, empty. */

export const readConversation: Mutator<'conversation.read'> = (tx, args, context) => {
  const known = tx.get('conversation', args._conversationId);
  if (known) tx.put('conversation', readUpTo(tx, known, args.seq, context));
};

export const muteConversation: Mutator<'conversation.mute'> = (tx, args, context) => {
  const known = tx.get('conversation', args._conversationId);
  if (!known) return;
  const mutedUntil = args.until === null ? null : new Date(args.until).toISOString();
  tx.put(
    'conversation',
    withOwnPart(tx, known, context, () => ({ mutedUntil })),
  );
};

/** Out of the list a company shares only an owner takes a conversation. */
export const hideConversation: Mutator<'conversation.hide'> = (tx, args, context) => {
  const known = tx.get('conversation', args.conversationId);
  if (!known || !mayHide(tx, known, context.uid)) return;
  tx.put('conversation', { ...readUpTo(tx, known, known.lastSeq, context), hidden: true });
};

export const cleanConversation: Mutator<'conversation.clean'> = (tx, args, context) => {
  const known = tx.get('conversation', args.conversationId);
  if (!known) return;
  const upTo = Math.min(args.upToSeq, known.lastSeq);
  const read = readUpTo(tx, known, upTo, context);
  const next = withOwnPart(tx, read, context, ({ clearedSeq }) => ({
    clearedSeq: Math.max(clearedSeq, upTo),
  }));
  const { lastMessage: last } = next;
  const isGone = last !== null && last.seq <= upTo && !isShared(known, context.uid);
  tx.put('conversation', isGone ? { ...next, lastMessage: { ...last, text: '' } } : next);
};

/** Members of a company share the row of a conversation with a talent. */
const isShared = (conversation: Conversation, uid: string) =>
  ownSide(conversation, uid) === 'company' && conversation.participants.some((one) => one.side === 'talent');

function mayHide(tx: RowTx<'company'>, conversation: Conversation, uid: string): boolean {
  const { _companyId } = conversation;
  if (!isShared(conversation, uid) || _companyId === null) return true;
  const company = tx.get('company', _companyId);
  return company?.members.find(({ _userId }) => _userId === uid)?.role === 'owner';
}

/** Raises the own read mark, never lowers it; at the end of the conversation what tells of it counts as read too. */
function readUpTo(
  tx: RowTx<'notification' | 'user'>,
  conversation: Conversation,
  seq: number,
  context: MutatorContext,
): Conversation {
  const upTo = Math.min(seq, conversation.lastSeq);
  if (seq >= conversation.lastSeq) readNotificationsOf(tx, conversation._id, context.at);
  return withOwnPart(tx, conversation, context, ({ lastReadSeq }) => ({
    lastReadSeq: Math.max(lastReadSeq, upTo),
  }));
}

function readNotificationsOf(tx: RowTx<'notification'>, conversationId: string, at: string): void {
  const unread = tx
    .linked('notification', 'ref.id', conversationId)
    .filter(
      ({ type, ref, readAt }) =>
        (type === 'message' || type === 'conversation_request') &&
        ref.type === 'conversation' &&
        readAt === null,
    );
  for (const row of unread) tx.put('notification', { ...row, readAt: at });
}
