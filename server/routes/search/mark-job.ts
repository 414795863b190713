import { dayOf } from '../../../contract/calendar-day.ts';
import type { SearchEvent } from '../../../contract/entities/search.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';
import { setSetting } from '../../domain/user/set-setting.ts';
import type { Step } from './policy.ts';

/** Which setting an event moves, and where to; `null` takes the entry out. */
const MOVES = {
  save: { key: 'savedJobs', value: true },
  unsave: { key: 'savedJobs', value: null },
  hide: { key: 'hiddenJobs', value: true },
  unhide: { key: 'hiddenJobs', value: null },
} as const;

/** Keeps what the reader did with a job. Done again it changes nothing. */
export async function markJob(context: CallContext, event: SearchEvent, step: Step): Promise<void> {
  if (event === 'share') return;
  if (event === 'view') return countView(context, step);
  await move(context, step.row.id, MOVES[event]);
}

async function move(
  context: CallContext,
  jobId: string,
  { key, value }: (typeof MOVES)[keyof typeof MOVES],
): Promise<void> {
  const { tx, now } = context;
  const user = await lockUserRow(tx, userOf(context).id);
  const known = await tx
    .selectFrom('user_setting')
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .where('entry', '=', jobId)
    .select(['value', 'at'])
    .executeTakeFirst();
  if ((known?.value ?? null) === value) return;
  // Steps arrive in the order they were taken: one is always later than what is known, whatever clock set that.
  const at = new Date(Math.max(now.getTime(), (known?.at.getTime() ?? 0) + 1)).toISOString();
  await setSetting(context, { userId: user.id, setting: { [key]: { [jobId]: { value, at } } } }, user);
}

/** Once a person and day; the company's own people do not count. */
async function countView(context: CallContext, { row }: Step): Promise<void> {
  const { tx, now } = context;
  const user = userOf(context);
  if (user.membership?.companyId === row.company_id) return;
  await tx
    .insertInto('job_view')
    .values({ job_id: row.id, user_id: user.id, day: dayOf(now) })
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id', 'day']).doNothing())
    .execute();
}
