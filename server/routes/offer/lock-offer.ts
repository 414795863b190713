import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../application/presenter.ts';
import type { OfferRow } from './presenter.ts';

/**
 * An offer with its application, both locked. The application first, as everywhere: what happens to an application
 * reaches its offers in the same order.
 */
export async function lockOffer(
  tx: Db,
  id: string,
): Promise<{ row: OfferRow; application: ApplicationRow | undefined }> {
  const found = await tx.selectFrom('offer').where('id', '=', id).select('application_id').executeTakeFirst();
  if (found === undefined) throw new ApiError('not_found', 'no such offer');
  const application =
    found.application_id === null
      ? undefined
      : await tx
          .selectFrom('application')
          .where('id', '=', found.application_id)
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
  const row = await tx.selectFrom('offer').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such offer');
  return { row, application };
}
