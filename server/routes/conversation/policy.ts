import type { ArgsOf } from '../../../contract/calls.ts';
import type { Appointment } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { type Verdict, verdictOn } from '../../../contract/policy/conversation.ts';
import { hasLink } from '../../../contract/policy/message-text.ts';
import { type CallContext, callerOf, userOf } from '../../api/call-context.ts';
import { overtaken } from '../../domain/application/transition.ts';
import { mayAnswer, memberOf } from '../../domain/company/membership.ts';
import type { MessageRow } from '../../domain/conversation/row.ts';
import { sideOf } from '../../domain/conversation/side.ts';
import { unknownConversation } from './access.ts';
import { checkedAppointment } from './checked-appointment.ts';
import { addresseeOf, assertDelivered } from './delivered.ts';
import { eligibilityToWrite } from './eligibility.ts';
import { type Resolved, resolveConversation } from './resolve-conversation.ts';

type Args = ArgsOf<'conversation.add-message'>;

export type Writing = Resolved & {
  side: Side;
  /** What the conversation is once the message is in it. */
  becomes: 'open' | 'requested';
  /** Already received under this `clientId`. */
  existing: MessageRow | undefined;
  /** Of a message of type appointment. */
  appointment?: Appointment | undefined;
};

/** Both sides, as far as what they talk about lets them (product section 4.5). */
export async function mayAddMessage(context: CallContext, args: Args): Promise<Writing> {
  const place = await resolveConversation(context, args);
  const side = await sideIn(context, place, args);
  if (place.application?.guardian === 'pending')
    throw new ApiError(
      'guardian_required',
      'a guardian has to agree before the company sees this application',
    );
  const existing = await sentBefore(context, args, place);
  if (existing !== undefined) return { ...place, side, becomes: 'open', existing };
  const addressee = await addresseeOf(context, place.pair, side);
  const verdict = verdictOn(await eligibilityToWrite(context, place, side, addressee));
  await assertVerdict(context, verdict, place);
  assertContent(args, verdict);
  await assertReplyKnown(context, args, place);
  await assertDelivered(context, place.pair, addressee);
  const appointment = await checkedAppointment(context, args, place, side);
  return { ...place, side, becomes: verdict === 'open' ? 'open' : 'requested', existing, appointment };
}

async function sideIn(context: CallContext, { pair, application }: Resolved, args: Args): Promise<Side> {
  const user = userOf(context);
  const { kind, userId: user_id, companyId: company_id, peerId: peer_id } = pair;
  const application_id = application?.id ?? null;
  const side = await sideOf(context.tx, user, { kind, user_id, company_id, peer_id, application_id });
  if (side === undefined || (side === 'company' && application?.guardian === 'pending'))
    throw unknownConversation();
  const others = [user_id, peer_id].filter((uid) => uid !== null && uid !== user.id);
  const isMeant = side === 'talent' || args._receiverId === undefined || others.includes(args._receiverId);
  if (!isMeant || (args._companyId ?? company_id) !== company_id) throw unknownConversation();
  if (
    side === 'company' &&
    company_id !== null &&
    peer_id === null &&
    !mayAnswer(memberOf(context, company_id))
  )
    throw new ApiError('not_allowed', 'writing needs canChat; the owner of the company gives it');
  return side;
}

async function sentBefore(
  context: CallContext,
  args: Args,
  place: Resolved,
): Promise<MessageRow | undefined> {
  const message = await context.tx
    .selectFrom('message')
    .where('id', '=', args.clientId)
    .selectAll()
    .executeTakeFirst();
  if (message === undefined) return undefined;
  if (message.conversation_id === place.conversation?.id && message.sender_id === callerOf(context).uid)
    return message;
  throw new ApiError('state_conflict', 'this clientId is taken; make a new one');
}

async function assertVerdict(
  context: CallContext,
  verdict: Verdict,
  { application, conversation }: Resolved,
): Promise<void> {
  switch (verdict) {
    case 'open':
    case 'ask':
      return;
    case 'request_limit':
      throw new ApiError('request_limit', 'one message is possible until the other side has answered');
    case 'never_first':
      throw new ApiError('never_first', 'nobody writes first to a minor; accept the application, or wait');
    case 'closed':
      if (application && conversation?.status !== 'closed') return overtaken(context, application);
      throw new ApiError('state_conflict', 'this conversation is closed; only who closed it opens it again', {
        detail: {
          status: 'closed',
          at: conversation?.closed_at?.toISOString() ?? null,
          closedBy: conversation?.closed_by ?? null,
        },
      });
  }
}

function assertContent({ type, text, attachments = [] }: Args, verdict: Verdict): void {
  if (type !== 'file' && text.trim() === '') throw refused('text', 'too_small', 'a message needs words');
  if (type === 'file' && attachments.length === 0)
    throw refused('attachments', 'too_small', 'a message of type file needs a file');
  if (verdict !== 'ask') return;
  if (hasLink(text))
    throw refused('text', 'link_not_allowed', 'links are possible once the other side has answered');
  if (type === 'appointment')
    throw refused(
      'appointment',
      'appointment_not_allowed',
      'appointments are possible once the other side has answered',
    );
  if (attachments.length > 0)
    throw refused('attachments', 'file_not_allowed', 'files are possible once the other side has answered');
}

async function assertReplyKnown(
  { tx }: CallContext,
  { replyTo }: Args,
  { conversation }: Resolved,
): Promise<void> {
  if (replyTo === undefined) return;
  const message = await tx
    .selectFrom('message')
    .where('id', '=', replyTo)
    .select('conversation_id')
    .executeTakeFirst();
  if (message === undefined || message.conversation_id !== conversation?.id)
    throw refused('replyTo', 'unknown', 'an answer is to a message of the same conversation');
}

const refused = (path: string, code: string, message: string) =>
  new ApiError('fields_invalid', message, { fields: [{ path, code }] });
