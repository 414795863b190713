import type { JobDraft } from '../../contract/entities/job.ts';
import { LAW_EDITION } from '../../contract/law/edition.ts';
import type { Effects } from '../database/change-log/effects.ts';
import { recordJob } from '../database/change-log/record.ts';
import type { Db } from '../database/database.ts';
import { draftColumns } from '../domain/job/columns.ts';

export type NewJob = {
  id: string;
  companyId: string;
  draft: JobDraft;
  /** Null: a draft that is not published. */
  published: { at: Date; validThrough: Date } | null;
};

/** Rows of one statement: 40 columns each, and PostgreSQL takes at most 65,535 parameters. */
const BATCH = 200;

/** Inserts jobs that come from elsewhere; those whose id is there already are left alone. Returns the new ids. */
export async function insertJobs(
  tx: Db,
  effects: Effects,
  jobs: readonly NewJob[],
  now: Date,
): Promise<Set<string>> {
  const inserted = new Set<string>();
  for (let from = 0; from < jobs.length; from += BATCH) {
    const rows = await tx
      .insertInto('job')
      .values(
        jobs.slice(from, from + BATCH).map(({ id, companyId, draft, published }) => ({
          ...draftColumns(draft),
          law_edition: LAW_EDITION,
          id,
          company_id: companyId,
          created_by: null,
          status: published ? ('published' as const) : ('draft' as const),
          status_reason: null,
          published_at: published?.at ?? null,
          valid_through: published?.validThrough ?? null,
          created_at: published?.at ?? now,
          updated_at: published?.at ?? now,
          deleted_at: null,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
      .execute();
    for (const row of rows) {
      recordJob(effects, row);
      inserted.add(row.id);
    }
  }
  return inserted;
}
