import type { AgeBand, ApplicationStatus } from '../../../contract/entities/application.ts';
import type { Defaulted, Json, NullableJson } from './column.ts';

export type PersonSnapshot = { firstname: string; lastname: string; email: string };
export type JobSnapshot = { title: string; companyName: string; place: string | null };

export type ApplicationTable = {
  id: string;
  ver: Defaulted<number>;
  job_id: string;
  company_id: string;
  user_id: string;
  conversation_id: string;
  note: string;
  job_rev: number;
  status: ApplicationStatus;
  status_at: Json<Partial<Record<ApplicationStatus, string>>>;
  seen_at: Date | null;
  due_at: Date | null;
  rejection: NullableJson<{ text: string; lang: string }>;
  receipt_no: string;
  received_at: Date;
  receipt_hash: string;
  age_band: AgeBand;
  person: Json<PersonSnapshot>;
  job_snapshot: Json<JobSnapshot>;
  withdraw_reason: string | null;
  erase_at: Date | null;
  removed_at: Date | null;
};

export type ApplicationTables = {
  application: ApplicationTable;
};
