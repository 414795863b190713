import type { Generated } from 'kysely';
import type { Defaulted, DefaultedJson } from './column.ts';

export type MarketFilesTable = {
  one: Defaulted<boolean>;
  run: Defaulted<number>;
  /** When the last run was written. */
  at: Defaulted<Date | null>;
  took_ms: Defaulted<number | null>;
  /** xid8, read as text. */
  xid: Defaulted<string | null>;
  seq: Defaulted<number | null>;
  begun_at: Defaulted<Date | null>;
  reading: Defaulted<boolean>;
  changed: Defaulted<boolean>;
  step: Defaulted<number>;
  busy_until: Defaulted<Date | null>;
  swept_at: Defaulted<Date | null>;
  suspects: DefaultedJson<string[]>;
};

export type MarketCellTable = {
  cell: string;
  split: Defaulted<boolean>;
  changed: number;
  due: number;
  written: Defaulted<number>;
};

export type MarketLineTable = {
  cell: string;
  job_id: string;
  /** The smallest part there is around the job (contract/market-cell.ts). */
  leaf: string;
  ver: number;
  min_age: number;
  told_age: number;
  gone: boolean;
  run: number;
};

export type MarketSegmentTable = {
  id: Generated<number>;
  bucket: string;
  cell: string;
  kind: 'base' | 'delta';
  from_run: number;
  to_run: number;
  hash: string;
  rows: number;
  bytes: number;
  jobs: number;
  at: Date;
  checked_at: Date;
  checked_run: number;
  run_in: number;
  run_out: Defaulted<number | null>;
  out_at: Defaulted<Date | null>;
};

export type MarketFilesTables = {
  market_files: MarketFilesTable;
  market_cell: MarketCellTable;
  market_line: MarketLineTable;
  market_segment: MarketSegmentTable;
};

/** What is known of the files of the market; all of it is made again from the jobs. */
export const MARKET_FILES_TABLES = [
  'market_files',
  'market_cell',
  'market_line',
  'market_segment',
] as const satisfies (keyof MarketFilesTables)[];
