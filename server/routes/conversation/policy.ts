import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { mayWrite } from '../../../contract/policy/application.ts';
import { type CallContext, callerOf, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../application/presenter.ts';
import { overtaken } from '../application/transition.ts';
import { mayAnswer } from '../company/policy.ts';
import { lockConversation } from './open.ts';
import type { ConversationRow, MessageRow } from './presenter.ts';

export type Writing = {
  side: Side;
  application: ApplicationRow;
  conversation: ConversationRow | undefined;
  /** Already received under this `clientId`. */
  existing: MessageRow | undefined;
};

/** The applicant, and members with canChat, as far as the state of the application lets them (product section 4.5). */
export async function mayAddMessage(
  context: CallContext,
  args: ArgsOf<'conversation.add-message'>,
): Promise<Writing> {
  const user = userOf(context);
  const application = await context.tx
    .selectFrom('application')
    .where('id', '=', args.ref.id)
    .where('conversation_id', '=', args._conversationId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const side = application && sideOf(context, application);
  if (application === undefined || side === undefined) throw unknown();
  if (side === 'company' && !(user.membership && mayAnswer(user.membership)))
    throw new ApiError('not_allowed', 'writing needs canChat');
  const conversation = await lockConversation(context.tx, application.id);
  const existing = await sentBefore(context, args);
  if (existing === undefined) assertWritable(side, application, conversation, args.text);
  return { side, application, conversation, existing };
}

/** The applicant, and any member of the company. */
export async function mayMarkRead(
  context: CallContext,
  args: ArgsOf<'conversation.read'>,
): Promise<{ side: Side; conversation: ConversationRow }> {
  userOf(context);
  const conversation = await context.tx
    .selectFrom('conversation')
    .where('id', '=', args._conversationId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const side = conversation && sideOf(context, conversation);
  if (conversation === undefined || side === undefined) throw unknown();
  return { side, conversation };
}

function sideOf(context: CallContext, row: { user_id: string; company_id: string }): Side | undefined {
  const user = userOf(context);
  if (row.user_id === user.id) return 'talent';
  return user.membership?.companyId === row.company_id ? 'company' : undefined;
}

async function sentBefore(
  context: CallContext,
  args: ArgsOf<'conversation.add-message'>,
): Promise<MessageRow | undefined> {
  const message = await context.tx
    .selectFrom('message')
    .where('id', '=', args.clientId)
    .selectAll()
    .executeTakeFirst();
  if (message === undefined) return undefined;
  if (message.conversation_id === args._conversationId && message.sender_id === callerOf(context).uid)
    return message;
  throw new ApiError('state_conflict', 'this clientId is taken; make a new one');
}

const LINK = /https?:\/\/|\bwww\./i;

function assertWritable(
  side: Side,
  application: ApplicationRow,
  conversation: ConversationRow | undefined,
  text: string,
): void {
  const known = conversation && { status: conversation.status, lastSeq: conversation.last_seq };
  const verdict = mayWrite(side, application.status, known);
  if (verdict === 'closed') throw overtaken(application);
  if (verdict === 'request_limit')
    throw new ApiError('request_limit', 'one message is possible until the company has answered');
  const asks = side === 'talent' && conversation?.status !== 'open' && application.status !== 'accepted';
  if (asks && LINK.test(text))
    throw new ApiError('fields_invalid', 'links are possible once the company has answered', {
      fields: [{ path: 'text', code: 'link_not_allowed' }],
    });
}

const unknown = () => new ApiError('not_found', 'no such conversation');
