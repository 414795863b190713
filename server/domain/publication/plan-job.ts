import { ApiError } from '../../../contract/errors.ts';
import { SCHEDULE_MAX_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { changeJob } from '../job/change-job.ts';
import { NOTHING_PLANNED } from '../job/nothing-planned.ts';
import type { JobRow } from '../job/row.ts';
import { assertPublishable, endOfPublication, type Publishing } from './publish-job.ts';

/** `at`: may have passed, then it is due at once. `until`: the last day asked for. */
type Plan = { at: Date; until: Date | null };

/**
 * Plans when a job goes online by itself; null takes the plan back. What its text lacks is refused now. Whether a slot
 * is free then, nobody knows yet: that is asked when the time has come.
 */
export async function planJob(
  context: ChangeContext,
  { company, job }: Publishing,
  plan: Plan | null,
  actor: { uid: string },
): Promise<JobRow> {
  const before = { goesOnlineAt: job.goes_online_at?.toISOString() ?? null };
  if (plan === null) {
    if (job.goes_online_at === null && job.not_online === null) return job;
    return changeJob(context, job, NOTHING_PLANNED, {
      actor,
      action: 'job.changed',
      before,
      after: { goesOnlineAt: null },
    });
  }
  const { at, until } = plan;
  assertNear(at, context.now);
  const from = at > context.now ? at : context.now;
  endOfPublication(from, until ?? undefined);
  await assertPublishable(context, { company, job }, from);
  return changeJob(
    context,
    job,
    { goes_online_at: from, goes_online_until: until, not_online: null },
    { actor, action: 'job.changed', before, after: { goesOnlineAt: from.toISOString() } },
  );
}

/** What waited in an outbox may have passed, but not by half a year. */
function assertNear(at: Date, now: Date): void {
  const code =
    at > daysAfter(now, SCHEDULE_MAX_DAYS)
      ? 'too_big'
      : at < daysAfter(now, -SCHEDULE_MAX_DAYS)
        ? 'too_small'
        : undefined;
  if (code !== undefined)
    throw new ApiError('fields_invalid', `at is more than ${SCHEDULE_MAX_DAYS} days from now`, {
      fields: [{ path: 'at', code }],
    });
}
