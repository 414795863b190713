import { ageOn } from '../../../contract/age.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import type { Company, Member } from '../../../contract/entities/company.ts';
import type { Conversation, Message, Participant } from '../../../contract/entities/conversation.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { TableName } from '../../../contract/sync.ts';
import type { OfferRecord } from './offer-rows.ts';

/** Everything the model of the user API keeps, as plain data: a backup is a copy of it. */

export type ApplicationRecord = Omit<Applicant, 'name' | 'contacts'> & {
  person: { firstname: string; lastname: string; email: string };
  decidedBy: string;
  /** What it was before the owner hid it. */
  removedFrom: Applicant['status'] | null;
  answeredAt: string | null;
};
export type ParticipantRecord = Pick<Participant, '_userId' | 'side' | 'lastReadSeq'> & { hidden: boolean };
export type ConversationRecord = Omit<Conversation, 'hidden' | 'participants'> & {
  _applicationId: string;
  _companyId: string;
  _userId: string;
  companyHidden: boolean;
  participants: ParticipantRecord[];
};
export type NotificationRecord = Notification & {
  _userId: string;
  deleted: boolean;
  /** What makes it the same notice. */
  version: string | null;
};
export type JobRecord = CompanyJob & { deleted: boolean };

/** What a change has left in a bucket: the newest line of each row. */
export type LogRow = { table: TableName; id: string; seq: number; ver: number; deleted: boolean };
export type Bucket = { seq: number; floor: number; rows: Map<string, LogRow> };
export type MarketRow = { id: string; xid: number; seq: number; ver: number; deleted: boolean };

/** The record under a key; of rows only the names, because a replay carries them as they are by then (rule W6). */
export type StoredAnswer = {
  body: string;
  data: unknown;
  changed: { bucket: string; table: TableName; id: string; ver: number }[];
};

export type ServerState = {
  /** A flaw: minors get every job. */
  anyAge?: boolean;
  /** A flaw: whatever text of an offer somebody has read, the newest one is signed. */
  anyText?: boolean;
  /** A flaw: signatures outlive the text they are under. */
  keptSignatures?: boolean;
  epoch: string;
  users: Map<string, User>;
  companies: Map<string, Company>;
  jobs: Map<string, JobRecord>;
  revisions: { jobId: string; rev: number; uid: string }[];
  applications: Map<string, ApplicationRecord>;
  conversations: Map<string, ConversationRecord>;
  messages: Map<string, Message>;
  offers: Map<string, OfferRecord>;
  notifications: Map<string, NotificationRecord>;
  answers: Map<string, StoredAnswer>;
  buckets: Map<string, Bucket>;
  market: Map<string, MarketRow>;
  marketFloor: [xid: number, seq: number];
  marketSeq: number;
};

export function emptyState(epoch: string): ServerState {
  return {
    epoch,
    users: new Map(),
    companies: new Map(),
    jobs: new Map(),
    revisions: [],
    applications: new Map(),
    conversations: new Map(),
    messages: new Map(),
    offers: new Map(),
    notifications: new Map(),
    answers: new Map(),
    buckets: new Map(),
    market: new Map(),
    marketFloor: [0, 0],
    marketSeq: 0,
  };
}

export function membershipOf(state: ServerState, uid: string): (Member & { companyId: string }) | undefined {
  for (const company of state.companies.values()) {
    const member = company.members.find(({ _userId }) => _userId === uid);
    if (member) return { ...member, companyId: company._id };
  }
  return undefined;
}

export const MARKET = 'market';
const ADULT = 18;

/** The buckets somebody sees, in the order they are pulled; the market of a minor is one for each age (rule R4). */
export function bucketsOf(state: ServerState, uid: string, now: string): string[] {
  const membership = membershipOf(state, uid);
  const born = state.users.get(uid)?.general.dateOfBirth;
  const age = born === undefined ? ADULT : ageOn(born, now.slice(0, 10));
  const market = age < ADULT ? `${MARKET}:${age}` : MARKET;
  return [`user:${uid}`, ...(membership ? [`company:${membership.companyId}`] : []), market];
}

export const isMarket = (bucket: string) => bucket === MARKET || bucket.startsWith(`${MARKET}:`);

/** The age whose market this is; undefined for the whole of it. */
export function ageOfMarket(bucket: string): number | undefined {
  return bucket === MARKET ? undefined : Number(bucket.slice(MARKET.length + 1));
}
