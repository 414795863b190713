import type { Pay } from '../../contract/entities/job.ts';
import type { JobKind } from '../../contract/job-kinds.ts';

/** Of the pages that need no JavaScript: a job, lists of jobs, a company. */
export type PublicPageWords = {
  slogan: string;
  skip: string;
  jobs: string;
  signIn: string;
  terms: string;
  parents: string;
  team: string;
  /** Several jobs of a kind. */
  kinds: Record<JobKind, string>;
  all: string;
  /** `what`: of `kinds`, or `jobs`. */
  listTitle: (what: string, town: string | undefined) => string;
  listText: (count: number) => string;
  nothing: string;
  crumbs: string;
  kindsOfWork: string;
  pages: string;
  pageOf: (number: number, pages: number) => string;
  before: string;
  near: (town: string) => string;
  towns: string;
  fresh: string;
  daysLeft: (days: number) => string;
  /** Half of the applicants are answered in so many days. */
  repliesIn: (days: number) => string;
  hoursAWeek: string;
  similar: string;
  openJobs: string;
  verifiedMeans: string;
  unverifiedMeans: string;
  kind: Record<JobKind, string>;
  unit: Record<Pay['unit'], string>;
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
  /** Of a page of texts. `from`, `changed`: days in words. */
  version: (version: number, from: string, changed: string) => string;
  noLonger: string;
  older: string;
  /** Leads from an older version to the one that holds. */
  newest: string;
  /** `name`: of the language that the text is written in. */
  otherLanguage: (name: string) => string;
  nobody: string;
  write: string;
  /** Before the link to the imprint. */
  writeWays: string;
};

/** Of the page that ends mails of a kind. */
export type UnsubscribeWords = { title: string; ask: string; button: string; done: string };
