import { type Application, type ApplicationStatus, OPEN_STATUS } from '../entities/application.ts';
import type { Conversation } from '../entities/conversation.ts';
import type { Side } from '../fields.ts';

/** State machine of product section 4.2: from which states each act leads on. */
const FROM = {
  see: ['submitted'],
  unsee: ['viewed'],
  accept: ['submitted', 'viewed'],
  reject: ['submitted', 'viewed', 'accepted'],
  withdraw: ['submitted', 'viewed', 'accepted'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type ApplicationAct = keyof typeof FROM;

export function may(act: ApplicationAct, status: ApplicationStatus): boolean {
  return (FROM[act] as readonly ApplicationStatus[]).includes(status);
}

/** Somebody still owes an answer. */
export function isOpen(status: ApplicationStatus): boolean {
  return OPEN_STATUS.includes(status);
}

/** After a withdrawal the same record may be sent again. */
export function mayApplyAgain(application: Pick<Application, 'status'> | undefined): boolean {
  return application === undefined || application.status === 'withdrawn';
}

export type WriteVerdict = 'ok' | 'request_limit' | 'closed';

/**
 * Who may write into an application's conversation (product section 4.5). Before the company has answered, the
 * applicant has one message; a company's first message opens the conversation.
 */
export function mayWrite(
  side: Side,
  status: ApplicationStatus,
  conversation: Pick<Conversation, 'status' | 'lastSeq'> | undefined,
  waitingMessages = 0,
): WriteVerdict {
  if (conversation?.status === 'closed' || ['withdrawn', 'removed', 'closed'].includes(status))
    return 'closed';
  if (status === 'rejected' && conversation?.status !== 'open') return 'closed';
  if (conversation?.status === 'open' || status === 'accepted' || side === 'company') return 'ok';
  return (conversation?.lastSeq ?? 0) + waitingMessages === 0 ? 'ok' : 'request_limit';
}
