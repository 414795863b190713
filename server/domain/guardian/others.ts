import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';

/** Other guardians of the same child who are asked about the same act, or have agreed to it. */
export async function othersAsked(
  tx: Db,
  { id, user_id, act }: Pick<Selectable<GuardianConsentTable>, 'id' | 'user_id' | 'act'>,
): Promise<{ name: string | null }[]> {
  return tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', user_id)
    .where('act', '=', act)
    .where('id', '<>', id)
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .select('name')
    .execute();
}
