import type { Company } from '../../../contract/entities/company.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { User } from '../../../contract/entities/user.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { maySign } from '../../../contract/policy/offer.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { me, myCompany } from './me.ts';
import { outboxEntries } from './outbox.ts';

/** What a company has to do with creators it has found. */

/** Ids of the creators this person has put aside, the last one first. */
export async function savedCreators(db: Replica): Promise<string[]> {
  const entries = Object.entries((await me(db))?.settings.savedCreators ?? {});
  return entries
    .flatMap(([id, register]) => (register?.value ? [{ id, at: register.at }] : []))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ id }) => id);
}

export type CreatorContact = {
  company: Company | undefined;
  me: User | undefined;
  /** The reader may write in the company's name. */
  mayWrite: boolean;
  /** The reader may send offers; others may prepare one. */
  signs: boolean;
  /** Between the company and this creator. */
  conversation: Conversation | undefined;
  /** A request that is on its way, or was not taken. */
  asking: OutboxEntry<'conversation.add-message'> | undefined;
  /** Offers to this creator that are still open, newest first; drafts among them. */
  offers: Offer[];
  /** The company's offers to creators, newest first: what a new one can be copied from. */
  earlier: Offer[];
  /** New offers that are on their way, or were not taken: the server makes their rows. */
  offering: OutboxEntry<'offer.create'>[];
};

/** How a company and a creator stand to each other. */
export async function creatorContact(db: Replica, creatorId: string): Promise<CreatorContact> {
  const [company, user, entries] = await Promise.all([myCompany(db), me(db), outboxEntries(db)]);
  const member = company?.members.find(({ _userId }) => _userId === db.uid);
  const offers = await db.offer.filter(({ _companyId }) => _companyId === company?._id).toArray();
  const newest = offers.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    company,
    me: user,
    mayWrite: member?.role === 'owner' || member?.canChat === true,
    signs: member !== undefined && maySign(member),
    conversation: await db.conversation.filter(({ creator }) => creator?._creatorId === creatorId).first(),
    asking: entries.find(
      (entry): entry is OutboxEntry<'conversation.add-message'> & OutboxEntry =>
        entry.name === 'conversation.add-message' &&
        (entry.args as MutationArgs<'conversation.add-message'>).ref?.id === creatorId,
    ),
    offers: newest.filter(
      ({ _creatorId, status }) =>
        _creatorId === creatorId && (status === 'draft' || LIVE_OFFER.includes(status)),
    ),
    earlier: newest.filter(({ kind }) => kind === 'campaign'),
    offering: entries.filter(
      (entry): entry is OutboxEntry<'offer.create'> & OutboxEntry =>
        entry.name === 'offer.create' &&
        (entry.args as MutationArgs<'offer.create'>).offer._creatorId === creatorId,
    ),
  };
}
