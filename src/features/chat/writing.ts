import type { Conversation } from '../../../contract/entities/conversation.ts';
import { isKept } from '../../../contract/policy/application.ts';
import { type GoneReason, type Verdict, verdictOn } from '../../../contract/policy/conversation.ts';
import { hasLink } from '../../../contract/policy/message-text.ts';
import { eligibilityOf, isUntouchedMinor } from '../../../contract/policy/writing.ts';
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
  | 'company_gone'
  | 'gone';

export function writing(chat: Chat): Writing {
  if (chat.blocked) return 'blocked';
  const verdict = verdictOf(chat);
  if (verdict === 'gone') return verdict;
  if (!chat.mayChat) return 'no_right';
  if (verdict === 'closed') return reasonOf(chat);
  return verdict === 'open' || verdict === 'ask' ? 'ok' : verdict;
}

/** Until the other side answers there is room for one message, without links or files. */
export function isRequest(chat: Chat): boolean {
  return verdictOf(chat) === 'ask';
}

/** What is written cannot go out as it is: a request holds no link. */
export function holdsLink(chat: Chat, text: string): boolean {
  return isRequest(chat) && hasLink(text);
}

function verdictOf({ side, application, conversation, waiting }: Chat): Verdict | 'gone' {
  if (application) {
    const ageBand = 'ageBand' in application ? application.ageBand : undefined;
    const untouched = isUntouchedMinor(ageBand, conversation);
    return verdictOn(
      eligibilityOf(side, application.status, conversation, waiting, untouched, isKept(application)),
    );
  }
  if (conversation?.kind === undefined || conversation.kind === 'application') return 'gone';
  // About no application; the server knows the rest of the rule.
  const open = { askedBy: null, free: false, over: false, untouchedMinor: false };
  return verdictOn({ side, conversation, waiting, ...open });
}

function reasonOf({ application, conversation }: Chat): Writing {
  switch (application?.status) {
    case 'withdrawn':
      return 'withdrawn';
    case 'rejected':
      return 'rejected';
    case 'closed':
      return 'job_closed';
    case 'removed':
      return 'gone';
    default:
      return whyClosed(conversation);
  }
}

function whyClosed(conversation: Conversation | undefined): Writing {
  const gone: GoneReason = 'company_deleted';
  return conversation?.closedReason === gone ? 'company_gone' : 'conversation_closed';
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
