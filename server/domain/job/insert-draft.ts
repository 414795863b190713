import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { draftColumns } from './columns.ts';
import { NOTHING_PLANNED } from './nothing-planned.ts';
import type { JobRow } from './row.ts';

type New = {
  id: string;
  companyId: string;
  draft: Parameters<typeof draftColumns>[0];
  /** Account that writes it; null: a feed. */
  by: string | null;
};

/** A job nobody else sees yet. */
export async function insertDraft(
  { tx, effects, now }: ChangeContext,
  { id, companyId, draft, by }: New,
): Promise<JobRow> {
  const row = await tx
    .insertInto('job')
    .values({ ...newColumns(draft, by, now), id, company_id: companyId, published_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  recordJob(effects, row);
  return row;
}

/** Columns of a draft that was written now. */
export function newColumns(draft: New['draft'], by: string | null, now: Date) {
  return {
    ...draftColumns(draft),
    ...NOTHING_PLANNED,
    created_by: by,
    status: 'draft',
    status_reason: null,
    valid_through: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  } as const;
}
