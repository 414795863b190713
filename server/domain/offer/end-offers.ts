import type { Side } from '../../../contract/fields.ts';
import { OPEN_OFFER } from '../../../contract/live-offer.ts';
import { endedBy } from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { ApplicationRow } from '../application/row.ts';
import { tell } from './tell.ts';
import { setStatus } from './transition.ts';

/**
 * Ends the open offers of an application that is over: by the talent where the applicant has withdrawn, by the company
 * where it has decided otherwise. The application is locked and passed in its new state.
 */
export async function endOffersOf(
  context: ChangeContext,
  application: Pick<ApplicationRow, 'id' | 'status' | 'user_id' | 'decided_by'>,
): Promise<void> {
  const side = application.status === 'withdrawn' ? 'talent' : 'company';
  const by = application.decided_by === null ? null : { uid: application.decided_by };
  await endOffers(context, { application_id: application.id }, side, by);
}

/** What the offers belong to that are ended: one of them. */
type Owned = { application_id: string } | { user_id: string } | { company_id: string };

/** Ends every offer that is open; signed ones stand. @param by account that did it; null: the clock or staff */
export async function endOffers(
  context: ChangeContext,
  owned: Owned,
  side: Side,
  by: { uid: string } | null,
): Promise<void> {
  const rows = await context.tx
    .selectFrom('offer')
    .where((eb) => eb.and(owned))
    .where('status', 'in', [...OPEN_OFFER])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) {
    const status = endedBy(side, row.status);
    if (status === undefined) continue;
    const next = await setStatus(context, row, status);
    if (next.sent_version !== null) await tell(context, next, status, by);
  }
}
