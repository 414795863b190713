import type { ReportMeasure, ReportTarget } from '../../contract/entities/report.ts';

export type DecidedAbout = ReportTarget['type'] | 'lock' | 'decision';
export type DecisionOutcome = 'upheld' | 'dismissed' | 'granted' | 'refused';

/** What a mail says of a decision about a report. */
export type Decisions = {
  /** What a report or an objection is about. */
  readonly about: Record<DecidedAbout, string>;
  readonly outcome: Record<DecisionOutcome, string>;
  readonly measure: Record<ReportMeasure, string>;
};
