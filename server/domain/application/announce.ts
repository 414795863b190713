import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { recipientsIn, type Topic, teamOf } from '../company/recipients.ts';
import type { JobRow } from '../job/row.ts';
import { notifyEach } from '../notification/notify.ts';
import { touchJob } from './job-stats.ts';
import { nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';
import { readsApplicants } from './visible.ts';

type OfJob = Pick<JobRow, 'id' | 'company_id' | 'created_by' | 'title' | 'visible_to'>;

/** An application has become visible to the company: its counts move, and those who answer are told. */
export async function announce(context: ChangeContext, row: ApplicationRow, job: OfJob): Promise<void> {
  await touchJob(context, job.id);
  const readers = await readersOf(context.tx, job);
  await notifyEach(
    context,
    readers.map((to) => ({
      to,
      type: 'application_new',
      ref: { type: 'application', id: row.id },
      params: [nameFor(row), job.title],
      groupKey: `job:${job.id}`,
    })),
  );
}

/**
 * Members to notify about a job's applicants: the company's routing, limited to those who may read them; the owners if
 * nobody is left.
 */
export async function readersOf(tx: Db, job: OfJob, topic: Topic = 'Applications'): Promise<string[]> {
  const team = await teamOf(tx, job.company_id);
  const wanted = recipientsIn(team, topic, job.created_by);
  const readers = team.members.filter(({ user_id, role }) => readsApplicants(user_id, role, job));
  const told = readers.filter(({ user_id }) => wanted.includes(user_id));
  const found = told.length > 0 ? told : readers.filter(({ role }) => role === 'owner');
  return found.map(({ user_id }) => user_id);
}
