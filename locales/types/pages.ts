import type { Pay } from '../../contract/entities/job.ts';
import type { MinAgeCode } from '../../contract/entities/working-conditions.ts';
import type { JobKind } from '../../contract/job-kinds.ts';

/** Around every page that the server writes. */
type FrameWords = {
  slogan: string;
  forWhom: string;
  skip: string;
  menu: string;
  findWork: string;
  hire: string;
  creators: string;
  signIn: string;
  /** Instead of "sign in" for who is signed in. */
  toApp: string;
  display: string;
  language: string;
  theme: string;
  light: string;
  dark: string;
  /** The theme that the device has. */
  asDevice: string;
  about: string;
  imprint: string;
  privacy: string;
  terms: string;
  parents: string;
  team: string;
};

/** A job, in a row and on its page. */
type JobWords = {
  fresh: string;
  daysLeft: (days: number) => string;
  /** Half of the applicants are answered in so many days; 0: on the same day. */
  repliesIn: (days: number) => string;
  /** A company answers within so many days. */
  promisesIn: (days: number) => string;
  verified: string;
  kind: Record<JobKind, string>;
  unit: Record<Pay['unit'], string>;
  hoursAWeek: (range: string) => string;
  /** The same where there is little room. */
  hoursShort: (range: string) => string;
  from: (time: string, until: string) => string;
  remote: string;
  partlyRemote: string;
  inPlace: (place: string) => string;
  facts: string;
  begins: (day: string) => string;
  byArrangement: string;
  ends: (day: string) => string;
  openings: (count: number) => string;
  openUntil: (day: string) => string;
  minAge: (age: number) => string;
  /** Why nobody younger may, as a sentence. */
  ageReason: Record<MinAgeCode, string>;
  week: string;
  tasks: string;
  must: string;
  nice: string;
  benefits: string;
  /** Above the questions that have to be answered to apply. */
  deliverables: string;
  needsAnswer: string;
  published: (day: string) => string;
  apply: string;
  applyHint: string;
  /** The same beside the button of a phone. */
  barHint: string;
  /** `day`: in words, with the day of the week. */
  promise: (day: string) => string;
  /** Between things that are named one after the other, with its space. */
  comma: string;
  promisedBy: (company: string) => string;
  /** Behind the promise, of a company that reads numbers in place of names. */
  withoutNames: (company: string) => string;
  /** Behind the promise, where it is usually faster. */
  faster: (days: number) => string;
  steps: {
    today: string;
    received: string;
    atOnce: string;
    seen: string;
    answered: string;
    by: (day: string) => string;
  };
  answerBy: (day: string) => string;
  share: string;
  report: string;
  aboutCompany: string;
  moreJobs: (count: number) => string;
  similar: string;
  readOn: (day: string) => string;
};

type CompanyWords = {
  verifiedMeans: string;
  unverifiedMeans: string;
  people: (count: number) => string;
  since: (month: string) => string;
  /** Under a number: days until half of the applicants were answered. */
  untilAnswer: string;
  days: (days: number) => string;
  sameDay: string;
  promised: string;
  openJobs: string;
  places: string;
  company: string;
  reportCompany: string;
};

type ListWords = {
  jobs: string;
  /** Several jobs of a kind. */
  kinds: Record<JobKind, string>;
  all: string;
  /** `what`: of `kinds`, or `jobs`. */
  listTitle: (what: string, town: string | undefined) => string;
  listText: (count: number) => string;
  newSince: (count: number) => string;
  halfAnswer: (days: number) => string;
  photos: string;
  nothing: string;
  crumbs: string;
  kindsOfWork: string;
  order: string;
  orders: { date: string; pay: string; start: string };
  pages: string;
  pageOf: (number: number, pages: number) => string;
  before: string;
  next: string;
  near: (what: string, town: string) => string;
  more: (town: string) => string;
  towns: string;
  map: string;
  searchFor: string;
  searchHint: string;
  place: string;
  search: string;
  found: (count: number, words: string) => string;
  foundAtLeast: (count: number, words: string) => string;
  nothingFound: string;
  placeUnknown: (place: string) => string;
  misspelt: (words: string) => string;
  paid: string;
  /** `perDot`: jobs of each dot. */
  paidText: (count: number, perDot: number) => string;
  middle: (sum: string) => string;
};

/** Where something was, never has been, or is broken. */
type GoneWords = {
  closedTitle: string;
  closedOn: (day: string) => string;
  closedBecause: Record<'filled' | 'cancelled' | 'expired' | 'other', string>;
  closed: string;
  missingTitle: string;
  missing: string;
  similarOpen: string;
  newest: string;
  brokenTitle: string;
  broken: string;
  busy: string;
  oftenTitle: string;
  often: string;
  again: string;
};

type ShareWords = {
  shareTitle: string;
  shareText: string;
  address: string;
  copy: string;
  copied: string;
  copyCode: string;
  codeCopied: string;
  byMail: string;
  byWhatsApp: string;
  scan: string;
  back: string;
  /** Of a job: its poster, and its last day for a calendar. */
  poster: string;
  weAreHiring: string;
  posterScan: string;
  calendar: string;
  lastDayFor: (title: string) => string;
  /** Of a company: its list on its own website, and its feeds. */
  ownSite: string;
  ownSiteText: string;
  embedCode: string;
  feeds: string;
  feedsText: string;
  indeedFeed: string;
  rssFeed: string;
  jobsOf: (company: string) => string;
  onZusage: (company: string) => string;
};

/** Of the pages of texts, `/sites/…` and `/team`. */
type TextWords = {
  /** `from`, `changed`: days in words. */
  version: (version: number, from: string, changed: string) => string;
  noLonger: string;
  older: string;
  /** Leads from an older version to the one that holds. */
  newestVersion: string;
  /** `name`: of the language that the text is written in. */
  otherLanguage: (name: string) => string;
  nobody: string;
  write: string;
  /** Before the link to the imprint. */
  writeWays: string;
};

/** Of the pages that need no JavaScript. */
export type PublicPageWords = FrameWords &
  JobWords &
  CompanyWords &
  ListWords &
  GoneWords &
  ShareWords &
  TextWords;

/** Of the page that ends mails of a kind. */
export type UnsubscribeWords = {
  title: string;
  ask: string;
  button: string;
  done: string;
  /** The link is not known, or not any more. */
  over: string;
};
