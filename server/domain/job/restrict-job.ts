import { REMOVAL_WATCH_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';
import type { JobRow } from './row.ts';

/** The statement of reasons of what was done to an ad, to the owners of its company. */
export async function restrictJob(
  context: ChangeContext,
  { id, company_id, title }: Pick<JobRow, 'id' | 'company_id' | 'title'>,
  kind: 'job_unpublished' | 'job_refused',
  reasons: Reasons,
  reportId: string | null = null,
): Promise<void> {
  await restrict(context, {
    ...reasons,
    kind,
    concerns: { companyId: company_id },
    target: { type: 'job', id },
    about: title,
    reportId,
  });
}

/**
 * Whether staff looks at an ad before others do because of one that it took down: at that ad itself until somebody has
 * decided otherwise, and for `REMOVAL_WATCH_DAYS` at every other ad of its company too, because the same text can come
 * back as a new one.
 * @param jobId left out: one that is not there yet
 */
export async function followsRemoval(
  { tx, now }: ChangeContext,
  companyId: string,
  jobId?: string,
): Promise<boolean> {
  const statement = await tx
    .selectFrom('restriction')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'job_unpublished')
    .where('lifted_at', 'is', null)
    // What the clock took down for want of answers goes back by itself.
    .where('automated', '=', false)
    .where((eb) =>
      eb.or([
        eb('decided_at', '>', daysAfter(now, -REMOVAL_WATCH_DAYS)),
        ...(jobId === undefined ? [] : [eb('target_id', '=', jobId)]),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  return statement !== undefined;
}
