import type { Applicant, Application } from '../../../contract/entities/application.ts';

/** What happened to the application, told in the stream between the messages (chat.4). */
export type ChatEvent = {
  type: 'applied' | 'accepted' | 'rejected' | 'withdrawn' | 'closed';
  /** Instant, ISO 8601. */
  at: string;
  /** The applicant's note, or the text of the rejection. */
  text: string;
  /** Receipt number of the application. */
  receipt: string | null;
};

/** Oldest first. What has not reached the server yet is told by the application's own state line, not here. */
export function chatEvents(application: Application | Applicant | undefined): ChatEvent[] {
  if (!application?.receipt) return [];
  const { statusAt, receipt, note, rejection } = application;
  const events: Partial<Record<ChatEvent['type'], [at: string | undefined, text?: string]>> = {
    applied: [statusAt.submitted ?? receipt.receivedAt, note],
    accepted: [statusAt.accepted],
    rejected: [statusAt.rejected, rejection?.text],
    withdrawn: [statusAt.withdrawn],
    closed: [statusAt.closed],
  };
  return Object.entries(events)
    .flatMap(([type, [at, text = '']]): ChatEvent[] =>
      at
        ? [{ type: type as ChatEvent['type'], at, text, receipt: type === 'applied' ? receipt.no : null }]
        : [],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
