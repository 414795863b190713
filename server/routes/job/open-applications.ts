import { ApiError } from '../../../contract/errors.ts';
import { RUNNING_OFFER } from '../../../contract/live-offer.ts';
import type { Db } from '../../database/database.ts';

/**
 * Throws `outcomes_missing` while somebody waits for an answer to their application to this job, or `state_conflict`
 * while one of its offers is neither signed nor over.
 */
export async function assertNothingOpen(tx: Db, jobId: string): Promise<void> {
  const open = await tx
    .selectFrom('application')
    .where('job_id', '=', jobId)
    .where('visible_at', 'is not', null)
    .where('status', 'in', ['submitted', 'viewed'])
    .select('id')
    .orderBy('id')
    .execute();
  if (open.length > 0)
    throw new ApiError('outcomes_missing', 'somebody still waits for an answer; give it first', {
      detail: { _applicationIds: open.map((application) => application.id) },
    });
  const offers = await tx
    .selectFrom('offer')
    .leftJoin('application', 'application.id', 'offer.application_id')
    .where((eb) => eb.or([eb('offer.job_id', '=', jobId), eb('application.job_id', '=', jobId)]))
    .where('offer.status', 'in', [...RUNNING_OFFER])
    .select('offer.id')
    .orderBy('offer.id')
    .execute();
  if (offers.length > 0)
    throw new ApiError('state_conflict', 'an offer is still open; end it or wait for the answer', {
      detail: { _offerIds: offers.map((offer) => offer.id) },
    });
}
