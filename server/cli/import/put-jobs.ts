import { dayOf } from '../../../contract/calendar-day.ts';
import type { CompanyJob, JobDraft } from '../../../contract/entities/job.ts';
import { lackingOf } from '../../../contract/import/ad-to-draft.ts';
import { changedFields, draftOf } from '../../../contract/policy/changed-fields.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { isForMarket } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { editJob } from '../../domain/job/edit-job.ts';
import { noteImported } from '../../domain/job/imported.ts';
import { loadCompanyJobs } from '../../domain/job/presenter.ts';
import { insertJobs } from '../../seed/insert-jobs.ts';
import { findingText } from './finding-text.ts';
import type { Slots } from './slots.ts';

export type PlannedJob = {
  id: string;
  companyId: string;
  /** Of its row in the file. */
  digest: string;
  draft: JobDraft;
  notes: readonly string[];
  problems: readonly string[];
  publishWithoutPay: boolean;
};

/** What became of a row. `kept`: its job was left alone, for the reason that is said. */
export type Outcome = 'published' | 'draft' | 'changed' | 'present' | 'kept' | 'refused';
export type Told = { outcome: Outcome; notes: readonly string[] };

/** Puts the jobs of one company where they belong: new, changed, or as they are. Answers what became of each. */
export async function putJobs(
  context: ChangeContext,
  planned: readonly PlannedJob[],
  slots: Slots,
): Promise<Map<string, Told>> {
  const told = new Map<string, Told>();
  const known = await loadKnown(context, planned);
  let free = slots.free;
  const added: { plan: PlannedJob; published: boolean }[] = [];
  for (const plan of planned) {
    const there = known.get(plan.id);
    if (there) {
      told.set(plan.id, await putAgain(context, plan, there));
      continue;
    }
    const lacking = whyDraft(plan, { ...slots, free }, context.now);
    const published = lacking.length === 0;
    if (published) free -= 1;
    added.push({ plan, published });
    told.set(plan.id, {
      outcome: published ? 'published' : 'draft',
      notes: [...lacking, ...plan.notes],
    });
  }
  await insert(context, added);
  return told;
}

/** Why it is not published at once. */
function whyDraft({ draft, problems, publishWithoutPay }: PlannedJob, slots: Slots, now: Date): string[] {
  const lacking = lackingOf(draft, dayOf(now));
  const why = [...problems, ...lacking.filter(({ code }) => code !== 'pay_missing').map(findingText)];
  const withoutPay = lacking.some(({ code }) => code === 'pay_missing');
  if (problems.length === 0 && withoutPay && !publishWithoutPay)
    why.push(`a job of kind ${draft.kind} is not published without pay`);
  if (why.length === 0 && slots.isReviewed(draft.minAge))
    why.push('staff looks at it first: publish it in the app');
  if (why.length === 0 && slots.free <= 0) why.push('every job slot of the plan is in use');
  return why;
}

async function insert(
  context: ChangeContext,
  added: readonly { plan: PlannedJob; published: boolean }[],
): Promise<void> {
  if (added.length === 0) return;
  const { tx, effects, now } = context;
  const publication = { at: now, validThrough: closingMoment(closingDays(now).usual) };
  const jobs = added.map(({ plan: { id, companyId, draft }, published }) => ({
    id,
    companyId,
    draft,
    published: published ? publication : null,
  }));
  await insertJobs(tx, effects, jobs, now);
  await tx
    .insertInto('imported_job')
    .values(added.map(({ plan }) => ({ job_id: plan.id, digest: plan.digest, rev: 1 })))
    .execute();
}

type Known = { digest: string | null; rev: number; job: CompanyJob | undefined };

/** Existing jobs, locked; without `job` where it was deleted. */
async function loadKnown({ tx }: ChangeContext, planned: readonly PlannedJob[]): Promise<Map<string, Known>> {
  const [first] = planned;
  if (!first) return new Map();
  const rows = await tx
    .selectFrom('job')
    .leftJoin('imported_job', 'imported_job.job_id', 'job.id')
    .where(
      'job.id',
      'in',
      planned.map(({ id }) => id),
    )
    .select(['job.id', 'job.deleted_at', 'imported_job.digest', 'imported_job.rev'])
    .orderBy('job.id')
    .forNoKeyUpdate('job')
    .execute();
  const living = rows.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id);
  const jobs = await loadCompanyJobs(tx, living, first.companyId);
  // An import that kept no record has made the first edit.
  return new Map(rows.map(({ id, digest, rev }) => [id, { digest, rev: rev ?? 1, job: jobs.get(id) }]));
}

/** A row that was imported before. What people have done in the app since is never undone. */
async function putAgain(
  context: ChangeContext,
  plan: PlannedJob,
  { digest, rev, job }: Known,
): Promise<Told> {
  const { draft, digest: next, notes, problems } = plan;
  if (job === undefined) return { outcome: 'kept', notes: ['it was deleted in the app'] };
  if (next === digest) return { outcome: 'present', notes: [] };
  const patch = changedFields(draftOf(job), draft);
  const isSame = Object.keys(patch).length === 0;
  if (!isSame && job.rev !== rev) return { outcome: 'kept', notes: ['it was edited in the app since'] };
  // Two files number their rows from one.
  if (patch.title !== undefined && patch.description !== undefined)
    return { outcome: 'kept', notes: [`"${job.title}" has this job_id; another ad needs another`] };
  const lacking = [...problems, ...lackingOf(draft, dayOf(context.now)).map(findingText)];
  if (!isSame && isForMarket(job.status) && lacking.length > 0)
    return {
      outcome: 'kept',
      notes: ['it is on the market or in review, and this would take it off', ...lacking],
    };
  const after = isSame ? job : await editJob(context, { job, patch, by: null });
  await noteImported(context.tx, { id: plan.id, rev: after.rev }, next);
  return isSame
    ? { outcome: 'present', notes: [] }
    : { outcome: 'changed', notes: [Object.keys(patch).join(', '), ...problems, ...notes] };
}
