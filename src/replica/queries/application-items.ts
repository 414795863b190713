import type { Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import { newApplication } from '../../../contract/new-application.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry, rowKey } from '../outbox-entry.ts';
import { myBirthDate } from './me.ts';
import { type OfferItem, offerOf } from './offers.ts';
import { outboxEntries } from './outbox.ts';

/** One of my applications, with what is on its way for it. */
export type ApplicationItem = {
  /** What a stopped entry wanted to send, where there is one: the row itself was taken back (rule W7). */
  application: Application;
  /** Oldest first. */
  entries: OutboxEntry[];
  /** Missing until a message was written. */
  conversation: Conversation | undefined;
  /** What the company has offered: the one that is open, or the newest, with what is on its way for it. */
  offer?: OfferItem | undefined;
};

/** Everything I applied to, newest first, applications that the server refused among them. */
export async function applicationItems(db: Replica): Promise<ApplicationItem[]> {
  const [rows, entries, conversations, offers, born] = await Promise.all([
    db.application.toArray(),
    outboxEntries(db),
    db.conversation.toArray(),
    db.offer.toArray(),
    myBirthDate(db),
  ]);
  const mine = entries.filter(isAboutApplication);
  const known = new Map<string, Application>(rows.map((row) => [row._id, row]));
  for (const entry of mine) {
    if (!isStoppedAdd(entry)) continue;
    const job = await db.job.get(entry.args._jobId);
    known.set(entry.args._id, newApplication(entry.args, entry.at, job, known.get(entry.args._id)));
  }
  const writtenIn = new Map(conversations.map((row) => [row._applicationId, row]));
  const items = [...known.values()].map((application) => ({
    application,
    entries: mine.filter((entry) => applicationIdOf(entry) === application._id),
    conversation: writtenIn.get(application._id),
    offer: offerItem(offers, entries, application._id, born),
  }));
  const at = ({ application }: ApplicationItem) => application.statusAt.submitted ?? '';
  return items.toSorted((a, b) => at(b).localeCompare(at(a)));
}

function offerItem(
  offers: readonly Offer[],
  entries: readonly OutboxEntry[],
  applicationId: string,
  born: string | undefined,
): OfferItem | undefined {
  const offer = offerOf(offers, applicationId);
  const key = offer && rowKey('offer', offer._id);
  return key && { offer, born, entries: entries.filter(({ touches }) => touches.includes(key)) };
}

type About = OutboxEntry<'application.add'> | OutboxEntry<'application.remove'>;

function isAboutApplication(entry: OutboxEntry): entry is About & OutboxEntry {
  return entry.name === 'application.add' || entry.name === 'application.remove';
}

function applicationIdOf(entry: About): string {
  return '_id' in entry.args ? entry.args._id : entry.args._applicationId;
}

function isStoppedAdd(entry: OutboxEntry): entry is OutboxEntry<'application.add'> & OutboxEntry {
  return entry.name === 'application.add' && isStopped(entry);
}

/** My application to one job, if there is one. */
export async function applicationItemOfJob(db: Replica, jobId: string): Promise<ApplicationItem | undefined> {
  return (await applicationItems(db)).find(({ application }) => application._jobId === jobId);
}

/** My applications by job, for the marks on cards. */
export async function applicationItemsByJob(db: Replica): Promise<Map<string, ApplicationItem>> {
  return byJob(await applicationItems(db));
}

export function byJob(items: readonly ApplicationItem[]): Map<string, ApplicationItem> {
  return new Map(items.map((item) => [item.application._jobId, item]));
}
