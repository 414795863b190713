import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { isOver } from './on-market.ts';
import { takeDown } from './take-down.ts';

const MINUTE_MS = 60_000;

const overdue = ({ tx, now }: ChangeContext) => tx.selectFrom('job').where(isOver('job', now));

/** Takes jobs off the market whose `validThrough` has passed; their applications stay open and can still be answered. */
export const expireJobs = eachRow('jobs.expire', MINUTE_MS, {
  async find(context, { limit, untaken }) {
    return overdue(context)
      .where(untaken('job.id'))
      .select('id')
      .orderBy('valid_through')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const job = await overdue(context)
      .where('id', '=', id)
      .select(['id', 'company_id', 'status'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (job !== undefined) await takeDown(context, job, 'expired', null);
  },
});
