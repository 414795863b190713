import type { Job } from '../../../contract/entities/job.ts';

/** Name under which a card's title becomes the heading of the job's page. */
export const TITLE_TRANSITION = 'job-title';

let last: Job | undefined;

/** A card was tapped: its page can show the job in its first frame, before the replica has answered. */
export function openJob(job: Job): void {
  last = job;
}

export function openedJob(jobId: string): Job | undefined {
  return last?._id === jobId ? last : undefined;
}
