import type { ChangeContext } from '../../api/change-context.ts';
import { closeApplications, closeOne } from '../application/close.ts';
import { endKeepingOf } from '../application/keeping.ts';
import type { NewLogEntry } from '../log/append.ts';
import { endOffers } from '../offer/end-offers.ts';
import { lockJobsAndDependents, takeJobsDown } from './take-jobs-down.ts';

/**
 * Takes every job off the market, ends offers that were not signed and closes open applications with a text, so
 * that nobody is left without an answer; nobody is kept any longer. Agreed contracts stay.
 */
export async function windDown(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
): Promise<void> {
  await lockJobsAndDependents(context, companyId);
  await takeJobsDown(context, companyId, actor, 'cancelled');
  await endOffers(context, { company_id: companyId }, 'company', actor === 'staff' ? null : actor);
  await closeApplications(context, { companyId, why: 'companyLeft' });
  await closeAccepted(context, companyId);
  await endKeepingOf(context, companyId);
}

/** Applicants in conversation without an agreement. */
async function closeAccepted(context: ChangeContext, companyId: string): Promise<void> {
  const accepted = await context.tx
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('status', '=', 'accepted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offer')
            .whereRef('offer.application_id', '=', 'application.id')
            .where('offer.status', '=', 'signed')
            .select('offer.id'),
        ),
      ),
    )
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of accepted) await closeOne(context, row, 'companyLeft');
}
