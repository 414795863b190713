import type { Replica } from '../database.ts';
import { bytesHere } from './files.ts';

export type KeptKind = 'jobs' | 'applications' | 'messages' | 'files';
export type KeptSizes = Record<KeptKind, number>;

/** Rows that are looked at to tell how large those of a table are. */
const SAMPLE = 40;

/**
 * About how many bytes of each kind lie on this device. Rows are estimated by some of them: no browser tells what a table
 * takes, and reading all would take longer than anybody looks.
 */
export async function keptSizes(db: Replica): Promise<KeptSizes> {
  const [job, companyJob, application, applicant, conversation, message, files] = await Promise.all([
    sizeOf(db.job),
    sizeOf(db.companyJob),
    sizeOf(db.application),
    sizeOf(db.applicant),
    sizeOf(db.conversation),
    sizeOf(db.message),
    bytesHere(db),
  ]);
  return {
    jobs: job + companyJob,
    applications: application + applicant,
    messages: conversation + message,
    files,
  };
}

/** What is needed of a table, whatever rows it holds. */
type Rows = {
  count(): PromiseLike<number>;
  limit(count: number): { toArray(): PromiseLike<readonly unknown[]> };
};

async function sizeOf(table: Rows): Promise<number> {
  const [count, some] = await Promise.all([table.count(), table.limit(SAMPLE).toArray()]);
  if (some.length === 0) return 0;
  return Math.round((JSON.stringify(some).length / some.length) * count);
}
