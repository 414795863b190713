import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Replica } from '../database.ts';

function newestFirst<Row extends Application>(rows: Row[]): Row[] {
  const at = (row: Row) => row.statusAt.submitted ?? '';
  return rows.toSorted((a, b) => at(b).localeCompare(at(a)));
}

/** A company's applicants, newest first; of one job when `jobId` is given. */
export async function applicants(db: Replica, jobId?: string): Promise<Applicant[]> {
  const rows = jobId ? db.applicant.where('_jobId').equals(jobId).toArray() : db.applicant.toArray();
  return newestFirst(await rows);
}

/** How many wait to be opened for the first time. */
export function countNewApplicants(db: Replica): Promise<number> {
  return db.applicant.filter((row) => row.status === 'submitted').count();
}

/** The application a conversation is about, on either side. */
export async function applicationOfConversation(
  db: Replica,
  conversationId: string,
): Promise<{ side: 'talent'; row: Application } | { side: 'company'; row: Applicant } | undefined> {
  const mine = await db.application.where('_conversationId').equals(conversationId).first();
  if (mine) return { side: 'talent', row: mine };
  const theirs = await db.applicant.where('_conversationId').equals(conversationId).first();
  return theirs && { side: 'company', row: theirs };
}
