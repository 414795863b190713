import type { ChangeContext } from '../../api/change-context.ts';
import { closeApplications, closeOne } from '../application/close.ts';
import { endKeepingOf } from '../application/keeping.ts';
import type { NewLogEntry } from '../log/append.ts';
import { tell } from '../offer/tell.ts';
import { setStatus } from '../offer/transition.ts';
import { lockJobsAndDependents, takeJobsDown } from './take-jobs-down.ts';

/**
 * Takes every job off the market, withdraws offers that were not accepted and closes open applications with a text, so
 * that nobody is left without an answer; nobody is kept any longer. Agreed contracts stay.
 */
export async function windDown(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
): Promise<void> {
  await lockJobsAndDependents(context, companyId);
  await takeJobsDown(context, companyId, actor, 'cancelled');
  await withdrawOffers(context, companyId, actor);
  await closeApplications(context, { companyId, why: 'companyLeft' });
  await closeAccepted(context, companyId);
  await endKeepingOf(context, companyId);
}

async function withdrawOffers(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
): Promise<void> {
  const offers = await context.tx
    .selectFrom('offer')
    .where('company_id', '=', companyId)
    .where('status', 'in', ['draft', 'sent', 'viewed', 'countered', 'awaiting_guardian'])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const offer of offers) {
    const next = await setStatus(context, offer, 'withdrawn');
    if (next.sent_version !== null) await tell(context, next, 'withdrawn', actor === 'staff' ? null : actor);
  }
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
            .where('offer.status', 'in', ['accepted', 'signed'])
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
