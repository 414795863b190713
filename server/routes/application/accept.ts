import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { acceptApplication } from '../../domain/application/accept-application.ts';
import { answerApplicant } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { assertUnmoved } from '../../domain/application/transition.ts';
import { append } from '../../domain/conversation/append.ts';
import { OPENED, openConversation } from '../../domain/conversation/open.ts';
import { answerConversation } from '../../domain/conversation/presenter.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { tellReaders } from '../../domain/conversation/tell-readers.ts';

/** Accepts: the conversation is open from now on, and name and contacts are released to the company. */
export async function accept(
  context: CallContext,
  { message, from }: ArgsOf<'application.accept'>,
  application: ApplicationRow,
): Promise<AnswerOf<'application.accept'>> {
  // Two members who decide alike are of one mind, not in conflict.
  const repeated = application.status === 'accepted';
  if (!repeated) await assertUnmoved(context, application, from);
  const next = repeated ? application : await acceptApplication(context, application);
  const opened = await openConversation(context, next, userOf(context).id);
  const row = !repeated && message?.trim() ? await firstWords(context, opened, message) : opened;
  return {
    applicant: await answerApplicant(context, next),
    conversation: await answerConversation(context, row, { side: 'company' }),
  };
}

/** What a company says with its acceptance is the first message of the conversation, which is open by now. */
async function firstWords(
  context: CallContext,
  conversation: ConversationRow,
  text: string,
): Promise<ConversationRow> {
  const { id: uid } = userOf(context);
  await spend(context, 'messages', uid);
  const message = {
    id: context.chance.newId(),
    senderId: uid,
    side: 'company',
    type: 'text',
    text,
    clientAt: context.now,
  } as const;
  const appended = await append(context, conversation, message, OPENED);
  await tellReaders(context, appended.conversation, { uid, side: 'company' });
  return appended.conversation;
}
