import { ENDED_UNANSWERED } from '../../../contract/notification-rules.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { endOffersOf } from '../offer/end-offers.ts';
import { readersOf } from './announce.ts';
import { touchJob } from './job-stats.ts';
import { nameFor } from './presenter.ts';
import { eraseAfter } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { type Also, setStatus } from './transition.ts';

/** An application before and after its end. `by`: null where the clock ended it. */
type Ended = {
  readonly as: 'withdrawn' | 'rejected' | 'closed';
  readonly by: string | null;
  readonly before: ApplicationRow;
  readonly after: ApplicationRow;
};
type Consequence = (context: ChangeContext, ended: Ended) => Promise<void>;

/** The consequences of an application's end, in this order. */
const CONSEQUENCES: readonly Consequence[] = [
  (context, { after }) => endOffersOf(context, after),
  async (context, { as, before }) => {
    if (before.visible_at !== null) await touchJob(context, before.job_id, { reviewed: as === 'rejected' });
  },
  async (context, ended) => {
    if (ended.as === 'withdrawn') await tellReaders(context, ended);
    else await tellApplicant(context, ended);
  },
];

/**
 * Ends an application and everything that depends on it. `row` is locked with its job, and the transition is allowed.
 */
export async function endApplication(
  context: ChangeContext,
  row: ApplicationRow,
  { as, by, ...also }: Pick<Ended, 'as' | 'by'> & Also,
): Promise<ApplicationRow> {
  const erase_at = await eraseAfter(context, row.company_id);
  const after = await setStatus(context, row, as, by, { ...also, erase_at, due_at: null });
  for (const follows of CONSEQUENCES) await follows(context, { as, by, before: row, after });
  return after;
}

/** The readers of a job's applicants; they get no notice of an application they never saw. */
async function tellReaders(context: ChangeContext, { after }: Ended): Promise<void> {
  if (after.visible_at === null) return;
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', after.job_id)
    .select(['id', 'company_id', 'created_by', 'title', 'visible_to'])
    .executeTakeFirstOrThrow();
  for (const to of await readersOf(context.tx, job))
    await notify(context, {
      to,
      type: 'application_withdrawn',
      ref: { type: 'application', id: after.id },
      params: [nameFor(after), after.job_snapshot.title],
    });
}

/** Logged for the company as well, unless the application never reached it. */
async function tellApplicant(context: ChangeContext, { as, by, before }: Ended): Promise<void> {
  const ref = { type: 'application', id: before.id } as const;
  if (before.visible_at !== null)
    await appendLog(context, {
      companyId: before.company_id,
      actor: by === null ? null : { uid: by },
      action: as === 'rejected' ? 'application.rejected' : 'application.closed',
      ref,
      before: { status: before.status },
      after: { status: as },
    });
  await notify(context, {
    to: before.user_id,
    type: 'application_rejected',
    ref,
    params: [
      before.job_snapshot.companyName,
      before.job_snapshot.title,
      ...(as === 'closed' ? [ENDED_UNANSWERED] : []),
    ],
  });
}
