import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Attachment } from '../../../contract/entities/file.ts';
import { applicantName, isReleased, signOf } from '../../../contract/policy/applicant-name.ts';
import { exposed } from '../../../contract/policy/exposure.ts';
import type { CallContext } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../database/change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { attachmentsOf } from '../file/presenter.ts';
import type { ApplicationRow } from './row.ts';
import { ofVisibleJob } from './visible.ts';

/** The seeker's own applications, as they read them. */
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
  const files = await attachmentsOf(db, 'application', ids);
  return new Map(rows.map((row) => [row.id, presentApplication(row, files.get(row.id))]));
}

/** Applicants as this member of the company may read them. */
export async function loadApplicants(
  db: Db,
  ids: string[],
  companyId: string,
  viewer: string,
): Promise<Map<string, Applicant>> {
  const rows = await db
    .selectFrom('application')
    .where('application.id', 'in', ids)
    .where('application.company_id', '=', companyId)
    .where('application.visible_at', 'is not', null)
    .where('application.removed_at', 'is', null)
    .where('application.erased_at', 'is', null)
    .where(ofVisibleJob(companyId, viewer))
    .selectAll('application')
    .execute();
  const files = await attachmentsOf(db, 'application', ids);
  const names = await decidersOf(db, rows);
  const faces = await facesOf(db, rows);
  return new Map(rows.map((row) => [row.id, presentApplicant(row, files.get(row.id), names, faces)]));
}

export async function readApplication(db: Db, row: ApplicationRow): Promise<Application> {
  return presentApplication(row, (await attachmentsOf(db, 'application', [row.id])).get(row.id));
}

/** The applicant's own, for the answer of a call that has changed it. */
export async function answerApplication(
  { tx, shown }: Pick<CallContext, 'tx' | 'shown'>,
  row: ApplicationRow,
): Promise<Application> {
  const application = await readApplication(tx, row);
  shown?.keep(userBucket(row.user_id), 'application', application);
  return application;
}

/** `readApplicant` for the answer of a call that has changed one whom the caller reads in their company's bucket. */
export async function answerApplicant(
  { tx, shown }: Pick<CallContext, 'tx' | 'shown'>,
  row: ApplicationRow,
): Promise<Applicant> {
  const applicant = await readApplicant(tx, row);
  shown?.keep(companyBucket(row.company_id), 'applicant', applicant);
  return applicant;
}

/** As any member reads it; access is checked by the caller. */
export async function readApplicant(db: Db, row: ApplicationRow): Promise<Applicant> {
  const files = await attachmentsOf(db, 'application', [row.id]);
  return presentApplicant(row, files.get(row.id), await decidersOf(db, [row]), await facesOf(db, [row]));
}

/** Shows an application that the owner has hidden unchanged. Members appear as the company, without names. */
export function presentApplication(row: ApplicationRow, files: Attachment[] = []): Application {
  return {
    ...shared(row, hasReleased(row) ? files.map(({ held: _, ...file }) => file) : files),
    status: row.removed_from ?? row.status,
    rejection: rejectionOfApplicant(row),
  };
}

/** In the company's name, never in that of the member who decided. */
export function rejectionOfApplicant({
  rejection,
  job_snapshot,
}: Pick<ApplicationRow, 'rejection' | 'job_snapshot'>): Application['rejection'] {
  return rejection && { text: rejection.text, lang: rejection.lang, by: job_snapshot.companyName };
}

