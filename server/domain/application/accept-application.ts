import { may, mayReconsider } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { touchJob } from './job-stats.ts';
import { endKeeping } from './keeping.ts';
import { eraseAfter } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { overtaken, setStatus } from './transition.ts';

/**
 * Moves an application to accepted and tells the applicant; the conversation is its caller's to open. `row` is locked
 * with its job. Throws `state_conflict` where it can be accepted no more.
 */
export async function acceptApplication(context: CallContext, row: ApplicationRow): Promise<ApplicationRow> {
  const { id: uid } = userOf(context);
  const reconsidered = !may('accept', row.status);
  if (reconsidered) await assertReconsidered(context, row);
  const next = await setStatus(context, row, 'accepted', uid, {
    seen_at: row.seen_at ?? context.now,
    answered_at: row.answered_at ?? context.now,
    rejection: null,
    due_at: null,
    ...(await endKeeping(context, row, uid)),
    // It is open again: they may be asked again at its next end.
    keeping: null,
    erase_at: await eraseAcceptedAt(context, row),
  });
  await touchJob(context, row.job_id, { reviewed: true });
  await appendLog(context, {
    companyId: row.company_id,
    actor: { uid },
    action: reconsidered ? 'application.reconsidered' : 'application.accepted',
    ref: { type: 'application', id: row.id },
    before: { status: row.status },
    after: { status: 'accepted' },
  });
  await notify(context, {
    to: row.user_id,
    type: 'application_accepted',
    ref: { type: 'application', id: row.id },
    params: [row.job_snapshot.companyName, row.job_snapshot.title],
  });
  return next;
}

/** Null while the job is on the market; else the time runs already. */
async function eraseAcceptedAt(context: CallContext, row: ApplicationRow): Promise<Date | null> {
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', row.job_id)
    .select('status')
    .executeTakeFirstOrThrow();
  return job.status === 'published' ? null : eraseAfter(context, row.company_id);
}

/** The owner, and nobody else, may take a rejection back within 24 hours. */
async function assertReconsidered(context: CallContext, row: ApplicationRow): Promise<void> {
  const recent = mayReconsider({ statusAt: row.status_at }, context.now.toISOString());
  const isOwner = userOf(context).membership?.role === 'owner';
  if (!may('reconsider', row.status) || !recent || !isOwner) await overtaken(context, row);
}
