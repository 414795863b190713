import { sql } from 'kysely';
import { OPEN_OFFER } from '../../../contract/live-offer.ts';
import type { Db } from '../../database/database.ts';
import type { OfferRow } from './row.ts';

/** No guardian has anything to answer any more; a company may still have to sign. */
export function isSettled({ status }: Pick<OfferRow, 'status'>): boolean {
  return status === 'accepted' || !OPEN_OFFER.includes(status);
}

/**
 * Erases guardians' addresses from an offer, its signatures and its links. The links still say what has become of the
 * offer; name, relation and custody stay with a signature.
 */
export async function forgetGuardians(tx: Db, row: OfferRow): Promise<OfferRow> {
  if (row.guardian_mails.length === 0) return row;
  await tx
    .updateTable('offer_signature')
    .set({ guardian_mail: null })
    .where('offer_id', '=', row.id)
    .where('guardian_mail', 'is not', null)
    .execute();
  await sql`
    update link set subject = subject - 'mail'
    where action = 'guardian-sign' and subject ->> 'offerId' = ${row.id}`.execute(tx);
  return tx
    .updateTable('offer')
    .set({ guardian_mails: '[]' })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