/** Names of the members who decided last, by their ids. */
export async function decidersOf(db: Db, rows: readonly ApplicationRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) =>
    row.decided_by && row.decided_by !== row.user_id ? [row.decided_by] : [],
  );
  if (ids.length === 0) return new Map();
  const members = await db
    .selectFrom('user')
    .where('id', 'in', [...new Set(ids)])
    .where('erased_at', 'is', null)
    .select(['id', 'firstname', 'lastname'])
    .execute();
  return new Map(members.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

/** Whether the company reads a picture in its row of somebody; it may fetch no others (`maySeeImage`). */
const showsFace = (row: ApplicationRow) => hasReleased(row) && row.age_band === '18plus';

/** Pictures of those who show one, by the person's id. */
export async function facesOf(db: Db, rows: readonly ApplicationRow[]): Promise<Map<string, string>> {
  const uids = rows.filter(showsFace).map((row) => row.user_id);
  if (uids.length === 0) return new Map();
  const people = await db
    .selectFrom('user')
    .where('id', 'in', [...new Set(uids)])
    .where('image_file_id', 'is not', null)
    .select(['id', 'image_file_id'])
    .execute();
  return new Map(people.map((person) => [person.id, person.image_file_id as string]));
}

/** @param deciders as `decidersOf` answers; @param faces as `facesOf` does */
export function presentApplicant(
  row: ApplicationRow,
  files: Attachment[] = [],
  deciders: ReadonlyMap<string, string> = new Map(),
  faces: ReadonlyMap<string, string> = new Map(),
): Applicant {
  const released = hasReleased(row);
  const { heldFiles, heldCreator, ...read } = exposed(
    {
      person: row.person,
      ageBand: row.age_band,
      contacts: contactsOf(row),
      cv: row.cv,
      files,
      creatorId: row.creator_id,
      image: showsFace(row) ? faces.get(row.user_id) : undefined,
    },
    released,
  );
  return {
    ...shared(row, files),
    ...read,
    ...(heldFiles > 0 && { heldFiles }),
    ...(heldCreator && { heldCreator }),
    rejection: row.rejection && rejectionRead(row.rejection),
    _userId: row.user_id,
    ageBand: row.age_band,
    decidedBy: (row.decided_by && deciders.get(row.decided_by)) ?? null,
    private: row.private,
  };
}

function rejectionRead({ shown, text, ...rest }: NonNullable<ApplicationRow['rejection']>) {
  return { ...rest, text: shown ?? text };
}

function shared(row: ApplicationRow, files: Attachment[]): Application {
  return {
    _id: row.id,
    ver: row.ver,
    _jobId: row.job_id,
    _companyId: row.company_id,
    _conversationId: row.conversation_id,
    _creatorId: row.creator_id,
    note: row.note,
    answers: row.answers,
    files,
    cv: row.cv,
    ...(row.person.availability && { availability: row.person.availability }),
    jobRev: row.job_rev,
    status: row.status,
    statusAt: row.status_at,
    seenAt: row.seen_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    rejection: null,
    receipt: { no: row.receipt_no, receivedAt: row.received_at.toISOString(), hash: row.receipt_hash },
    guardian: row.guardian,
    eraseAt: row.erase_at?.toISOString() ?? null,
    keeping: presentKeeping(row.keeping),
    job: row.job_snapshot,
    ...(row.person.sign !== undefined && !hasReleased(row) && { sign: signOf(row.person.sign) }),
    ...(row.proposal && { proposal: row.proposal }),
  };
}

function presentKeeping(keeping: ApplicationRow['keeping']): Application['keeping'] {
  if (keeping === null) return null;
  const { eraseBefore: _, ...shown } = keeping;
  return shown;
}

function contactsOf({ person }: Pick<ApplicationRow, 'person'>): NonNullable<Applicant['contacts']> {
  const chosen = person.contacts ?? ['email'];
  return {
    ...(chosen.includes('email') ? { email: person.email } : {}),
    ...(chosen.includes('phone') && person.phone ? { phone: person.phone } : {}),
  };
}

export const hasReleased = ({ status, status_at }: Pick<ApplicationRow, 'status' | 'status_at'>) =>
  isReleased(status, status_at.accepted);

/** As the company reads it now. */
export const nameFor = (row: Pick<ApplicationRow, 'status' | 'status_at' | 'person'>) =>
  applicantName(row.person, hasReleased(row));
