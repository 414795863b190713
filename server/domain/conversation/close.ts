import { sql } from 'kysely';
import type { GoneReason } from '../../../contract/policy/conversation.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordConversation } from '../../database/change-log/record.ts';

/** Also for a conversation that a side has closed: that side could open it again by writing. */
export const closedFor = (reason: GoneReason) =>
  ({ status: 'closed', asked_by: null, closed_by: 'system', closed_reason: reason }) as const;

/** Closes every conversation of a company that is erased; what was written stays readable. */
export async function closeTalksOf({ tx, now, effects }: ChangeContext, companyId: string): Promise<void> {
  const open = await tx
    .selectFrom('conversation')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`closed_by is distinct from 'system'`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (open.length === 0) return;
  const closed = await tx
    .updateTable('conversation')
    .set((eb) => ({
      ...closedFor('company_deleted'),
      closed_at: now,
      updated_at: now,
      ver: eb('ver', '+', 1),
    }))
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .returningAll()
    .execute();
  for (const row of closed) recordConversation(effects, row);
}
