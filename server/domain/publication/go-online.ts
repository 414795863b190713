import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { lockCompany } from '../company/lock-company.ts';
import { keepOff } from '../job/keep-off.ts';
import { publishJob } from './publish-job.ts';

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
      await keepOff(context, job, error.code);
    }
  },
});
