import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { lockCompany } from '../company/lock-company.ts';
import { membersOf } from '../company/members.ts';
import { changeJob } from '../job/change-job.ts';
import { NOTHING_PLANNED } from '../job/nothing-planned.ts';
import { notify } from '../notification/notify.ts';
import { type Publishing, publishJob } from './publish-job.ts';

const MINUTE_MS = 60_000;

const due = ({ tx, now }: ChangeContext) =>
  tx.selectFrom('job').where('goes_online_at', '<=', now).where('deleted_at', 'is', null);

/**
 * Puts jobs online at the time their company has planned, by the rules of that moment: plan, verification, review, law.
 * A refusal ends the plan and is told to the members, any of whom may mend it.
 */
export const goOnline = eachRow('jobs.go-online', MINUTE_MS, {
  async find(context, { limit, untaken }) {
    return due(context)
      .where(untaken('job.id'))
      .select('id')
      .orderBy('goes_online_at')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const found = await due(context).where('id', '=', id).select('company_id').executeTakeFirst();
    if (found === undefined) return;
    // A slot is counted behind the company's row, so that one is locked first.
    const company = await lockCompany(context.tx, found.company_id);
    const job = await due(context).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
    if (job === undefined) return;
    try {
      await publishJob(context, { company, job }, { until: job.goes_online_until, actor: null });
    } catch (error) {
      // It is thrown before anything is written; what is no refusal is tried again.
      if (!(error instanceof ApiError)) throw error;
      await keepOff(context, { company, job }, error.code);
    }
  },
});

async function keepOff(context: ChangeContext, { job }: Publishing, code: string): Promise<void> {
  const row = await changeJob(
    context,
    job,
    { ...NOTHING_PLANNED, not_online: JSON.stringify({ at: context.now.toISOString(), code }) },
    { actor: null, action: 'job.changed', after: { notOnline: code } },
  );
  for (const to of await membersOf(context.tx, row.company_id))
    await notify(context, {
      to,
      type: 'system',
      ref: { type: 'job', id: row.id },
      params: [row.title],
      version: row.ver,
    });
}
