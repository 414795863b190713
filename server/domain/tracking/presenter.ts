import type { Selectable } from 'kysely';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import type { Db } from '../../database/database.ts';
import type { TrackingTable } from '../../database/schema/proof.ts';

export type TrackingRow = Selectable<TrackingTable>;

/** What a person keeps about applications; nobody else ever reads it. */
export async function loadTrackings(db: Db, ids: string[], uid: string): Promise<Map<string, Tracking>> {
  const rows = await db
    .selectFrom('tracking')
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, presentTracking(row)]));
}

export function presentTracking({ id, ver, fields_at, ...row }: TrackingRow): Tracking {
  const { elsewhere, note, remind_at, kept_rev } = row;
  return {
    _id: id,
    ver,
    elsewhere,
    note,
    remindAt: remind_at?.toISOString() ?? null,
    keptRev: kept_rev,
    ...(Object.keys(fields_at).length > 0 && { fieldsAt: fields_at }),
  };
}
