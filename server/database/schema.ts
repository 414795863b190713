import type { ColumnType } from 'kysely';
import type { AgeBand, ApplicationStatus } from '../../contract/entities/application.ts';
import type { Conversation } from '../../contract/entities/conversation.ts';
import type { CompanyJob, Job, JobKind, JobStatus, Location, Pay } from '../../contract/entities/job.ts';
import type { NotificationType } from '../../contract/entities/notification.ts';
import type { User, UserGeneral, UserMode } from '../../contract/entities/user.ts';
import type { Side } from '../../contract/fields.ts';

/** Read parsed, written as JSON text: given a JavaScript array, pg would write a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
/** Left out of an insert it takes the column's default. */
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export type PersonSnapshot = { firstname: string; lastname: string; email: string };
export type JobSnapshot = { title: string; companyName: string; place: string | null };

export type UserTable = {
  id: string;
  ver: Defaulted<number>;
  email: string;
  mode: UserMode;
  firstname: string;
  lastname: string;
  gender: NonNullable<UserGeneral['gender']> | null;
  date_of_birth: string;
  guardian: User['guardian'];
  guardian_mail: string | null;
  created_at: Date;
};

export type CompanyTable = {
  id: string;
  ver: Defaulted<number>;
  company_uid: string | null;
  company_name: string;
  verified: Defaulted<boolean>;
  website: Defaulted<string>;
  employee_count: number | null;
  rejection_text: string;
  reply_days: number;
  created_at: Date;
};

export type MemberTable = {
  company_id: string;
  user_id: string;
  role: 'owner' | 'member';
  can_sign: boolean;
  can_chat: boolean;
  position: Defaulted<string>;
  created_at: Date;
};

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
  pay: ColumnType<Pay | null, string | null, string | null>;
  hours: ColumnType<Job['hours'], string | null, string | null>;
  location: ColumnType<Location | null, string | null, string | null>;
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
  rejection: ColumnType<{ text: string; lang: string } | null, string | null, string | null>;
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

export type ConversationTable = {
  id: string;
  ver: Defaulted<number>;
  application_id: string;
  job_id: string;
  company_id: string;
  user_id: string;
  job_title: string;
  company_name: string;
  status: Conversation['status'];
  last_seq: Defaulted<number>;
  last_message: ColumnType<Conversation['lastMessage'], string | null, string | null>;
  created_at: Date;
};

export type ParticipantTable = {
  conversation_id: string;
  user_id: string;
  side: Side;
  last_read_seq: Defaulted<number>;
};

export type MessageTable = {
  id: string;
  ver: Defaulted<number>;
  conversation_id: string;
  seq: number;
  sender_id: string;
  side: Side;
  type: 'text' | 'system';
  text: string;
  client_at: Date;
  server_at: Date;
};

export type NotificationTable = {
  id: string;
  ver: Defaulted<number>;
  user_id: string;
  type: NotificationType;
  ref_type: 'application' | 'conversation' | 'job';
  ref_id: string;
  params: Json<string[]>;
  created_at: Date;
  read_at: Date | null;
};

export type PushDeviceTable = {
  endpoint: string;
  user_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

export type IdempotencyTable = {
  uid: string;
  key: string;
  call: string;
  body_hash: string;
  answer: string | null;
  created_at: Date;
};

export type BucketTable = { id: string; seq: number; floor: Defaulted<number> };

export type BucketChangeTable = {
  bucket: string;
  tbl: string;
  row_id: string;
  seq: number;
  ver: number;
  deleted: boolean;
  at: Date;
};

export type MarketChangeTable = {
  job_id: string;
  seq: Defaulted<number>;
  /** xid8, read as text. */
  xid: Defaulted<string>;
  ver: number;
  deleted: boolean;
  at: Date;
};

export type Tables = {
  application: ApplicationTable;
  bucket: BucketTable;
  bucket_change: BucketChangeTable;
  company: CompanyTable;
  conversation: ConversationTable;
  idempotency: IdempotencyTable;
  job: JobTable;
  job_revision: JobRevisionTable;
  market_change: MarketChangeTable;
  member: MemberTable;
  message: MessageTable;
  meta: { name: string; value: string };
  notification: NotificationTable;
  participant: ParticipantTable;
  push_device: PushDeviceTable;
  user: UserTable;
};
