import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Effects } from '../../database/change-log/effects.ts';
import { type ApplicationChange, changeApplication } from './change-application.ts';
import { nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';

/** Columns that change with the state. */
export type Also = Omit<ApplicationChange, 'status' | 'status_at' | 'decided_by'>;

/**
 * Moves an application to a state, stores when and by whom (null: the clock), and logs it for both sides. The time of
 * submission never changes.
 */
export async function setStatus(
  context: ChangeContext,
  row: ApplicationRow,
  status: ApplicationStatus,
  by: string | null,
  also: Also = {},
): Promise<ApplicationRow> {
  const { now, effects } = context;
  const next = await changeApplication(context, row.id, {
    ...also,
    status,
    status_at: JSON.stringify(
      status === 'submitted' ? row.status_at : { ...row.status_at, [status]: now.toISOString() },
    ),
    decided_by: by,
  });
  clearNotices(effects, next, by);
  return next;
}

/** A member who has looked at it needs no notice any more; once it is decided, nobody in the team does. */
function clearNotices(effects: Effects, { id, status }: ApplicationRow, by: string | null): void {
  if (status === 'submitted') return;
  if (status !== 'viewed') effects.readNotices(id, ['application_new', 'application_due']);
  else if (by !== null) effects.readNotices(id, ['application_new'], by);
}

/**
 * Throws `state_conflict` after a lost race, with the current state, its time and its actor. The applicant reads the
 * company's name, not the member's.
 */
export async function overtaken(context: CallContext, row: ApplicationRow): Promise<never> {
  const status = row.removed_from ?? row.status;
  const at = row.status_at[status] ?? null;
  const by = await decider(context, row);
  throw new ApiError('state_conflict', `this application is ${status} already${by ? `, by ${by}` : ''}`, {
    detail: { status, at, by },
  });
}

/** Throws `state_conflict` where the application has left the state `from` that a decision was made on. */
export async function assertUnmoved(
  context: CallContext,
  row: ApplicationRow,
  from: ApplicationStatus | undefined,
): Promise<void> {
  if (from === undefined || row.status === from || (isOpen(row.status) && isOpen(from))) return;
  await overtaken(context, row);
}

async function decider({ tx, user }: CallContext, row: ApplicationRow): Promise<string | null> {
  if (row.decided_by === null) return null;
  if (row.decided_by === row.user_id) return nameFor(row);
  if (user?.id === row.user_id) return row.job_snapshot.companyName;
  const member = await tx
    .selectFrom('user')
    .where('id', '=', row.decided_by)
    .select(['firstname', 'lastname'])
    .executeTakeFirst();
  return member ? `${member.firstname} ${member.lastname}` : null;
}
