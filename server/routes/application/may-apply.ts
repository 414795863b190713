import { ageBandOf } from '../../../contract/age.ts';
import { answerProblems } from '../../../contract/answers.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import type { StoredSettings } from '../../../contract/entities/company-settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type ApplyVerdict, isApplicant, mayApply as verdictOn } from '../../../contract/policy/apply.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { factsOf } from '../../domain/job/facts.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { whyGone } from '../../domain/job/why-gone.ts';
import { ageOfUser, personOn } from '../../domain/user/age.ts';
import { isBlockedByTeam } from '../../domain/user/blocked.ts';

export type Applying = {
  user: UserRecord;
  ageBand: AgeBand;
  /** `pending`: the company sees it once a guardian has agreed. */
  guardian: ApplicationRow['guardian'];
  job: JobRow & { company_name: string; reply_days: number; company_settings: StoredSettings };
  /** The person's application to this job, if there is one already. */
  existing: ApplicationRow | undefined;
};

/** A person of the right age may apply to a job that is on the market; a first receipt stays whatever follows. */
export async function mayApply(context: CallContext, args: ArgsOf<'application.add'>): Promise<Applying> {
  const user = userOf(context);
  if (!isApplicant({ userMode: user.mode })) throw new ApiError('not_allowed', NOT_ALLOWED);
  const job = await context.tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.id', '=', args._jobId)
    .selectAll('job')
    .select(['company.company_name', 'company.reply_days', 'company.settings as company_settings'])
    .forNoKeyUpdate('job')
    .executeTakeFirst();
  // A job that was never published is not known to exist.
  if (!job?.published_at) throw new ApiError('not_found', 'no such job');
  const existing = await context.tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('user_id', '=', user.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  const age = ageOfUser(user, context.now);
  const applying = { user, ageBand: ageBandOf(age), guardian: 'none' as const, job, existing };
  if (existing !== undefined && !isWithdrawn(existing)) return applying;
  const verdict = verdictOn(
    { userMode: user.mode, ...personOn(user, dayOf(context.now)) },
    {
      ...factsOf(job),
      status: job.status,
      validThrough: job.valid_through?.toISOString() ?? null,
      minAge: job.min_age,
    },
    context.now,
  );
  if (!verdict.ok) throw refusalOf(verdict, job);
  await assertWelcome(context, user, job);
  await assertCreator(context, args, user, job);
  if (args.proposal !== undefined && job.kind !== 'campaign')
    throw new ApiError('fields_invalid', 'a price is proposed for campaigns only', {
      fields: [{ path: 'proposal', code: 'not_a_campaign' }],
    });
  const problems = answerProblems(job.questions, args.answers ?? []);
  if (problems.length > 0)
    throw new ApiError('fields_invalid', 'the job asks something that is not answered yet', {
      fields: problems,
    });
  if (!verdict.needsGuardian) return applying;
  return { ...applying, guardian: user.guardian === 'ok' ? 'ok' : 'pending' };
}

/** Also one that the owner has hidden after it was withdrawn. */
export function isWithdrawn({ status, removed_from }: ApplicationRow): boolean {
  return (removed_from ?? status) === 'withdrawn';
}

const NOT_ALLOWED = 'company accounts do not apply';

function refusalOf(verdict: Exclude<ApplyVerdict, { ok: true }>, job: JobRow): ApiError {
  switch (verdict.code) {
    case 'not_allowed':
      return new ApiError('not_allowed', NOT_ALLOWED);
    case 'job_closed':
      return new ApiError('job_closed', 'this job is closed', { detail: { statusReason: whyGone(job) } });
    case 'too_young':
      return new ApiError('too_young', `this job needs an age of ${verdict.minAge}`, {
        detail: { minAge: verdict.minAge, reasons: verdict.reasons },
      });
  }
}

/** Whom one of those who answer applicants has blocked, their company does not hear of. */
async function assertWelcome({ tx }: CallContext, { id }: UserRecord, job: JobRow): Promise<void> {
  if (await isBlockedByTeam(tx, { companyId: job.company_id, who: id }))
    throw new ApiError('not_delivered', 'this company takes no applications from this account');
}

/** A proposal to a campaign may come from the caller's own creator profile, from no other. */
async function assertCreator(
  { tx }: CallContext,
  { _creatorId }: ArgsOf<'application.add'>,
  user: UserRecord,
  job: JobRow,
): Promise<void> {
  if (_creatorId === undefined) return;
  const creator = await tx
    .selectFrom('creator')
    .where('id', '=', _creatorId)
    .where('user_id', '=', user.id)
    .select('status')
    .executeTakeFirst();
  if (creator === undefined) throw new ApiError('not_found', 'no such creator');
  if (job.kind !== 'campaign' || creator.status !== 'active')
    throw new ApiError('fields_invalid', 'proposals come from an active creator, and go to campaigns', {
      fields: [{ path: '_creatorId', code: job.kind === 'campaign' ? creator.status : 'not_a_campaign' }],
    });
}
