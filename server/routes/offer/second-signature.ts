import { SETTINGS_DEFAULTS } from '../../../contract/entities/company-settings.ts';
import type { Db } from '../../database/database.ts';

/** How many members have to sign for the company, as it is set now; an offer keeps it until it is sent again. */
export async function companySignaturesOf(tx: Db, companyId: string): Promise<1 | 2> {
  const { settings } = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('settings')
    .executeTakeFirstOrThrow();
  return (settings.requireSecond ?? SETTINGS_DEFAULTS.requireSecond) ? 2 : 1;
}
