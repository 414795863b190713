import type { Replica } from '../database.ts';
import { me } from './me.ts';

/** A job somebody may apply to. */
export type DraftedJob = { jobId: string; title: string; company: string };

/** Applications that are being written, and saved jobs: where a shared file may go. Those without a job here are left out. */
export async function jobsToApplyTo(db: Replica): Promise<{ written: DraftedJob[]; saved: DraftedJob[] }> {
  const [drafts, user, applied] = await Promise.all([
    db.draft.toCollection().primaryKeys(),
    me(db),
    db.application.toArray(),
  ]);
  const sent = new Set(applied.map(({ _jobId }) => _jobId));
  const written = [
    ...new Set(drafts.flatMap((key) => /^(?:files:)?application:(.+)$/.exec(key)?.[1] ?? [])),
  ].filter((jobId) => !sent.has(jobId));
  const saved = Object.entries(user?.settings.savedJobs ?? {}).flatMap(([jobId, entry]) =>
    entry?.value && !sent.has(jobId) && !written.includes(jobId) ? [jobId] : [],
  );
  return { written: await named(db, written), saved: await named(db, saved) };
}

async function named(db: Replica, jobIds: readonly string[]): Promise<DraftedJob[]> {
  const jobs = await db.job.bulkGet([...jobIds]);
  return jobs.flatMap((job) => (job ? [{ jobId: job._id, title: job.title, company: job.companyName }] : []));
}
