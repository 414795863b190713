import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { Elsewhere } from '../../../contract/entities/tracking.ts';
import type { Clocks } from '../../../contract/policy/later-wins.ts';
import type { Defaulted, DefaultedJson, NullableJson } from './column.ts';

export type TrackingTable = {
  user_id: string;
  id: string;
  ver: Defaulted<number>;
  elsewhere: NullableJson<Elsewhere | null>;
  note: string;
  remind_at: Defaulted<Date | null>;
  kept_rev: Defaulted<number | null>;
  /** When each field was last changed. */
  fields_at: DefaultedJson<Clocks>;
  deleted_at: Defaulted<Date | null>;
};

export type ProofLineTable = {
  no: string;
  secret: string;
  application_id: string;
  status: ApplicationStatus;
  status_at: Date;
  receipt_no: string;
  made_at: Date;
  ended_at: Defaulted<Date | null>;
};

export type ProofTables = { tracking: TrackingTable; proof_line: ProofLineTable };
