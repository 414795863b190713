import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isId } from '../../../contract/fields.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { isMinor } from '../../domain/user/age.ts';
import { unknownConversation } from './access.ts';

/** Two who can have one conversation of a kind. */
export type Pair = {
  kind: ConversationRow['kind'];
  /** On the talent's side; among colleagues the one who writes first. */
  userId: string;
  companyId: string | null;
  peerId: string | null;
};

type Ref = NonNullable<ArgsOf<'conversation.add-message'>['ref']>;
type Target = { applicationId: string } | Pair;

/** Whom a message is for that names no conversation. Throws `not_found` for whatever the caller may not know of. */
export async function conversationTarget(
  context: CallContext,
  ref: Ref,
  receiverId: string | undefined,
): Promise<Target> {
  switch (ref.type) {
    case 'application':
      return { applicationId: ref.id };
    case 'creator':
      return creatorTarget(context, uuidOf(ref));
    case 'offer':
      return offerTarget(context, uuidOf(ref));
    case 'company':
      return companyTarget(context, uuidOf(ref), receiverId);
    case 'user':
      return supportTarget(context, ref.id);
  }
}

function uuidOf(ref: Ref): string {
  if (!isId(ref.id)) throw new ApiError('not_found', `no such ${ref.type}`);
  return ref.id;
}

/** A verified company reaches any creator who can be found: active, and of age. */
async function creatorTarget(context: CallContext, creatorId: string): Promise<Pair> {
  const { membership } = userOf(context);
  if (membership === null)
    throw new ApiError('not_allowed', 'companies write to creators; answer one that wrote');
  const creator = await context.tx
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.id', '=', creatorId)
    .where('creator.status', '=', 'active')
    .where('user.erased_at', 'is', null)
    .select(['creator.user_id', 'user.date_of_birth as dateOfBirth'])
    .executeTakeFirst();
  // Not found for a stranger who would write first to a minor: any other answer would give the age away.
  if (creator === undefined || isMinor(creator, context.now))
    throw new ApiError('not_found', 'no such creator');
  return { kind: 'direct', userId: creator.user_id, companyId: membership.companyId, peerId: null };
}

/** An offer's conversation: its application's, or the one of company and creator. A draft is the company's alone. */
async function offerTarget(context: CallContext, offerId: string): Promise<Target> {
  const user = userOf(context);
  const offer = await context.tx
    .selectFrom('offer')
    .where('id', '=', offerId)
    .select(['application_id', 'company_id', 'user_id', 'sent_version'])
    .executeTakeFirst();
  const isParty =
    offer !== undefined &&
    (user.membership?.companyId === offer.company_id ||
      (user.id === offer.user_id && offer.sent_version !== null));
  if (!isParty) throw new ApiError('not_found', 'no such offer');
  if (offer.application_id !== null) return { applicationId: offer.application_id };
  return { kind: 'direct', userId: offer.user_id, companyId: offer.company_id, peerId: null };
}

/** A member reaches a colleague; anybody else the company they applied to last. */
async function companyTarget(
  context: CallContext,
  companyId: string,
  receiverId: string | undefined,
): Promise<Target> {
  const user = userOf(context);
  if (user.membership?.companyId === companyId) return colleagueTarget(context, companyId, receiverId);
  const application = await context.tx
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('user_id', '=', user.id)
    .select('id')
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (application === undefined)
    throw new ApiError('not_allowed', 'write to companies you have applied to; apply to one of their jobs');
  return { applicationId: application.id };
}

async function colleagueTarget(
  context: CallContext,
  companyId: string,
  receiverId: string | undefined,
): Promise<Pair> {
  const user = userOf(context);
  if (receiverId === undefined)
    throw new ApiError('fields_invalid', 'say which colleague: _receiverId', {
      fields: [{ path: '_receiverId', code: 'missing' }],
    });
  const colleague = await context.tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('user_id', '=', receiverId)
    .select('user_id')
    .executeTakeFirst();
  if (colleague === undefined || receiverId === user.id)
    throw new ApiError('not_found', 'no such colleague in this company');
  return { kind: 'direct', userId: user.id, companyId, peerId: receiverId };
}

/** Everybody has one conversation with support; staff names whose it is. */
async function supportTarget(context: CallContext, uid: string): Promise<Pair> {
  const user = userOf(context);
  const isStaff = user.mode === 'admin';
  const person = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (person === undefined || isStaff === (user.id === uid)) throw unknownConversation();
  return { kind: 'support', userId: uid, companyId: null, peerId: null };
}
