import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import type { OfferRow } from '../../domain/offer/row.ts';

/**
 * An offer with its application, both locked, behind the application's job: signing the last one hires, which changes
 * the job as well.
 */
export async function lockOffer(
  tx: Db,
  id: string,
): Promise<{ row: OfferRow; application: ApplicationRow | undefined }> {
  const found = await tx
    .selectFrom('offer')
    .leftJoin('application', 'application.id', 'offer.application_id')
    .where('offer.id', '=', id)
    .select(['offer.application_id', 'application.job_id'])
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('not_found', 'no such offer');
  if (found.job_id !== null)
    await tx.selectFrom('job').where('id', '=', found.job_id).select('id').forNoKeyUpdate().execute();
  const application =
    found.application_id === null
      ? undefined
      : await tx
          .selectFrom('application')
          .where('id', '=', found.application_id)
          .selectAll()
          .forNoKeyUpdate()
          .executeTakeFirst();
  const row = await tx
    .selectFrom('offer')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such offer');
  return { row, application };
}
