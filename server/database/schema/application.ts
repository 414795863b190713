import type { ApplicationSource } from '../../../contract/application-source.ts';
import type {
  AgeBand,
  Application,
  ApplicationStatus,
  CompanyRecord,
  Keeping,
  Proposal,
} from '../../../contract/entities/application.ts';
import type { Availability } from '../../../contract/entities/availability.ts';
import type { Defaulted, DefaultedJson, Json, NullableJson } from './column.ts';

/**
 * `sign`: the number that stands for the name until the company accepts (contract/policy/exposure.ts).
 * `contacts`: the kinds the person releases with an acceptance; left out (older rows): the mail
 * address.
 */
export type PersonSnapshot = {
  firstname: string;
  lastname: string;
  sign?: number;
  email: string;
  phone?: string;
  contacts?: ('email' | 'phone')[];
  availability?: Availability;
};
export type JobSnapshot = { title: string; companyName: string; place: string | null };

export type ApplicationTable = {
  id: string;
  ver: Defaulted<number>;
  job_id: string;
  company_id: string;
  user_id: string;
  conversation_id: string;
  creator_id: Defaulted<string | null>;
  note: string;
  answers: DefaultedJson<Application['answers']>;
  cv: NullableJson<Application['cv']>;
  proposal: NullableJson<Proposal | null>;
  job_rev: number;
  /** How the person came to the job; null: not known. */
  source: Defaulted<ApplicationSource | null>;
  status: ApplicationStatus;
  status_at: Json<Partial<Record<ApplicationStatus, string>>>;
  /** Who brought about the state it is in; null: the clock. */
  decided_by: Defaulted<string | null>;
  seen_at: Date | null;
  due_at: Date | null;
  /** 0: nobody was told that an answer is due · 1: told a day before · 2: told that it is. */
  due_told: Defaulted<number>;
  /** When the company first answered. */
  answered_at: Defaulted<Date | null>;
  /** `shown`: the text as the company reads it, where it may not read the name in `text`. */
  rejection: NullableJson<{ text: string; lang: string; by: string; shown?: string }>;
  receipt_no: string;
  received_at: Date;
  receipt_hash: string;
  age_band: AgeBand;
  guardian: Defaulted<'none' | 'pending' | 'ok'>;
  /** Since when the company may see it; null until a guardian has agreed. */
  visible_at: Date | null;
  person: Json<PersonSnapshot>;
  job_snapshot: Json<JobSnapshot>;
  private: DefaultedJson<CompanyRecord>;
  /** `eraseBefore`: when it would be erased without a yes. */
  keeping: NullableJson<Keeping & { eraseBefore?: string | null }>;
  withdraw_reason: string | null;
  erase_at: Date | null;
  erased_at: Defaulted<Date | null>;
  removed_at: Date | null;
  /** The state in which the owner hid it. */
  removed_from: Defaulted<ApplicationStatus | null>;
  updated_at: Defaulted<Date>;
};

export type ApplicationTables = {
  application: ApplicationTable;
};
