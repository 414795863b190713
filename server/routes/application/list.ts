import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { readKeyset, writeKeyset } from '../../api/keyset.ts';
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
  const rows = await page(context, args, listing);
  const size = args.limit ?? PAGE_DEFAULT;
  const shown = rows.slice(0, size);
  const files = await attachmentsOf(
    context.tx,
    'application',
    shown.map(({ id }) => id),
  );
  const present = listing.as === 'member' ? presentApplicant : presentApplication;
  const last = shown.at(-1);
  return {
    items: shown.map((row) => present(row, files.get(row.id))),
    next: rows.length > size && last ? writeKeyset([last.received_at.toISOString(), last.id]) : null,
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

/** One row more than asked for: it says whether another page follows. */
async function page(context: CallContext, args: Args, listing: Listing): Promise<ApplicationRow[]> {
  const { status, since, cursor, limit = PAGE_DEFAULT } = args;
  const after = readKeyset(cursor, ['instant', 'id']);
  let query = chosen(context, listing)
    .selectAll('application')
    .orderBy('application.received_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit + 1);
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
  if (after !== undefined)
    query = query.where((eb) =>
      eb(
        eb.refTuple('application.received_at', 'application.id'),
        '<',
        eb.tuple(new Date(after[0] as string), after[1] as string),
      ),
    );
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
