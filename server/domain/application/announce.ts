import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { recipientsOf, type Topic } from '../company/recipients.ts';
import type { JobRow } from '../job/row.ts';
import { notify } from '../notification/notify.ts';
import { readingMembers } from './colleagues.ts';
import { touchJob } from './job-stats.ts';
import { nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';

type OfJob = Pick<JobRow, 'id' | 'company_id' | 'created_by' | 'title' | 'visible_to'>;

/** An application has become visible to the company: its counts move, and those who answer are told. */
export async function announce(context: ChangeContext, row: ApplicationRow, job: OfJob): Promise<void> {
  await touchJob(context, job.id);
  for (const uid of await readersOf(context.tx, job)) {
    await notify(context, {
      to: uid,
      type: 'application_new',
      ref: { type: 'application', id: row.id },
      params: [nameFor(row), job.title],
      groupKey: `job:${job.id}`,
    });
  }
}

/**
 * Members to notify about a job's applicants: the company's routing, limited to those who may read them; the owners if
 * nobody is left.
 */
export async function readersOf(tx: Db, job: OfJob, topic: Topic = 'Applications'): Promise<string[]> {
  const wanted = await recipientsOf(tx, job.company_id, topic, job.created_by);
  const readers = await readingMembers(tx, job);
  const told = readers.filter(({ user_id }) => wanted.includes(user_id));
  const found = told.length > 0 ? told : readers.filter(({ role }) => role === 'owner');
  return found.map(({ user_id }) => user_id);
}
