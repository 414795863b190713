import type { Applicant, Application } from '../../../contract/entities/application.ts';
import { ERASED_TEXT } from '../../../contract/rejection-text.ts';

/** What happened to the application, told in the stream between the messages (chat.4). */
export type ChatEvent = {
  type: 'applied' | 'accepted' | 'rejected' | 'withdrawn' | 'closed';
  /** Instant, ISO 8601. */
  at: string;
  /** The applicant's note, the text of the rejection, or why it ended, which is said to the applicant only. */
  text: string;
  /** Receipt number of the application. */
  receipt: string | null;
};

/** Oldest first. What has not reached the server yet is told by the application's own state line, not here. */
export function chatEvents(application: Application | Applicant | undefined): ChatEvent[] {
  if (!application?.receipt) return [];
  const { status, statusAt, receipt, note } = application;
  const written = application.rejection?.text;
  const lastWord = written === ERASED_TEXT ? undefined : written;
  const events: Partial<Record<ChatEvent['type'], [at: string | undefined, text?: string]>> = {
    applied: [statusAt.submitted ?? receipt.receivedAt, note],
    accepted: [statusAt.accepted],
    rejected: [statusAt.rejected, status === 'closed' ? undefined : lastWord],
    withdrawn: [statusAt.withdrawn],
    closed: [statusAt.closed, '_userId' in application ? undefined : lastWord],
  };
  return Object.entries(events)
    .flatMap(([type, [at, text = '']]): ChatEvent[] =>
      at
        ? [{ type: type as ChatEvent['type'], at, text, receipt: type === 'applied' ? receipt.no : null }]
        : [],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
