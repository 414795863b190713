import type { Conversation } from '../../../contract/entities/conversation.ts';
import { isKept } from '../../../contract/policy/application.ts';
import { verdictOn } from '../../../contract/policy/conversation.ts';
import { isUntouchedMinor, mayWrite } from '../../../contract/policy/writing.ts';
import type { Chat } from '../../replica/queries/chat.ts';

/** Whether the reader may write here now; otherwise why not (chat.7). */
export type Writing =
  | 'ok'
  | 'blocked'
  | 'request_limit'
  | 'never_first'
  | 'no_right'
  | 'withdrawn'
  | 'rejected'
  | 'job_closed'
  | 'conversation_closed'
  | 'gone';

export function writing(chat: Chat): Writing {
  const { side, application, conversation, waiting } = chat;
  if (chat.blocked) return 'blocked';
  if (!application) return conversation ? withoutApplication(chat, conversation) : 'gone';
  if (!chat.mayChat) return 'no_right';
  const untouched = isUntouchedMinor(
    'ageBand' in application ? application.ageBand : undefined,
    conversation,
  );
  const verdict = mayWrite(side, application.status, conversation, waiting, untouched, isKept(application));
  if (verdict !== 'closed') return verdict;
  switch (application.status) {
    case 'withdrawn':
      return 'withdrawn';
    case 'rejected':
      return 'rejected';
    case 'closed':
      return 'job_closed';
    case 'removed':
      return 'gone';
    default:
      return 'conversation_closed';
  }
}

/** A conversation that is about no application; the server knows the rest of the rule. */
function withoutApplication(chat: Chat, conversation: Conversation): Writing {
  if (conversation.kind === undefined || conversation.kind === 'application') return 'gone';
  if (!chat.mayChat) return 'no_right';
  const { side, waiting } = chat;
  const open = { askedBy: null, free: false, over: false, untouchedMinor: false };
  const verdict = verdictOn({ side, conversation, waiting, ...open });
  if (verdict === 'closed') return 'conversation_closed';
  return verdict === 'open' || verdict === 'ask' ? 'ok' : verdict;
}

/** The applicant asks: until the company answers there is room for one message. */
export function isRequest({ side, application, conversation }: Chat): boolean {
  return side === 'talent' && conversation?.status !== 'open' && application?.status !== 'accepted';
}

/** The reader's own side has left, and opens the conversation again by writing. */
export function hasLeft({ side, conversation }: Chat): boolean {
  return conversation?.status === 'closed' && conversation.closedBy === side;
}

/** An appointment is between a company and somebody it talks to. */
export function mayPropose({ conversation }: Chat): boolean {
  return (
    conversation !== undefined &&
    conversation.kind !== 'support' &&
    conversation.participants.some(({ side }) => side === 'talent')
  );
}
