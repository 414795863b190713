import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { openPage, type Page } from '../../api/page.ts';
import { attachmentsOf } from '../file/presenter.ts';
import { markSeen } from './mark-seen.ts';
import type { Listing } from './may-list.ts';
import { type ApplicationRow, presentApplicant, presentApplication, readApplicant } from './presenter.ts';
import { ofVisibleJob } from './visible.ts';

type Args = ArgsOf<'application.list'>;

/** Newest first. `markSeen` is the part that writes: it answers with the applicant it has marked. */
export async function listApplications(
  context: CallContext,
  args: Args,
  listing: Listing,
): Promise<AnswerOf<'application.list'>> {
  if (listing.as === 'member' && listing.row !== undefined) {
    const row = await markSeen(context, args.markSeen === true, listing.row);
    return { items: [await readApplicant(context.tx, row)], next: null, gone: [] };
  }
  const page = openPage(args, ['instant', 'id']);
  const rows = await rowsOf(context, args, listing, page);
  const { shown, next } = page.close(rows, (row) => [row.received_at, row.id]);
  const files = await attachmentsOf(
    context.tx,
    'application',
    shown.map(({ id }) => id),
  );
  const present = listing.as === 'member' ? presentApplicant : presentApplication;
  return {
    items: shown.map((row) => present(row, files.get(row.id))),
    next,
    gone: listing.as === 'member' ? await goneSince(context, args, listing) : [],
  };
}

function chosen(context: CallContext, listing: Listing) {
  const query = context.tx.selectFrom('application');
  if (listing.as === 'self')
    return query
      .where('application.user_id', '=', listing.uid)
      .$if(listing.applicationId !== undefined, (one) =>
        one.where('application.id', '=', listing.applicationId as string),
      );
  const { companyId, jobId, applicationId } = listing;
  return query
    .where('application.company_id', '=', companyId)
    .where(ofVisibleJob(companyId, userOf(context).id))
    .$if(jobId !== undefined, (of) => of.where('application.job_id', '=', jobId as string))
    .$if(applicationId !== undefined, (of) => of.where('application.id', '=', applicationId as string));
}

async function rowsOf(
  context: CallContext,
  { status, since }: Args,
  listing: Listing,
  page: Page,
): Promise<ApplicationRow[]> {
  let query = chosen(context, listing)
    .selectAll('application')
    .orderBy('application.received_at', 'desc')
    .orderBy('application.id', 'desc')
    .where(page.behind(['application.received_at', 'application.id']))
    .limit(page.fetch);
  if (listing.as === 'member')
    query = query
      .where('application.visible_at', 'is not', null)
      .where('application.removed_at', 'is', null)
      .where('application.erased_at', 'is', null);
  if (status !== undefined)
    query = query.where((eb) =>
      eb(eb.fn.coalesce('application.removed_from', 'application.status'), '=', status),
    );
  if (since !== undefined) query = query.where('application.updated_at', '>', new Date(since));
  return query.execute();
}

/** Applicants that were to be seen and no longer are: hidden by the owner, or erased. */
async function goneSince(context: CallContext, { since, cursor }: Args, listing: Listing): Promise<string[]> {
  if (since === undefined || cursor !== undefined) return [];
  const rows = await chosen(context, listing)
    .where('application.visible_at', 'is not', null)
    .where('application.updated_at', '>', new Date(since))
    .where((eb) =>
      eb.or([eb('application.removed_at', 'is not', null), eb('application.erased_at', 'is not', null)]),
    )
    .select('application.id')
    .orderBy('application.id')
    .execute();
  return rows.map(({ id }) => id);
}
