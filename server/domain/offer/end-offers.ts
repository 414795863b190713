import { stepOffer } from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { ApplicationRow } from '../application/row.ts';
import { tell } from './tell.ts';
import { countOf, setStatus } from './transition.ts';

/**
 * Ends the open offers of an application that is over: declined where the applicant has withdrawn, withdrawn where the
 * company has decided otherwise. Accepted offers stand. The application is locked and passed in its new state.
 */
export async function endOffersOf(
  context: ChangeContext,
  application: Pick<ApplicationRow, 'id' | 'status' | 'user_id' | 'decided_by'>,
): Promise<void> {
  const rows = await context.tx
    .selectFrom('offer')
    .where('application_id', '=', application.id)
    .where('status', 'in', ['draft', 'sent', 'viewed', 'countered', 'awaiting_guardian'])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const byTalent = application.status === 'withdrawn';
  for (const row of rows) {
    const unsent = row.sent_version === null;
    const status =
      byTalent && !unsent
        ? stepOffer('decline', 'talent', row.status, countOf(row))
        : stepOffer('withdraw', 'canSign', row.status, countOf(row));
    if (status === undefined) continue;
    const next = await setStatus(context, row, status);
    const by = application.decided_by === null ? null : { uid: application.decided_by };
    if (!unsent) await tell(context, next, byTalent ? 'declined' : 'withdrawn', by);
  }
}
