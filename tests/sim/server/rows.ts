import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { CompanyJob, Job } from '../../../contract/entities/job.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';
import { shownOffer } from './offer-rows.ts';
import {
  type ApplicationRecord,
  ageOfMarket,
  type ConversationRecord,
  isMarket,
  type JobRecord,
  membershipOf,
  type NotificationRecord,
  type ServerState,
} from './state.ts';

/** Rows as each bucket shows them. */

type Person = Pick<ApplicationRecord, 'status' | 'statusAt' | 'person'>;

function isReleased({ status, statusAt }: Person): boolean {
  if (status === 'accepted' || status === 'hired') return true;
  return (status === 'rejected' || status === 'closed') && statusAt.accepted !== undefined;
}

/** Full name once released, first name and initial before. */
export function nameFor(row: Person): string {
  const { firstname, lastname } = row.person;
  return isReleased(row) ? `${firstname} ${lastname}` : `${firstname} ${lastname[0]}.`;
}

export function presentApplication(row: ApplicationRecord): Application {
  const { person, removedFrom, decidedBy, answeredAt, _userId, ageBand, private: own, ...shared } = row;
  return {
    ...shared,
    status: removedFrom ?? row.status,
    rejection: row.rejection && { ...row.rejection, by: row.job.companyName },
  };
}

export function presentApplicant(row: ApplicationRecord): Applicant {
  const { person, removedFrom, decidedBy, answeredAt, ...shared } = row;
  return { ...shared, name: nameFor(row), contacts: isReleased(row) ? { email: person.email } : null };
}

export function presentCompanyJob(state: ServerState, { deleted, ...row }: JobRecord): CompanyJob {
  const of = [...state.applications.values()].filter(({ _jobId }) => _jobId === row._id);
  const stats = { ...row.stats, applied: of.length, seen: of.filter(({ seenAt }) => seenAt !== null).length };
  return { ...row, stats };
}

function presentJob({ deleted, _createdBy, statusReason, reviewNote, createdAt, ...row }: JobRecord): Job {
  const { updatedAt, cleanedAt, visibleTo, stats, ...shown } = row;
  return shown;
}

export function presentConversation(
  state: ServerState,
  { companyHidden, _userId, ...row }: ConversationRecord,
  side: 'talent' | 'company',
): Conversation {
  const application = state.applications.get(row._applicationId) as ApplicationRecord;
  const people = [...row.participants].sort((a, b) =>
    `${a.side} ${a._userId}` < `${b.side} ${b._userId}` ? -1 : 1,
  );
  return {
    ...row,
    hidden:
      side === 'company' ? companyHidden : people.some((person) => person.side === side && person.hidden),
    participants: people.map((person) => {
      const user = state.users.get(person._userId);
      const full = `${user?.general.firstname} ${user?.general.lastname}`;
      return {
        _userId: person._userId,
        side: person.side,
        role: person.side === 'company' ? 'member' : 'applicant',
        name: person.side === 'talent' && side === 'company' ? nameFor(application) : full,
        lastReadSeq: person.lastReadSeq,
        clearedSeq: 0,
        mutedUntil: null,
        typingAllowed: true,
      };
    }),
  };
}

function presentNotification({ _userId, deleted, version, ...row }: NotificationRecord) {
  return row;
}

/** Whether a market is for an age that may take this job. */
export function isLive({ jobs, anyAge }: ServerState, market: string, id: string): boolean {
  const age = ageOfMarket(market);
  return anyAge || age === undefined || (jobs.get(id)?.minAge ?? 0) <= age;
}

/** A row as the owner of a bucket may see it; null where it is gone or not theirs. */
export function rowOf<Table extends TableName>(
  state: ServerState,
  bucket: string,
  table: Table,
  id: string,
): Rows[Table] | null {
  return load(state, bucket, table, id) as Rows[Table] | null;
}

function load(state: ServerState, bucket: string, table: TableName, id: string): unknown {
  const job = state.jobs.get(id);
  if (isMarket(bucket))
    return job && isLive(state, bucket, id) && !job.deleted && job.status === 'published'
      ? presentJob(job)
      : null;
  const [kind, owner = ''] = bucket.split(':');
  const application = state.applications.get(id);
  const talk = state.conversations.get(
    table === 'message' ? (state.messages.get(id)?._conversationId ?? '') : id,
  );
  const inTalk = talk && (kind === 'company' ? talk._companyId === owner : talk._userId === owner);
  if (table === 'conversation')
    return inTalk ? presentConversation(state, talk, kind === 'company' ? 'company' : 'talent') : null;
  if (table === 'offer') return shownOffer(state.offers.get(id), kind ?? '', owner);
  if (table === 'message') return (inTalk && state.messages.get(id)) || null;
  if (kind === 'company') {
    if (table === 'company') return state.companies.get(owner) ?? null;
    if (table === 'companyJob')
      return job && !job.deleted && job._companyId === owner ? presentCompanyJob(state, job) : null;
    const shown = application && application._companyId === owner && application.removedFrom === null;
    return table === 'applicant' && shown ? presentApplicant(application) : null;
  }
  if (table === 'user') return withCompany(state, owner);
  if (table === 'application') return application?._userId === owner ? presentApplication(application) : null;
  const notice = state.notifications.get(id);
  return table === 'notification' && notice?._userId === owner && !notice.deleted
    ? presentNotification(notice)
    : null;
}

function withCompany(state: ServerState, uid: string) {
  const user = state.users.get(uid);
  return user ? { ...user, _linkedCompanyId: membershipOf(state, uid)?.companyId ?? null } : null;
}
