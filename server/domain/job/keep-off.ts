import type { ChangeContext } from '../../api/change-context.ts';
import { membersOf } from '../company/members.ts';
import { notify } from '../notification/notify.ts';
import { changeJob } from './change-job.ts';
import { NOTHING_PLANNED } from './nothing-planned.ts';
import type { JobRow } from './row.ts';

/**
 * Keeps a locked job off the market where the rules refuse a publication nobody waits for: planned for this moment, or
 * due with the company's verification. The code is told to the members, any of whom may mend it.
 */
export async function keepOff(context: ChangeContext, job: JobRow, code: string): Promise<void> {
  const status = job.status === 'in_review' ? 'draft' : job.status;
  const row = await changeJob(
    context,
    job,
    { ...NOTHING_PLANNED, status, not_online: JSON.stringify({ at: context.now.toISOString(), code }) },
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
