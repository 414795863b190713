import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { User } from '../../../contract/entities/user.ts';

/** Why somebody cannot apply to a job; asked in the order the server asks. */
export type Hindrance =
  | { kind: 'company' }
  | { kind: 'closed' }
  | { kind: 'too-young'; minAge: number }
  | { kind: 'guardian' };

/** Null where nothing stands in the way. `now`: the server's time. */
export function hindranceOf(
  user: Pick<User, 'userMode' | 'guardian' | 'general'>,
  job: Pick<Job, 'status' | 'validThrough' | 'minAge'> | undefined,
  now: Date,
): Hindrance | null {
  if (user.userMode !== 'user') return { kind: 'company' };
  const expired = job?.validThrough ? Date.parse(job.validThrough) <= now.getTime() : false;
  if (job?.status !== 'published' || expired) return { kind: 'closed' };
  const age = ageOn(user.general.dateOfBirth, dayOf(now));
  if (age < job.minAge) return { kind: 'too-young', minAge: job.minAge };
  return user.guardian === 'pending' ? { kind: 'guardian' } : null;
}
