import { dayOf } from '../../../contract/calendar-day.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Db } from '../../database/database.ts';
import { townName } from '../../domain/job/market-towns.ts';
import { isRowOnMarket } from '../../domain/job/on-market.ts';
import type { ClosedJob } from './gone-page.ts';

type Found = {
  kind: JobKind;
  place: string | null;
  label: string | undefined;
  /** Undefined: nothing of it may be told. */
  told: ClosedJob | undefined;
};

/**
 * A job that was on the market once: gone, and not unknown. Undefined for one that is on it still, and for a draft that
 * nobody has seen. What staff took down or sent back, or its company deleted, is not told again.
 */
export async function findClosed(db: Db, jobId: string, now: Date): Promise<Found | undefined> {
  const row = await db
    .selectFrom('job')
    .where('id', '=', jobId)
    .where('published_at', 'is not', null)
    .select([
      'kind',
      'title',
      'location',
      'status',
      'status_reason',
      'valid_through',
      'closed_at',
      'closed_title',
      'closed_place',
      'updated_at',
      'deleted_at',
    ])
    .executeTakeFirst();
  if (!row || isRowOnMarket(row, now)) return undefined;
  // Its end has come, and the clock has not taken it off yet.
  const isOver = row.status === 'published' && row.valid_through !== null;
  const isClosed = row.status === 'unpublished' && row.status_reason !== 'refused';
  const mayTell = row.deleted_at === null && (isOver || isClosed);
  const title = isOver ? row.title : row.closed_title;
  const label = isOver ? row.location?.label : row.closed_place;
  const place = label ? townName(label) : null;
  const day = dayOf(isOver ? (row.valid_through as Date) : (row.closed_at ?? row.updated_at));
  const because = isOver ? 'expired' : becauseOf(row.status_reason);
  return {
    kind: row.kind,
    place,
    label: label ?? undefined,
    told: mayTell && title !== null ? { title, place, day, because } : undefined,
  };
}

function becauseOf(reason: string | null): ClosedJob['because'] {
  return reason === 'filled' || reason === 'cancelled' || reason === 'expired' ? reason : 'other';
}
