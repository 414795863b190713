import type { Pay } from '../../contract/entities/job.ts';
import type { JobKind } from '../../contract/job-kinds.ts';

/** Of the page of a job, which needs no JavaScript. */
export type JobPageWords = {
  slogan: string;
  kind: Record<JobKind, string>;
  unit: Record<Pay['unit'], string>;
  pay: string;
  hours: string;
  place: string;
  remote: string;
  start: string;
  closes: string;
  openings: string;
  minAge: string;
  years: string;
  reply: (days: number) => string;
  verified: string;
  tasks: string;
  must: string;
  nice: string;
  benefits: string;
  apply: string;
  applyHint: string;
  /** Leads to the form, for which one signs in. */
  report: string;
  /** Opens a mail to the operator (DSA Art. 16: everybody can report). */
  reportByMail: string;
  /** Subject of that mail. */
  reportSubject: (title: string) => string;
  search: string;
  closedTitle: string;
  closed: string;
  missingTitle: string;
  missing: string;
  imprint: string;
  privacy: string;
};

/** Of the page that ends mails of a kind. */
export type UnsubscribeWords = { title: string; ask: string; button: string; done: string };
