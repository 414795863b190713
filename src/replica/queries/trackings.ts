import type { Elsewhere, Tracking } from '../../../contract/entities/tracking.ts';
import type { Replica } from '../database.ts';

/** An application that was made elsewhere. */
export type TrackedElsewhere = Tracking & { elsewhere: Elsewhere };

export const isElsewhere = (row: Tracking): row is TrackedElsewhere => row.elsewhere !== null;

/** What this person keeps about applications, by id: of one that was sent here the application's. */
export async function trackings(db: Replica): Promise<Map<string, Tracking>> {
  return new Map((await db.tracking.toArray()).map((row) => [row._id, row]));
}
