import type { ReportReason } from '../../contract/entities/report.ts';

/** Of the form by which everybody reports an ad or a company without an account. */
export type ReportPageWords = {
  title: { job: string; company: string; creator: string };
  lead: string;
  /** Leads to the same in the app. */
  withAccount: string;
  about: string;
  place: string;
  reason: string;
  reasons: Record<ReportReason, string>;
  text: string;
  textHint: string;
  who: string;
  whoHint: string;
  unnamed: string;
  name: string;
  mail: string;
  mailHint: string;
  goodFaith: string;
  send: string;
  afterwards: string;
  steps: readonly string[];
  danger: string;
  privacy: string;
  /** Before the link to the privacy policy. */
  privacyMore: string;
  /** A field that nobody sees. */
  trap: string;
  problems: {
    title: string;
    reason: string;
    text: string;
    textLong: string;
    name: string;
    nameLong: string;
    mail: string;
    goodFaith: string;
    robot: string;
    often: string;
    taken: string;
    /** Nothing was sent, and all of it still stands in the form. */
    offline: string;
    /** Behind the last two, where an address is known. */
    byMail: (mail: string) => string;
  };
  received: {
    title: string;
    number: string;
    keep: string;
    mailed: (mail: string) => string;
    unnamed: string;
    next: string;
    back: string;
  };
};
