import type { ChangeContext } from '../../api/change-context.ts';
import { recordApplication } from '../../database/change-log/record.ts';
import { hasReleased } from './presenter.ts';

/** Companies that have accepted read the picture in the row of their applicant. */
export async function touchPictureReaders(context: ChangeContext, uid: string): Promise<void> {
  const rows = await context.tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('age_band', '=', '18plus')
    .where('erased_at', 'is', null)
    .select(['id', 'status', 'status_at'])
    .orderBy('id')
    .execute();
  for (const { id } of rows.filter(hasReleased)) {
    const touched = await context.tx
      .updateTable('application')
      .set((eb) => ({ ver: eb('ver', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    recordApplication(context.effects, touched);
  }
}
