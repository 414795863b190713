import type { MutationName } from '../../../contract/mutations.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';
import type { Replica } from '../database.ts';
import { isUnderstood } from '../entry-format.ts';
import { type OutboxEntry, rowKey } from '../outbox-entry.ts';
import { chat } from './chat.ts';
import { outboxEntries } from './outbox.ts';

/**
 * An entry of the outbox and the names a person knows its subject by; empty where this device has none. `own`: it is
 * about this person's own application or offer, not about somebody else's to their company.
 */
export type OutboxItem = { entry: OutboxEntry } & Subject;

type Subject = { job: string; who: string; own: boolean };

const NOBODY: Subject = { job: '', who: '', own: true };

/** Everything on its way, in the order it was done, told with names instead of ids. */
export function outboxItems(db: Replica): Promise<OutboxItem[]> {
  return itemsOf(db, () => true);
}

/** Entries that are held back so that they can be undone, or were a moment ago (rule W11). */
export function heldItems(db: Replica): Promise<OutboxItem[]> {
  return itemsOf(db, (entry) => isUnderstood(entry) && entry.holdUntil > 0 && entry.state === 'waiting');
}

function itemsOf(db: Replica, wanted: (entry: OutboxEntry) => boolean): Promise<OutboxItem[]> {
  const { application, applicant, base, company, companyJob, conversation, job, offer, outbox } = db;
  // The person: whether they have blocked whom a conversation is with.
  const named = [application, applicant, base, company, companyJob, conversation, job, offer, db.user];
  // One transaction: what is told belongs together, and a live query sees every table it depends on.
  return db.transaction('r', [outbox, ...named], async () => {
    const entries = (await outboxEntries(db)).filter(wanted);
    return Promise.all(entries.map(async (entry) => ({ entry, ...(await subjectOf(db, entry)) })));
  });
}

async function subjectOf(db: Replica, entry: OutboxEntry): Promise<Subject> {
  // What a newer version has kept may have any shape.
  if (!isUnderstood(entry)) return NOBODY;
  const { name, args } = entry;
  if (name === 'application.add' && '_jobId' in args && '_id' in args) {
    const job = await db.job.get(args._jobId);
    return job ? { job: job.title, who: job.companyName, own: true } : aboutApplication(db, args._id);
  }
  if (name === 'offer.create' && 'offer' in args) {
    const { _applicationId, terms } = args.offer;
    const about = _applicationId ? await aboutApplication(db, _applicationId) : NOBODY;
    return { ...about, job: terms.title, own: false };
  }
  if ('_applicationId' in args && args._applicationId) return aboutApplication(db, args._applicationId);
  const conversationId = named(args, '_conversationId') ?? named(args, 'conversationId');
  if (conversationId) {
    const found = await chat(db, { conversationId });
    return { job: found?.jobTitle ?? '', who: found?.name ?? '', own: true };
  }
  const offerId = named(args, '_offerId') ?? named(args, 'offerId');
  if (offerId) return aboutOffer(db, offerId);
  if ('job' in args) return { ...NOBODY, job: args.job.title };
  const jobId = named(args, '_jobId') ?? named(args, 'jobId');
  if (jobId) return { ...NOBODY, job: await titleOf(db, name, jobId) };
  const companyId = named(args, 'companyId') ?? named(args, '_companyId');
  return companyId ? aboutCompany(db, companyId, args) : NOBODY;
}

async function titleOf(db: Replica, name: MutationName, jobId: string): Promise<string> {
  const row = name === 'search.step' ? await db.job.get(jobId) : await known(db, 'companyJob', jobId);
  return row?.title ?? '';
}

async function aboutApplication(db: Replica, id: string): Promise<Subject> {
  const mine = await db.application.get(id);
  if (mine) return { job: mine.job.title, who: mine.job.companyName, own: true };
  const theirs = await known(db, 'applicant', id);
  return { job: theirs?.job.title ?? '', who: theirs?.name ?? '', own: false };
}

async function aboutOffer(db: Replica, id: string): Promise<Subject> {
  const row = await known(db, 'offer', id);
  if (!row) return NOBODY;
  const own = row._userId === db.uid;
  return { job: row.terms.title, who: own ? row.parties.company.name : row.parties.talent.name, own };
}

async function aboutCompany(db: Replica, id: string, args: OutboxEntry['args']): Promise<Subject> {
  const row = await db.company.get(id);
  const member = 'member' in args ? args.member._userId : undefined;
  const name = row?.members.find(({ _userId }) => _userId === member)?.name;
  return { ...NOBODY, who: name ?? row?.companyName ?? '' };
}

/** The row, also where a change that waits has taken it away. */
async function known<Table extends TableName>(
  db: Replica,
  table: Table,
  id: string,
): Promise<Rows[Table] | undefined> {
  const row = await db.rows(table).get(id);
  return row ?? ((await db.base.get(rowKey(table, id)))?.row as Rows[Table] | null | undefined) ?? undefined;
}

/** An id that goes by this name in some calls and is missing in others. */
function named(args: object, key: string): string | undefined {
  const value = (args as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}
