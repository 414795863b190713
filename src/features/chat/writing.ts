import { mayWrite } from '../../../contract/policy/application.ts';
import type { Chat } from '../../replica/queries/chat.ts';

/** Whether the reader may write here now; otherwise why not (chat.7). */
export type Writing =
  | 'ok'
  | 'request_limit'
  | 'no_right'
  | 'withdrawn'
  | 'rejected'
  | 'job_closed'
  | 'conversation_closed'
  | 'gone';

/** @param waiting own messages that are still to be received */
export function writing(chat: Chat, waiting: number): Writing {
  const { side, application, conversation } = chat;
  if (!application) return 'gone';
  if (!chat.mayChat) return 'no_right';
  const verdict = mayWrite(side, application.status, conversation, waiting);
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

/** The applicant asks: until the company answers there is room for one message. */
export function isRequest({ side, application, conversation }: Chat): boolean {
  return side === 'talent' && conversation?.status !== 'open' && application?.status !== 'accepted';
}
