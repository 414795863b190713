import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { isMinor } from '../user/age.ts';
import type { UserRow } from '../user/row.ts';
import { type Relation, relationOf } from './relation.ts';

export type Seen = { readonly relation: Relation; readonly row: UserRow };

/** Whether somebody may fetch the bytes of another's picture. */
export async function maySeeImage(tx: Db, viewer: UserRecord, uid: string, now: Date): Promise<boolean> {
  const seen = await see(tx, viewer, uid);
  return seen !== undefined && showsImage(seen.relation, seen.row, now);
}

/** Before the acceptance the company sees no picture (product section 1, AGG). */
export function showsImage(relation: Relation, row: UserRow, now: Date): boolean {
  if (relation.kind === 'self') return true;
  if (isMinor({ dateOfBirth: row.date_of_birth }, now)) return false;
  return relation.kind === 'applicant' ? relation.released : true;
}

export async function see(tx: Db, viewer: UserRecord, uid: string): Promise<Seen | undefined> {
  const relation = await relationOf(tx, viewer, uid);
  if (relation === undefined) return undefined;
  const row = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row && { relation, row };
}
