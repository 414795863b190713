import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import type { SystemCode } from '../../../contract/system-code.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { append } from './append.ts';
import { OPENED } from './open.ts';
import type { ConversationRow } from './row.ts';

export type SystemMessage = {
  /** A card of an offer, or a line between the messages. */
  type: 'offer' | 'system';
  text: SystemCode;
  /** The actor of the event, for whom it is no news; `uid` null where it was nobody in this conversation. */
  side: Side;
  uid: string | null;
  offerId?: string;
};

/** Writes a system message. An offer opens a conversation that waits for an answer, but none reopens a closed one. */
export async function addSystemMessage(
  context: ChangeContext,
  conversationId: string,
  { type, text, side, uid, offerId }: SystemMessage,
): Promise<ConversationRow> {
  const { tx, chance, now } = context;
  const row = await tx
    .selectFrom('conversation')
    .where('id', '=', conversationId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such conversation');
  const message = {
    id: chance.newId(),
    senderId: null,
    actorId: uid,
    side,
    type,
    text,
    clientAt: now,
    ...(offerId === undefined ? {} : { offerId }),
  };
  const opens = type === 'offer' && row.status === 'requested';
  return (await append(context, row, message, opens ? OPENED : {})).conversation;
}
