import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { ageOfMinor } from '../user/age.ts';

/** Throws `too_young`: a minor reads only jobs they may take, by whatever call (product section 4.9). */
export function assertOldEnoughFor(
  { user, now }: Pick<CallContext, 'user' | 'now'>,
  job: { min_age: number },
): void {
  const age = ageOfMinor(user, now);
  if (age !== undefined && age < job.min_age)
    throw new ApiError('too_young', `this job is for people from ${job.min_age}`, {
      detail: { minAge: job.min_age },
    });
}
