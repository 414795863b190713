import type { Assignment } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { notify } from '../notification/notify.ts';
import { colleaguesReading } from './colleagues.ts';
import { nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';

/**
 * The assignment to store when a member is to take care of an applicant; the last one received wins. Throws `state_conflict` for
 * somebody who is no member, or may not read them: they may have left since the device saw the team.
 */
export async function assignmentTo(
  context: CallContext,
  row: ApplicationRow,
  assignee: string | null,
): Promise<Assignment | null> {
  if (assignee === null) return null;
  if (!(await colleaguesReading(context.tx, row)).has(assignee))
    throw new ApiError(
      'state_conflict',
      'only a member who reads this job’s applicants can take care of one',
    );
  return { _userId: assignee, by: userOf(context).id, at: context.now.toISOString() };
}

/**
 * Tells the one who takes care of an applicant from now on, and those whose word it replaces: who did it before, and
 * who had said so. Nobody is told of what they did themselves.
 */
export async function tellAssigned(
  context: CallContext,
  { private: { assigned: before } }: ApplicationRow,
  after: ApplicationRow,
): Promise<void> {
  const { id: uid, firstname, lastname } = userOf(context);
  const now = after.private.assigned;
  if (now?._userId === before?._userId) return;
  const colleagues = await colleaguesReading(context.tx, after);
  const concerned = new Set([now?._userId, before?._userId, before?.by]);
  for (const to of [...concerned].filter((one) => one != null).sort()) {
    if (to === uid || !colleagues.has(to)) continue;
    await notify(context, {
      to,
      type: 'application_assigned',
      ref: { type: 'application', id: after.id },
      params: [
        `${firstname} ${lastname}`,
        nameFor(after),
        after.job_snapshot.title,
        ...(now?._userId === to ? [] : [now ? (colleagues.get(now._userId) ?? '') : '']),
      ],
    });
  }
}
