import type { Selectable } from 'kysely';
import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationTable } from '../../database/schema/application.ts';

export type ApplicationRow = Selectable<ApplicationTable>;

/** The seeker's own applications. */
export async function loadApplications(
  db: Db,
  ids: string[],
  uid: string,
): Promise<Map<string, Application>> {
  const rows = await db
    .selectFrom('application')
    .where('id', 'in', ids)
    .where('user_id', '=', uid)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, presentApplication(row)]));
}

/** Applicants as the company may read them. */
export async function loadApplicants(
  db: Db,
  ids: string[],
  companyId: string,
): Promise<Map<string, Applicant>> {
  const rows = await db
    .selectFrom('application')
    .where('id', 'in', ids)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, presentApplicant(row)]));
}

export function presentApplication(row: ApplicationRow): Application {
  return {
    _id: row.id,
    ver: row.ver,
    _jobId: row.job_id,
    _companyId: row.company_id,
    _conversationId: row.conversation_id,
    note: row.note,
    jobRev: row.job_rev,
    status: row.status,
    statusAt: row.status_at,
    seenAt: row.seen_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    rejection: row.rejection,
    receipt: { no: row.receipt_no, receivedAt: row.received_at.toISOString(), hash: row.receipt_hash },
    job: row.job_snapshot,
  };
}

export function presentApplicant(row: ApplicationRow): Applicant {
  return {
    ...presentApplication(row),
    _userId: row.user_id,
    name: nameFor(row),
    contacts: isReleased(row) ? { email: row.person.email } : null,
    ageBand: row.age_band,
  };
}

/** Full name and contacts belong to the company from its acceptance on, and no longer once the person withdraws. */
export function isReleased(row: Pick<ApplicationRow, 'status' | 'status_at'>): boolean {
  if (row.status === 'accepted' || row.status === 'hired') return true;
  return (row.status === 'rejected' || row.status === 'closed') && row.status_at.accepted !== undefined;
}

/** `Jana Krüger` once released, `Jana K.` before. */
export function nameFor(row: Pick<ApplicationRow, 'status' | 'status_at' | 'person'>): string {
  const { firstname, lastname } = row.person;
  if (isReleased(row)) return `${firstname} ${lastname}`;
  const [initial = ''] = lastname.trim();
  return `${firstname} ${initial}.`;
}
