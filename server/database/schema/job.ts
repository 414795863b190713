import type { CompanyJob, Job, JobKind, JobStatus, Location, Pay } from '../../../contract/entities/job.ts';
import type { Defaulted, Json, NullableJson } from './column.ts';

export type JobTable = {
  id: string;
  ver: Defaulted<number>;
  company_id: string;
  created_by: string | null;
  kind: JobKind;
  title: string;
  description: string;
  tasks: Json<string[]>;
  must: Json<string[]>;
  nice: Json<string[]>;
  benefits: Json<string[]>;
  employment_type: Json<Job['employmentType']>;
  pay: NullableJson<Pay>;
  hours: NullableJson<Job['hours']>;
  location: NullableJson<Location>;
  remote: Job['remote'];
  start_date: string | null;
  end_date: string | null;
  openings: number;
  min_age: number;
  status: JobStatus;
  status_reason: CompanyJob['statusReason'];
  published_at: Date | null;
  valid_through: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

export type JobRevisionTable = {
  job_id: string;
  rev: number;
  user_id: string;
  patch: Json<Record<string, unknown>>;
  at: Date;
};

export type JobTables = {
  job: JobTable;
  job_revision: JobRevisionTable;
};
