import type { ReportMeasure, ReportTarget } from '../../contract/entities/report.ts';
import type { RestrictionKind } from '../../contract/entities/restriction.ts';

export type DecidedAbout = ReportTarget['type'] | 'lock' | 'decision';
export type DecisionOutcome = 'upheld' | 'dismissed' | 'granted' | 'refused';

/** What mails say of decisions. */
export type Decisions = {
  /** What a report or an objection is about. */
  readonly about: Record<DecidedAbout, string>;
  /** The same with its name, which may be empty, and its id. */
  readonly named: (what: string, name: string, id: string) => string;
  readonly outcome: Record<DecisionOutcome, string>;
  readonly measure: Record<ReportMeasure, string>;
  /** What was done, in a sentence. */
  readonly restriction: Record<RestrictionKind, string>;
  /** What a granted objection has undone. */
  readonly undone: Record<RestrictionKind, string>;
  /** What a granted objection has not undone, because a later decision stands beside it. */
  readonly another: string;
  /** That the report is decided once more, to who made it. */
  readonly decidedAgain: string;
  /** A clause of the terms of use, by its number. */
  readonly clause: (number: string) => string;
  /** Facts of the act that the clock does by itself: nobody looked at applications for so many days. */
  readonly unanswered: (days: number) => string;
};
