import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { append } from '../../domain/conversation/append.ts';
import { lockConversation, OPENED } from '../../domain/conversation/open.ts';
import { tellReaders } from '../../domain/conversation/tell-readers.ts';

/** What a company says with its acceptance is the first message of the conversation, which is open by now. */
export async function firstWords(context: CallContext, row: ApplicationRow, text: string): Promise<void> {
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
