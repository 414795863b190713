import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { TrackedState, TrackedWay } from '../../../contract/entities/tracking.ts';
import type { IssuedLine } from '../../domain/proof/issue-lines.ts';

/** A line on paper. `code`: only of what was sent here and can be checked. */
export type PrintedLine = { day: string; company: string; title: string; code?: IssuedLine } & (
  | { way: 'here'; state: ApplicationStatus }
  | { way: TrackedWay; state: TrackedState }
);
