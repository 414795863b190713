import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { openPage, type Page } from '../../api/page.ts';
import {
  decidersOf,
  facesOf,
  presentApplicant,
  presentApplication,
  readApplicant,
} from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { ofVisibleJob } from '../../domain/application/visible.ts';
import { attachmentsOf } from '../../domain/file/presenter.ts';
import { markSeen } from './mark-seen.ts';
import type { Listing } from './may-list.ts';

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
  const { shown: all, next } = page.close(rows, (row) => [row.received_at, row.id]);
  const isGone = (row: ApplicationRow) =>
    listing.as === 'member' && (row.removed_at ?? row.erased_at) !== null;
  const shown = all.filter((row) => !isGone(row));
  const files = await attachmentsOf(
    context.tx,
    'application',
    shown.map(({ id }) => id),
  );
  const names = listing.as === 'member' ? await decidersOf(context.tx, shown) : new Map();
  const faces = listing.as === 'member' ? await facesOf(context.tx, shown) : new Map();
  return {
    items: shown.map((row) =>
      listing.as === 'member'
        ? presentApplicant(row, files.get(row.id), names, faces)
        : presentApplication(row, files.get(row.id)),
    ),
    next,
    // Hidden by the owner, or erased, since the moment that was asked about.
    gone: all.filter(isGone).map(({ id }) => id),
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
  const isMember = listing.as === 'member';
  if (isMember) query = query.where('application.visible_at', 'is not', null);
  if (isMember && since === undefined)
    query = query.where('application.removed_at', 'is', null).where('application.erased_at', 'is', null);
  if (status !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('application.removed_from', 'application.status'), '=', status),
        // Whatever it was when it was shown last.
        ...(isMember
          ? [eb('application.removed_at', 'is not', null), eb('application.erased_at', 'is not', null)]
          : []),
      ]),
    );
  if (since !== undefined) query = query.where('application.updated_at', '>', new Date(since));
  return query.execute();
}
