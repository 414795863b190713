import type { AgeBand, ApplicationStatus } from '../entities/application.ts';
import type { Side } from '../fields.ts';
import { type Eligibility, statusFor, type Verdict, verdictOn, type Written } from './conversation.ts';

export type WriteVerdict = 'ok' | Exclude<Verdict, 'open' | 'ask'>;

/**
 * Who may write into an application's conversation (product section 4.5). An application is a question: the company's
 * first message answers it and opens the conversation; until then the applicant has one message.
 * @param untouchedMinor the applicant is below 18 and has not written
 * @param kept they let the company keep the application (contract/policy/keeping.ts): both may write
 */
export function mayWrite(
  side: Side,
  status: ApplicationStatus,
  conversation: Written | undefined,
  waiting = 0,
  untouchedMinor = false,
  kept = false,
): WriteVerdict {
  const verdict = verdictOn(eligibilityOf(side, status, conversation, waiting, untouchedMinor, kept));
  return verdict === 'open' || verdict === 'ask' ? 'ok' : verdict;
}

/** As the company knows an applicant: nobody below 18 is written to before they have written. */
export function isUntouchedMinor(
  ageBand: AgeBand | undefined,
  conversation: Pick<Written, 'lastSeq'> | undefined,
): boolean {
  return (ageBand === 'u15' || ageBand === '15_17') && (conversation?.lastSeq ?? 0) === 0;
}

/** A rejection leaves an open conversation open and opens none; what was withdrawn or removed is over. */
export function eligibilityOf(
  side: Side,
  status: ApplicationStatus,
  conversation: Written | undefined,
  waiting = 0,
  untouchedMinor = false,
  kept = false,
): Eligibility {
  const isOpen = statusFor(side, conversation) === 'open';
  const free = status === 'accepted' || status === 'hired' || kept;
  return {
    side,
    conversation,
    askedBy: 'talent',
    free,
    over:
      !kept && (['withdrawn', 'removed', 'closed'].includes(status) || (status === 'rejected' && !isOpen)),
    untouchedMinor: untouchedMinor && side === 'company' && !free && !isOpen,
    waiting,
  };
}
