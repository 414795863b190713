import type { Appeal, Report, ReportMeasure } from '../../../contract/entities/report.ts';
import type { Ground, Restriction } from '../../../contract/entities/restriction.ts';
import type { DataExport } from '../../../contract/entities/rights.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Defaulted, Json } from './column.ts';

export type ReportTable = {
  id: string;
  /** Null: somebody without an account (guest_reporter). */
  reporter_id: string | null;
  target_type: Report['target']['type'];
  target_id: string;
  affected_user_id: string | null;
  affected_company_id: string | null;
  reason: Report['reason'];
  text: string;
  /** What was reported, as it was then. */
  evidence: Json<unknown>;
  status: Report['status'];
  outcome: Defaulted<'upheld' | 'dismissed' | null>;
  measure: Defaulted<ReportMeasure | null>;
  statement: Defaulted<string | null>;
  created_at: Date;
  decided_at: Defaulted<Date | null>;
  /** The member of staff. */
  decided_by: Defaulted<string | null>;
  /** Its texts, evidence and files are gone. */
  erased_at: Defaulted<Date | null>;
};

/** A restriction with its statement of reasons. */
export type RestrictionTable = {
  id: string;
  kind: Restriction['kind'];
  user_id: string | null;
  company_id: string | null;
  target_type: Restriction['target']['type'];
  target_id: string;
  about: string;
  report_id: string | null;
  facts: string;
  ground: Ground;
  rule: string;
  automated: boolean;
  until: Date | null;
  /** Null: the clock. */
  decided_by: string | null;
  decided_at: Date;
  lifted_at: Defaulted<Date | null>;
};

/** Who reported something without an account; erased once the matter is over. */
export type GuestReporterTable = {
  report_id: string;
  /** Empty, and null: not told. */
  name: string;
  mail: string | null;
  lang: Language;
};

export type AppealTable = {
  id: string;
  /** Null: who made the report, without an account (guest_reporter). */
  user_id: string | null;
  report_id: string | null;
  restriction_id: Defaulted<string | null>;
  text: string;
  status: Appeal['status'];
  statement: Defaulted<string | null>;
  created_at: Date;
  answer_by: Date;
  decided_at: Defaulted<Date | null>;
  decided_by: Defaulted<string | null>;
};

/** One sign-in of one account. */
export type SessionTable = {
  id: string;
  user_id: string;
  signed_in_at: Date;
  device: string;
  first_seen_at: Date;
  last_seen_at: Date;
  ended_at: Defaulted<Date | null>;
};

/** Both halves in base64url. */
export type SealKeyTable = {
  user_id: string;
  public_key: string;
  private_key: string;
  created_at: Date;
};

export type DataExportTable = {
  id: string;
  user_id: string;
  state: DataExport['state'];
  /** Bytes. */
  size: Defaulted<number | null>;
  file_key: Defaulted<string | null>;
  created_at: Date;
  ready_at: Defaulted<Date | null>;
  expires_at: Defaulted<Date | null>;
};

export type RightsTables = {
  appeal: AppealTable;
  data_export: DataExportTable;
  guest_reporter: GuestReporterTable;
  report: ReportTable;
  restriction: RestrictionTable;
  seal_key: SealKeyTable;
  session: SessionTable;
};
