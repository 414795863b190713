import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { acceptApplication } from '../../domain/application/accept-application.ts';
import { readApplicant } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { assertUnmoved } from '../../domain/application/transition.ts';
import { append } from '../../domain/conversation/append.ts';
import { lockConversation, OPENED, openConversation } from '../../domain/conversation/open.ts';
import { readConversation } from '../../domain/conversation/presenter.ts';
import { tellReaders } from '../../domain/conversation/tell-readers.ts';

/** Accepts: the conversation is open from now on, and name and contacts are released to the company. */
export async function accept(
  context: CallContext,
  { message, from }: ArgsOf<'application.accept'>,
  row: ApplicationRow,
): Promise<AnswerOf<'application.accept'>> {
  const { tx } = context;
  // Two members who decide alike are of one mind, not in conflict.
  const repeated = row.status === 'accepted';
  if (!repeated) await assertUnmoved(context, row, from);
  const next = repeated ? row : await acceptApplication(context, row);
  await openConversation(context, next, userOf(context).id);
  if (!repeated && message?.trim()) await firstWords(context, next, message);
  const conversation = await readConversation(tx, next.conversation_id, { side: 'company' }, context.now);
  return { applicant: await readApplicant(tx, next), conversation };
}

/** What a company says with its acceptance is the first message of the conversation, which is open by now. */
async function firstWords(context: CallContext, row: ApplicationRow, text: string): Promise<void> {
  const { id: uid } = userOf(context);
  const conversation = await lockConversation(context.tx, row.id);
  if (conversation === undefined) throw new Error('an accepted application has a conversation');
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
}
