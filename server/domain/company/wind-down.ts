import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { closeApplications, closeOne } from '../application/close.ts';
import { takeDown } from '../job/take-down.ts';
import type { NewLogEntry } from '../log/append.ts';
import { tell } from '../offer/tell.ts';
import { setStatus } from '../offer/transition.ts';

/**
 * Takes every job off the market, withdraws offers that were not accepted and closes open applications with a text, so
 * that nobody is left without an answer. Agreed contracts stay.
 */
export async function windDown(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
): Promise<void> {
  await lockAll(context, companyId);
  await takeJobsDown(context, companyId, actor);
  await withdrawOffers(context, companyId, actor);
  await closeApplications(context, { companyId, why: 'companyLeft' });
  await closeAccepted(context, companyId);
}

/**
 * Locks everything that may end with the company, table by table. Otherwise the steps below would lock jobs, their
 * dependents, then jobs again.
 */
async function lockAll({ tx }: ChangeContext, companyId: string): Promise<void> {
  for (const table of ['job', 'application', 'offer'] as const)
    await tx
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .select('id')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
}

async function takeJobsDown(
  context: ChangeContext,
  companyId: string,
  actor: NewLogEntry['actor'],
): Promise<void> {
  const { tx, now, effects } = context;
  const published = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('status', '=', 'published')
    .select(['id', 'company_id', 'status'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of published) await takeDown(context, job, 'cancelled', actor);
  const drafts = await tx
    .updateTable('job')
    .set((eb) => ({ status: 'draft', updated_at: now, ver: eb('ver', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('status', '=', 'in_review')
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const job of drafts) recordJob(effects, job, 'in_review');
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
