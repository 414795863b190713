import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { isEmoji } from '../../../contract/emoji.ts';
import { ApiError } from '../../../contract/errors.ts';
import { REACTIONS_MAX } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { reactionsOf } from '../../domain/conversation/message-presenter.ts';
import type { ConversationRow, MessageRow } from '../../domain/conversation/row.ts';
import { assertMayWriteFor, lockPlaceIn } from './access.ts';
import { messageIn } from './delete-message.ts';
import { addresseeOf, assertDelivered } from './delivered.ts';

type Args = ArgsOf<'conversation.toggle-reaction'>;
type Reacting = { conversation: ConversationRow; message: MessageRow };

/** Everybody who may write here may react, as long as it is not closed. */
export async function mayReact(context: CallContext, args: Args): Promise<Reacting> {
  const place = await lockPlaceIn(context, args._conversationId);
  assertMayWriteFor(context, place);
  const { conversation, side } = place;
  const message = await messageIn(context, conversation.id, args._messageId);
  if (!isEmoji(args.emoji)) throw refused('not_an_emoji', 'a reaction is one emoji');
  if (conversation.status === 'closed')
    throw new ApiError('state_conflict', 'this conversation is closed', { detail: { status: 'closed' } });
  if (message.deleted_at !== null) throw new ApiError('gone', 'this message was deleted');
  const { kind, user_id: userId, company_id: companyId, peer_id: peerId } = conversation;
  const pair = { kind, userId, companyId, peerId };
  await assertDelivered(context, pair, await addresseeOf(context, pair, side));
  return { conversation, message };
}

/** `on` is the state that is wanted, so that doing it twice does it once. */
export async function react(
  context: CallContext,
  { emoji, on }: Args,
  { conversation, message }: Reacting,
): Promise<AnswerOf<'conversation.toggle-reaction'>> {
  const { tx, now, effects } = context;
  const uid = userOf(context).id;
  const before = (await reactionsOf(tx, [message.id])).get(message.id) ?? {};
  const isOn = before[emoji]?.includes(uid) === true;
  const wanted = on ?? !isOn;
  if (wanted === isOn) return { reactions: before };
  if (wanted) {
    if (before[emoji] === undefined && Object.keys(before).length >= REACTIONS_MAX)
      throw refused('too_many', `at most ${REACTIONS_MAX} different emoji are possible on a message`);
    await tx
      .insertInto('message_reaction')
      .values({ message_id: message.id, user_id: uid, emoji, at: now })
      .execute();
  } else {
    await tx
      .deleteFrom('message_reaction')
      .where('message_id', '=', message.id)
      .where('user_id', '=', uid)
      .where('emoji', '=', emoji)
      .execute();
  }
  const next = await tx
    .updateTable('message')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('id', '=', message.id)
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  recordMessage(effects, next, conversation);
  return { reactions: (await reactionsOf(tx, [message.id])).get(message.id) ?? {} };
}

const refused = (code: string, message: string) =>
  new ApiError('fields_invalid', message, { fields: [{ path: 'emoji', code }] });
