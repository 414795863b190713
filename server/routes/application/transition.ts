import type { Updateable } from 'kysely';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordApplication } from '../../change-log/record.ts';
import type { ApplicationTable } from '../../database/schema/application.ts';
import type { ApplicationRow } from './presenter.ts';

/** Moves an application to a state, notes when, and logs it for both sides. When it was submitted never changes. */
export async function enter(
  { tx, effects, now }: CallContext,
  row: ApplicationRow,
  status: ApplicationStatus,
  also: Omit<Updateable<ApplicationTable>, 'ver' | 'status' | 'status_at'> = {},
): Promise<ApplicationRow> {
  const next = await tx
    .updateTable('application')
    .set((eb) => ({
      ...also,
      status,
      status_at: JSON.stringify(
        status === 'submitted' ? row.status_at : { ...row.status_at, [status]: now.toISOString() },
      ),
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordApplication(effects, next);
  return next;
}

/** The other side was first: says in which state it is now, and since when. */
export function overtaken(row: ApplicationRow): ApiError {
  return new ApiError('state_conflict', `this application is ${row.status}`, {
    detail: { status: row.status, at: row.status_at[row.status] ?? null },
  });
}
