import {
  againstAnyMinor,
  againstClock,
  againstDays,
  againstHours,
  againstSpanAndRest,
} from './against-minors.ts';
import type { Finding, JobFacts } from './facts.ts';

/** What forbids a job to people of 15 to 17 whose compulsory schooling is over. Empty: they may do it. */
export function againstYouths(age: number, job: JobFacts): Finding[] {
  return [
    ...againstAnyMinor(job),
    ...againstHours(age, job),
    ...againstDays(job),
    ...againstClock(age, job),
    ...againstSpanAndRest(job),
  ];
}
