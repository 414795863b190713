import type { NotificationType } from '../../contract/entities/notification.ts';

type Sentence = (who: string, what: string) => string;

/** A mail is read outside the app, so it says the same as the app in words of its own. */
export type News = {
  /** What a type is called where mails of it are ended („Keine Mails mehr über …“), and what one of it says. */
  readonly types: Record<NotificationType, { name: string; line: Sentence }>;
  /** Instead of the line of `application_rejected`, where an application ended without the company's answer. */
  readonly ended: Sentence;
  /** Instead of the line of `subscription`, where a trial ends soon. */
  readonly trialEnds: Sentence;
  /** Two or more new applications for one job. */
  readonly applications: (count: number, what: string) => string;
  /** For those there is no room for. */
  readonly more: (count: number) => string;
};
