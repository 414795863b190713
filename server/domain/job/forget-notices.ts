import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { readsApplicants } from '../application/visible.ts';
import type { JobRow } from './row.ts';

type Subjects = Record<'application' | 'offer' | 'conversation', { id: string }[]>;

/** Members who may no longer read the applicants lose the notices that name them. */
export async function forgetNotices(
  { tx, effects, now }: ChangeContext,
  job: Pick<JobRow, 'company_id' | 'visible_to'>,
  subjects: Subjects,
): Promise<void> {
  const members = await tx
    .selectFrom('member')
    .where('company_id', '=', job.company_id)
    .select(['user_id', 'role'])
    .execute();
  const uids = members
    .filter(({ user_id, role }) => !readsApplicants(user_id, role, job))
    .map(({ user_id }) => user_id);
  if (uids.length === 0) return;
  for (const [type, rows] of Object.entries(subjects) as [keyof Subjects, { id: string }[]][]) {
    if (rows.length === 0) continue;
    const gone = await tx
      .updateTable('notification')
      .set((eb) => ({ deleted_at: now, params: '[]', ver: eb('ver', '+', 1) }))
      .where('user_id', 'in', uids)
      .where('deleted_at', 'is', null)
      .where('ref_type', '=', type)
      .where(
        'ref_id',
        'in',
        rows.map(({ id }) => id),
      )
      .returning(['id', 'ver', 'user_id'])
      .execute();
    for (const notice of gone) recordNotification(effects, notice, true);
  }
}
