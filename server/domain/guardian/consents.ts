import type { Selectable } from 'kysely';
import type { ConsentAct } from '../../../contract/entities/user.ts';
import type { Db } from '../../database/database.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';

export type Consents = readonly Pick<Selectable<GuardianConsentTable>, 'act' | 'state' | 'both_parents'>[];

export async function consentsOf(tx: Db, uid: string): Promise<Consents> {
  return tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', uid)
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .select(['act', 'state', 'both_parents'])
    .execute();
}

/** Both parents as a rule: one has confirmed who speaks for both or has custody alone, or two have. */
export function hasAgreed(consents: Consents, act: ConsentAct): boolean {
  const confirmed = consents.filter((one) => one.act === act && one.state === 'confirmed');
  return confirmed.length > 1 || confirmed.some((one) => one.both_parents);
}

export function isAsked(consents: Consents, act: ConsentAct): boolean {
  return consents.some((one) => one.act === act);
}
