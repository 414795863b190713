import type { ArgsOf } from '../../../contract/calls.ts';
import type { OfferParties } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { maySign } from '../../../contract/policy/offer.ts';
import { type CallContext, type Membership, type UserRecord, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { overtaken } from '../../domain/application/transition.ts';
import { readsApplicants } from '../../domain/application/visible.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { lockOffer } from './lock-offer.ts';
import { offeredCreator } from './reach.ts';

export type Making = {
  user: UserRecord;
  membership: Membership;
  /** The same `_id` was received before. */
  existing: OfferRow | undefined;
  application: ApplicationRow | undefined;
  to: {
    userId: string;
    applicationId: string | null;
    creatorId: string | null;
    jobId: string | null;
    kind: JobKind;
    parties: OfferParties;
  };
};

/** canSign sends, any member drafts; to an applicant the company has accepted, or to an adult creator who is active. */
export async function mayMakeOffer(context: CallContext, args: ArgsOf<'offer.create'>): Promise<Making> {
  const user = userOf(context);
  const { membership } = user;
  if (membership === null) throw new ApiError('not_allowed', 'offers are made by members of a company');
  if (args.draft !== true && !maySign(membership))
    throw new ApiError(
      'not_allowed',
      'sending an offer needs canSign; save it as a draft and ask somebody who has it',
    );
  const existing = await madeBefore(context, args._id, user, membership);
  const { application, to } =
    args.offer._creatorId === undefined
      ? await toApplicant(context, args.offer._applicationId as string, user, membership)
      : await toCreator(context, args.offer._creatorId, args.offer._jobId, membership);
  if (application !== undefined && existing === undefined && application.status !== 'accepted')
    await overtaken(context, application);
  return { user, membership, existing, application, to };
}

async function madeBefore(context: CallContext, id: string, user: UserRecord, membership: Membership) {
  const found = await context.tx.selectFrom('offer').where('id', '=', id).select('id').executeTakeFirst();
  if (found === undefined) return undefined;
  const { row } = await lockOffer(context.tx, id);
  if (row.company_id === membership.companyId && row.created_by === user.id) return row;
  throw new ApiError('state_conflict', 'this _id is taken; make a new one');
}

async function toApplicant(
  context: CallContext,
  id: string,
  user: UserRecord,
  { companyId, role }: Membership,
) {
  const found = await context.tx
    .selectFrom('application')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select('job_id')
    .executeTakeFirst();
  const job =
    found &&
    (await context.tx
      .selectFrom('job')
      .where('id', '=', found.job_id)
      .select(['kind', 'visible_to'])
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow());
  const application = await context.tx
    .selectFrom('application')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (application === undefined || job === undefined || !readsApplicants(user.id, role, job))
    throw new ApiError('not_found', 'no such application');
  const { firstname, lastname } = application.person;
  const to: Making['to'] = {
    userId: application.user_id,
    applicationId: application.id,
    creatorId: null,
    jobId: application.job_id,
    kind: job.kind,
    parties: {
      company: { _companyId: companyId, name: await nameOf(context, companyId) },
      talent: { _userId: application.user_id, name: `${firstname} ${lastname}` },
    },
  };
  return { application, to };
}

async function toCreator(
  context: CallContext,
  id: string,
  jobId: string | undefined,
  { companyId }: Membership,
) {
  const creator = await offeredCreator(context, id);
  if (jobId !== undefined) await assertOwnJob(context, jobId, companyId);
  const to: Making['to'] = {
    userId: creator.user_id,
    applicationId: null,
    creatorId: id,
    jobId: jobId ?? null,
    kind: 'campaign',
    parties: {
      company: { _companyId: companyId, name: await nameOf(context, companyId) },
      // The name behind the handle is written under the offer by its signature, not before.
      talent: { _userId: creator.user_id, name: `@${creator.handle}` },
    },
  };
  return { application: undefined, to };
}

async function assertOwnJob({ tx }: CallContext, jobId: string, companyId: string): Promise<void> {
  const job = await tx
    .selectFrom('job')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (job === undefined) throw new ApiError('not_found', 'no such job');
}

async function nameOf({ tx }: CallContext, companyId: string): Promise<string> {
  const { company_name, legal_name } = await tx
    .selectFrom('company')
    .leftJoin('company_registration', 'company_registration.company_id', 'company.id')
    .where('company.id', '=', companyId)
    .select(['company.company_name', 'company_registration.legal_name'])
    .executeTakeFirstOrThrow();
  // A household is shown with an initial, and makes a contract in its full name.
  return legal_name ?? company_name;
}
