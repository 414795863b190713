import type { Conversation } from '../entities/conversation.ts';
import type { Side } from '../fields.ts';

/** Rows that an older app has kept know neither who asked nor who closed. */
export type Written = Pick<Conversation, 'status' | 'lastSeq'> &
  Partial<Pick<Conversation, 'askedBy' | 'closedBy'>>;

/** What decides whether somebody may write (product section 4.5). */
export type Eligibility = {
  /** Of whoever writes. */
  side: Side;
  /** Undefined where nobody has written yet. */
  conversation: Written | undefined;
  /** Which side has turned to the other one already without a message: an application does. */
  askedBy: Side | null;
  /** They may talk freely: an application was accepted, an offer is there, both belong to one company. */
  free: boolean;
  /** What it is about has ended: nobody writes any more. */
  over: boolean;
  /** Whoever reads is below 18, and has neither written here nor was accepted. */
  untouchedMinor: boolean;
  /** Own messages that have not been received yet. */
  waiting?: number;
};

/** `open`: the message opens it, or it is open · `ask`: the one message of a request. */
export type Verdict = 'open' | 'ask' | 'request_limit' | 'closed' | 'never_first';

/**
 * Whether a message may be written, and what becomes of the conversation. Before the other side has answered there is
 * room for one message; an answer opens; whoever has closed a conversation opens it by writing; nobody ever writes
 * first to a minor.
 */
export function verdictOn(eligibility: Eligibility): Verdict {
  const { side, conversation, free, over, waiting = 0 } = eligibility;
  const asked = conversation?.askedBy === undefined ? eligibility.askedBy : conversation.askedBy;
  const status = statusFor(side, conversation);
  if (over || status === 'closed') return 'closed';
  if (eligibility.untouchedMinor) return 'never_first';
  if (status === 'open' || free || (asked !== null && asked !== side)) return 'open';
  return (conversation?.lastSeq ?? 0) + waiting === 0 ? 'ask' : 'request_limit';
}

/** The state it has for a writer of this side: what the own side has closed is again what it was. */
export function statusFor(side: Side, conversation: Written | undefined): Written['status'] | undefined {
  if (conversation?.status !== 'closed' || conversation.closedBy !== side) return conversation?.status;
  return conversation.askedBy === null ? 'open' : 'requested';
}

/** Why a conversation was closed for good: one of its sides no longer exists. */
export type GoneReason = 'account_deleted' | 'company_deleted';

/** Both sides may close what is not closed. */
export function mayClose({ status }: Pick<Conversation, 'status'>): boolean {
  return status !== 'closed';
}
