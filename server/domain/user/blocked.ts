import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/**
 * For a query over "user": whether they have blocked one of `who`. What those send is not delivered, and the sender learns
 * no reason.
 */
export const hasBlocked = (who: readonly string[]) => sql<boolean>`exists (
  select 1 from user_setting
  where user_id = "user".id and key = 'blocked' and value is not null and entry in (${sql.join(who)})
)`;

/** Whether one of those who answer for the company has blocked `who`: its members share what they are told. */
export async function isBlockedByTeam(
  tx: Db,
  { companyId, who }: { companyId: string; who: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('user_setting')
    .innerJoin('member', 'member.user_id', 'user_setting.user_id')
    .where('member.company_id', '=', companyId)
    .where((eb) => eb.or([eb('member.can_chat', '=', true), eb('member.role', '=', 'owner')]))
    .where('key', '=', 'blocked')
    .where('entry', '=', who)
    .where('value', 'is not', null)
    .select('entry')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
