import type { Db } from '../../database/database.ts';
import { readersOf } from '../application/announce.ts';
import { recipientsOf } from '../company/recipients.ts';
import type { OfferRow } from './row.ts';

type OfOffer = Pick<OfferRow, 'company_id' | 'created_by' | 'application_id' | 'job_id'>;

/**
 * Members to notify of an offer by the company's routing; for an application's offer, limited to those who may read the
 * job's applicants.
 */
export async function offerRecipients(
  tx: Db,
  { company_id, created_by, application_id, job_id }: OfOffer,
): Promise<string[]> {
  if (application_id === null || job_id === null) return recipientsOf(tx, company_id, 'Offers', created_by);
  const job = await tx
    .selectFrom('job')
    .where('id', '=', job_id)
    .select(['id', 'company_id', 'title', 'visible_to'])
    .executeTakeFirstOrThrow();
  return readersOf(tx, { ...job, created_by }, 'Offers');
}
