import type { Defaulted } from './column.ts';

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

export type SyncTables = {
  idempotency: IdempotencyTable;
  bucket: BucketTable;
  bucket_change: BucketChangeTable;
  market_change: MarketChangeTable;
  meta: { name: string; value: string };
};
