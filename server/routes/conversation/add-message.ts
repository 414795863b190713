import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { append } from '../../domain/conversation/append.ts';
import { remindLater } from '../../domain/conversation/appointment.ts';
import { answerMessage, presentMessage } from '../../domain/conversation/message-presenter.ts';
import { insertConversation, OPENED, startConversation } from '../../domain/conversation/open.ts';
import { answerConversation } from '../../domain/conversation/presenter.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { tellReaders } from '../../domain/conversation/tell-readers.ts';
import { attachFiles } from '../../domain/file/attach.ts';
import { takeBackReminders } from '../../domain/notification/take-back.ts';
import { viewerOf } from './access.ts';
import type { Writing } from './policy.ts';

type Args = ArgsOf<'conversation.add-message'>;

/** Takes a message in and gives it its place. A `clientId` that is known is answered with its message. */
export async function addMessage(
  context: CallContext,
  args: Args,
  writing: Writing,
): Promise<AnswerOf<'conversation.add-message'>> {
  const { existing, side } = writing;
  if (existing && writing.conversation) {
    const viewer = viewerOf(context, { conversation: writing.conversation, side });
    return {
      conversation: await answerConversation(context, writing.conversation, viewer),
      message: await presentMessage(context.tx, existing, viewer),
    };
  }
  const { message, conversation } = await receive(context, args, writing);
  const viewer = viewerOf(context, { conversation, side });
  return {
    conversation: await answerConversation(context, conversation, viewer),
    message: answerMessage(context, message, { conversation, viewer }),
  };
}

async function receive(context: CallContext, args: Args, writing: Writing) {
  const { side, becomes, appointment } = writing;
  const user = userOf(context);
  await spend(context, 'messages', user.id);
  const row = writing.conversation ?? (await start(context, args, writing));
  const attachments = await attachFiles(context, args.attachments ?? [], {
    type: 'message',
    id: args.clientId,
  });
  const status =
    becomes === 'open'
      ? OPENED
      : { ...OPENED, status: becomes, asked_by: writing.conversation?.asked_by ?? side };
  const received = await append(
    context,
    row,
    {
      id: args.clientId,
      senderId: user.id,
      side,
      type: args.type,
      text: args.text,
      clientAt: new Date(args.clientAt),
      attachments,
      replyTo: args.replyTo,
      appointment,
    },
    status,
  );
  const [time] = appointment?.times ?? [];
  if (appointment?.step === 'taken' && args.replyTo && time) await remindLater(context, args.replyTo, time);
  if (appointment && args.replyTo && ['declined', 'withdrawn'].includes(appointment.step))
    await takeBackReminders(context, row.id, [args.replyTo]);
  await tellReaders(context, received.conversation, { uid: user.id, side });
  return received;
}

/** Makes the conversation. One that a company begins counts against the member's day. */
async function start(context: CallContext, args: Args, writing: Writing): Promise<ConversationRow> {
  const { tx, chance } = context;
  const { pair, application, side, becomes } = writing;
  if (side === 'company') await spend(context, 'conversations', userOf(context).id);
  if (application) return startConversation(context, application, becomes);
  const id = args._conversationId ?? chance.newId();
  const holder = await tx
    .selectFrom('application')
    .where('conversation_id', '=', id)
    .select('id')
    .executeTakeFirst();
  if (holder !== undefined)
    throw new ApiError('state_conflict', 'this _conversationId is taken; make a new one');
  const company =
    pair.companyId === null
      ? undefined
      : await tx
          .selectFrom('company')
          .where('id', '=', pair.companyId)
          .select(['company_name', 'verified'])
          .executeTakeFirstOrThrow();
  if (pair.kind === 'direct' && pair.peerId === null && side === 'company' && !company?.verified)
    throw new ApiError(
      'company_unverified',
      'a company is verified before it writes first; ask for verification',
    );
  return insertConversation(context, {
    id,
    kind: pair.kind,
    user_id: pair.userId,
    ...(pair.companyId === null ? {} : { company_id: pair.companyId }),
    ...(pair.peerId === null ? {} : { peer_id: pair.peerId }),
    company_name: company?.company_name ?? '',
    status: becomes,
    asked_by: becomes === 'requested' ? side : null,
  });
}
