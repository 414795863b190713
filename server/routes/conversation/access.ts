import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { mayAnswer } from '../../domain/company/membership.ts';
import type { Viewer } from '../../domain/conversation/owner.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { sideOf } from '../../domain/conversation/side.ts';

/** A conversation and where the caller stands in it. */
export type Place = { conversation: ConversationRow; side: Side };

/** Reads a conversation the caller belongs to. Throws `not_found` for strangers. */
export async function placeIn(context: CallContext, conversationId: string): Promise<Place> {
  const query = context.tx.selectFrom('conversation').where('id', '=', conversationId).selectAll();
  return placed(context, await query.executeTakeFirst());
}

/** The same, locked: a change of a conversation or its messages takes this lock first. */
export async function lockPlaceIn(context: CallContext, conversationId: string): Promise<Place> {
  const query = context.tx.selectFrom('conversation').where('id', '=', conversationId).selectAll();
  return placed(context, await query.forNoKeyUpdate().executeTakeFirst());
}

async function placed(context: CallContext, conversation: ConversationRow | undefined): Promise<Place> {
  const side = conversation && (await sideOf(context.tx, userOf(context), conversation));
  if (conversation === undefined || side === undefined) throw unknownConversation();
  return { conversation, side };
}

/** How the caller reads the rows of a place: two colleagues are on one side, and each reads with their own eyes. */
export function viewerOf(context: CallContext, { conversation, side }: Place): Viewer {
  const uid = userOf(context).id;
  return { side: conversation.peer_id === null ? side : 'talent', uid };
}

/** Writing in a company's name needs canChat; colleagues, talents and staff write for themselves. */
export function assertMayWriteFor(context: CallContext, { conversation, side }: Place): void {
  const user = userOf(context);
  if (side === 'talent' || conversation.kind === 'support' || conversation.peer_id !== null) return;
  if (user.membership === null || !mayAnswer(user.membership))
    throw new ApiError('not_allowed', 'writing needs canChat; the owner of the company gives it');
}

export const unknownConversation = () => new ApiError('not_found', 'no such conversation');

/** A call names its conversation in the path or in the body. */
type Named = { _conversationId: string } | { conversationId: string };
const idOf = (args: Named) => ('conversationId' in args ? args.conversationId : args._conversationId);

/** Everybody who is in it reads it; a company's members read what the company does, as far as `visibleTo` lets them. */
export async function mayBeIn(context: CallContext, args: Named): Promise<Place> {
  return placeIn(context, idOf(args));
}

/** For what changes the caller's own marks only. */
export async function mayMark(context: CallContext, args: Named): Promise<Place> {
  return lockPlaceIn(context, idOf(args));
}

/** Both sides close; for a company, any member who may write for it. */
export async function mayCloseIt(context: CallContext, args: Named): Promise<Place> {
  const place = await lockPlaceIn(context, idOf(args));
  assertMayWriteFor(context, place);
  return place;
}
