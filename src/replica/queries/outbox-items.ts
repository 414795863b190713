import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { chat } from './chat.ts';
import { outboxEntries } from './outbox.ts';

/** An entry of the outbox and the names a person knows its subject by; empty where this device has none. */
export type OutboxItem = { entry: OutboxEntry; job: string; who: string };

/** Everything on its way, in the order it was done, told with names instead of ids. */
export function outboxItems(db: Replica): Promise<OutboxItem[]> {
  const named = [db.application, db.applicant, db.conversation, db.company, db.companyJob, db.job];
  // One transaction: what is told belongs together, and a live query sees every table it depends on.
  return db.transaction('r', [db.outbox, ...named], async () => {
    const entries = await outboxEntries(db);
    return Promise.all(entries.map(async (entry) => ({ entry, ...(await subjectOf(db, entry)) })));
  });
}

type Subject = { job: string; who: string };

async function subjectOf(db: Replica, { name, args }: OutboxEntry): Promise<Subject> {
  if (name === 'application.add' && '_jobId' in args && '_id' in args) {
    const job = await db.job.get(args._jobId);
    return job ? { job: job.title, who: job.companyName } : aboutApplication(db, args._id);
  }
  if ('_applicationId' in args && args._applicationId) return aboutApplication(db, args._applicationId);
  if ('_conversationId' in args && args._conversationId) {
    const found = await chat(db, { conversationId: args._conversationId });
    return { job: found?.jobTitle ?? '', who: found?.name ?? '' };
  }
  if ('job' in args) return { job: args.job.title, who: '' };
  const jobId = '_jobId' in args ? args._jobId : 'jobId' in args ? args.jobId : undefined;
  if (jobId) return { job: (await db.companyJob.get(jobId))?.title ?? '', who: '' };
  if ('companyId' in args) return { job: '', who: (await db.company.get(args.companyId))?.companyName ?? '' };
  return { job: '', who: '' };
}

async function aboutApplication(db: Replica, id: string): Promise<Subject> {
  const mine = await db.application.get(id);
  if (mine) return { job: mine.job.title, who: mine.job.companyName };
  const theirs = await db.applicant.get(id);
  return { job: theirs?.job.title ?? '', who: theirs?.name ?? '' };
}
