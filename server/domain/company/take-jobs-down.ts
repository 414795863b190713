import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { takeDown } from '../job/take-down.ts';
import type { NewLogEntry } from '../log/append.ts';

/**
 * Locks what may end with a company's ads, table by table. Otherwise what follows would lock jobs, their dependents,
 * then jobs again.
 */
export async function lockJobsAndDependents({ tx }: ChangeContext, companyId: string): Promise<void> {
  for (const table of ['job', 'application', 'offer'] as const)
    await tx
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .select('id')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
}

/** Takes every job of a company off the market; one that waits for review is a draft again. All are locked. */
export async function takeJobsDown(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
  reason: 'cancelled' | 'refused',
): Promise<void> {
  const { tx, now, effects } = context;
  const published = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('status', '=', 'published')
    .select(['id', 'company_id', 'status'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of published) await takeDown(context, job, reason, actor);
  const drafts = await tx
    .updateTable('job')
    .set((eb) => ({ status: 'draft', updated_at: now, ver: eb('ver', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('status', '=', 'in_review')
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const job of drafts) recordJob(effects, job, 'in_review');
}
