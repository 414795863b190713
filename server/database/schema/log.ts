import type { LogAction, LogActor } from '../../../contract/entities/log.ts';
import type { Defaulted, NullableJson } from './column.ts';

export type CompanyLogTable = {
  company_id: string;
  seq: number;
  at: Date;
  actor: NullableJson<LogActor>;
  action: LogAction;
  ref_type: string | null;
  ref_id: string | null;
  before: NullableJson<unknown>;
  after: NullableJson<unknown>;
  source: 'server' | 'client';
  prev_hash: string;
  hash: string;
};

/** End of each chain, whose row lock keeps it from forking; `floor_…`: the last entry that retention has removed. */
export type CompanyLogHeadTable = {
  company_id: string;
  seq: number;
  hash: string;
  floor_seq: Defaulted<number>;
  floor_hash: Defaulted<string>;
};

export type StaffLogTable = {
  id: Defaulted<number>;
  at: Date;
  command: string;
  /** The arguments as they were given. */
  args: string;
  /** The member of staff; null of reads, and of acts from before it was asked. */
  acted_by: Defaulted<string | null>;
  /** What was said to the person at the terminal. */
  outcome: string;
};

export type LogTables = {
  company_log: CompanyLogTable;
  company_log_head: CompanyLogHeadTable;
  staff_log: StaffLogTable;
};
