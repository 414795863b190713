import type { CompanyJob, Job, JobStatus, Location, Pay } from '../../../contract/entities/job.ts';
import type { FeedRow, FeedState } from '../../../contract/entities/job-feed.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Defaulted, DefaultedJson, Json, NullableJson } from './column.ts';

export type JobTable = {
  id: string;
  ver: Defaulted<number>;
  /** Counts edits; `ver` counts every change of the row. */
  rev: Defaulted<number>;
  company_id: string;
  created_by: string | null;
  kind: JobKind;
  title: string;
  description: string;
  tasks: Json<string[]>;
  must: Json<string[]>;
  nice: Json<string[]>;
  skills: DefaultedJson<string[]>;
  benefits: Json<string[]>;
  employment_type: Json<Job['employmentType']>;
  pay: NullableJson<Pay>;
  hours: NullableJson<Job['hours']>;
  shifts: DefaultedJson<Job['shifts']>;
  schooling: Defaulted<Job['schooling']>;
  agreed_times: Defaulted<Job['agreedTimes']>;
  branches: DefaultedJson<Job['branches']>;
  conditions: NullableJson<Job['conditions']>;
  assurances: DefaultedJson<Job['assurances']>;
  internship: Defaulted<Job['internship']>;
  location: NullableJson<Location>;
  remote: Job['remote'];
  start_date: string | null;
  end_date: string | null;
  openings: number;
  min_age: number;
  min_age_ground: Defaulted<Job['minAgeGround']>;
  /** Edition of the law by which `min_age` was last checked. */
  law_edition: Defaulted<number>;
  questions: DefaultedJson<Job['questions']>;
  campaign: NullableJson<Job['campaign']>;
  visible_to: NullableJson<string[]>;
  status: JobStatus;
  status_reason: CompanyJob['statusReason'];
  review_note: Defaulted<string | null>;
  published_at: Date | null;
  valid_through: Date | null;
  views: Defaulted<number>;
  /** Hours; see domain/job/reply-time.ts. */
  median_reply_h: Defaulted<number | null>;
  /** When a member last looked at, or decided on, one of its applications. */
  reviewed_at: Defaulted<Date | null>;
  unreviewed_since: Defaulted<Date | null>;
  closing_told_at: Defaulted<Date | null>;
  cleaned_at: Defaulted<Date | null>;
  /** When it was last taken off the market, and what it said then; null also where that is not known. */
  closed_at: Defaulted<Date | null>;
  closed_title: Defaulted<string | null>;
  closed_place: Defaulted<string | null>;
  /** When it goes online by itself, and the last day asked for. */
  goes_online_at: Defaulted<Date | null>;
  goes_online_until: Defaulted<Date | null>;
  not_online: NullableJson<{ at: string; code: string }>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

export type JobRevisionTable = {
  job_id: string;
  rev: number;
  /** Null: an import. */
  user_id: string | null;
  patch: Json<Record<string, unknown>>;
  /** What the patched fields were before. */
  before: DefaultedJson<Record<string, unknown>>;
  /** What those who had applied were told with it. */
  note: Defaulted<string | null>;
  at: Date;
};

/** What an import made of a row of its file. */
export type ImportedJobTable = {
  job_id: string;
  /** Of the draft. */
  digest: string;
  /** The edit that it was. */
  rev: number;
  feed_id: Defaulted<string | null>;
  /** Since when its feed has it no more. */
  gone_at: Defaulted<Date | null>;
  /** When it was closed for that. */
  closed_at: Defaulted<Date | null>;
};

export type JobFeedTable = {
  id: string;
  company_id: string;
  url: string;
  publish: boolean;
  close_gone: boolean;
  /** Language of the member who added it; labels inside imported texts are written in it. */
  lang: Language;
  paused_at: Date | null;
  state: FeedState;
  failure: Defaulted<string | null>;
  next_at: Date;
  fetched_at: Defaulted<Date | null>;
  /** The ads as JSON, from the fetch until every row is written. */
  body: Defaulted<string | null>;
  rows: DefaultedJson<FeedRow[]>;
  created_at: Date;
};

export type JobTables = {
  imported_job: ImportedJobTable;
  job: JobTable;
  job_feed: JobFeedTable;
  job_revision: JobRevisionTable;
};
