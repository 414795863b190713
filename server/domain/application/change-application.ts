import type { Updateable } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordApplication } from '../../database/change-log/record.ts';
import type { ApplicationTable } from '../../database/schema/application.ts';
import type { ApplicationRow } from './row.ts';

/** Columns of a change; the version and its time are counted here. */
export type ApplicationChange = Omit<Updateable<ApplicationTable>, 'ver' | 'updated_at'>;

/** Changes a locked application and tells both sides' devices. Returns the new row. */
export async function changeApplication(
  { tx, now, effects }: ChangeContext,
  id: string,
  change: ApplicationChange,
): Promise<ApplicationRow> {
  const next = await tx
    .updateTable('application')
    .set((eb) => ({ ...change, updated_at: now, ver: eb('ver', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordApplication(effects, next);
  return next;
}
