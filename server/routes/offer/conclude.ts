import type { ChangeContext } from '../../api/change-context.ts';
import { markHired } from '../../domain/application/mark-hired.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';

/** All signatures are there: everybody is told, and the applicant is hired. */
export async function concludeIfSigned(
  context: ChangeContext,
  row: OfferRow,
  actor: { uid: string } | null,
): Promise<OfferRow> {
  if (row.status !== 'signed') return row;
  if (row.application_id !== null) await markHired(context, row.application_id);
  await tell(context, row, 'signed', actor);
  return row;
}
