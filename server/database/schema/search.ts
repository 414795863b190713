import type { JobDraft } from '../../../contract/entities/job.ts';
import type { MarketFigures } from '../../../contract/entities/market-figures.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Defaulted, Json, NullableJson } from './column.ts';

/** Kept by triggers on job and company; nothing else writes it. Its document, point and sphere are read in SQL only. */
export type JobSearchTable = {
  job_id: string;
  company_id: string;
  published_at: Date;
  valid_through: Date;
  kind: JobKind;
  remote: JobDraft['remote'];
  min_age: number;
  /** Cents an hour; -1: cannot be told. */
  pay_hour: number;
  /** `Infinity` where no hours are stated. */
  hours_min: number;
  /** `-Infinity` where no hours are stated. */
  hours_max: Defaulted<number>;
  /** `infinity`: no day is named. */
  start_date: string;
};

export type SearchWordTable = { word: string; looked_at: Date | null };

export type JobViewTable = { job_id: string; user_id: string; day: string; counted: Defaulted<boolean> };

export type SearchAlertTable = {
  user_id: string;
  search_id: string;
  looked_at: Date;
  /** A look that one task did not come to the end of. */
  looking: NullableJson<Looking>;
};

/** `began`: when it did; `after`: the last hit that was compared, in the order of publication. */
export type Looking = { began: string; after: { key: number | string; publishedAt: string; id: string } };

/** One row. */
export type MarketFiguresTable = { one: Defaulted<true>; figures: Json<MarketFigures> };

export type SearchTables = {
  job_search: JobSearchTable;
  job_view: JobViewTable;
  market_figures: MarketFiguresTable;
  search_alert: SearchAlertTable;
  search_word: SearchWordTable;
};
