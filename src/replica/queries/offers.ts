import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Company } from '../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { Side } from '../../../contract/fields.ts';
import { isRunning, LIVE_OFFER } from '../../../contract/live-offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { maySign } from '../../../contract/policy/offer.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { me, myBirthDate, myCompany } from './me.ts';
import { entriesTouching, outboxEntries } from './outbox.ts';

/** An offer with what is on its way for it, oldest first. */
export type OfferItem = {
  offer: Offer;
  entries: OutboxEntry[];
  /** When the reader was born, of an offer to them. */
  born?: string | undefined;
};

/** All that a screen about one offer needs, of one moment. */
export type OfferDetail = OfferItem & {
  side: Side;
  /** The reader. */
  me: User | undefined;
  /** Of the reader's own company; undefined for the other side. */
  company: Company | undefined;
  /** Of the seeker's side. */
  application: Application | undefined;
  /** Of the company's side. */
  applicant: Applicant | undefined;
};

/** Null where this device has none of that id. */
export async function offerDetail(db: Replica, id: string): Promise<OfferDetail | null> {
  const offer = await db.offer.get(id);
  if (!offer) return null;
  const { _applicationId } = offer;
  const side = offer._userId === db.uid ? 'talent' : 'company';
  return {
    offer,
    born: side === 'talent' ? await myBirthDate(db) : undefined,
    entries: await entriesTouching(db, 'offer', id),
    side,
    me: await me(db),
    company: await db.company.get(offer._companyId),
    application: _applicationId ? await db.application.get(_applicationId) : undefined,
    applicant: _applicationId ? await db.applicant.get(_applicationId) : undefined,
  };
}

/** What a company needs to write an offer to an applicant, or to go on with one that was not taken. */
export type OfferStartingPoint = {
  applicant: Applicant;
  job: CompanyJob | undefined;
  company: Company;
  me: User | undefined;
  /** Offers of the same company, newest first: what a new one can be copied from. */
  earlier: Offer[];
  /** An acceptance that still waits: the offer has to come after it. */
  accepting: OutboxEntry | undefined;
  /** A new offer to this person that the server refused. */
  refused: OutboxEntry<'offer.create'> | undefined;
  /** One that is still to be answered or concluded, or a draft: there is room for one. */
  present: Offer | undefined;
};

export async function offerStartingPoint(
  db: Replica,
  applicationId: string,
): Promise<OfferStartingPoint | null> {
  const [applicant, company] = await Promise.all([db.applicant.get(applicationId), myCompany(db)]);
  if (!applicant || !company) return null;
  const entries = await outboxEntries(db);
  const offers = await db.offer.where('_applicationId').equals(applicationId).toArray();
  const all = await db.offer.filter(({ _companyId }) => _companyId === company._id).toArray();
  return {
    applicant,
    job: await db.companyJob.get(applicant._jobId),
    company,
    me: await me(db),
    earlier: all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    accepting: entries.find((entry) => isAbout(entry, 'application.accept', applicationId)),
    refused: entries.find(
      (entry): entry is OutboxEntry<'offer.create'> & OutboxEntry =>
        isAbout(entry, 'offer.create', applicationId) && isStopped(entry),
    ),
    present: offers.find(({ status }) => status === 'draft' || LIVE_OFFER.includes(status)),
  };
}

function isAbout(entry: OutboxEntry, name: OutboxEntry['name'], applicationId: string): boolean {
  if (entry.name !== name) return false;
  if (name === 'offer.create')
    return (entry.args as MutationArgs<'offer.create'>).offer._applicationId === applicationId;
  return (entry.args as MutationArgs<'application.accept'>)._applicationId === applicationId;
}

/** The offer that an application has, for both sides: one that is still open, else the newest; drafts for the company. */
export function offerOf(offers: readonly Offer[], applicationId: string): Offer | undefined {
  const mine = offers
    .filter(({ _applicationId }) => _applicationId === applicationId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return mine.find(({ status }) => LIVE_OFFER.includes(status)) ?? mine[0];
}

/** The offer of each application that has one. */
export async function offersByApplication(db: Replica): Promise<Map<string, Offer>> {
  const offers = await db.offer.toArray();
  const ids = new Set(offers.flatMap(({ _applicationId }) => _applicationId ?? []));
  return new Map(
    [...ids].flatMap((id) => {
      const found = offerOf(offers, id);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** Offers made to the reader without an application, newest first. */
export async function directOffers(db: Replica): Promise<OfferItem[]> {
  const offers = await db.offer
    .filter((offer) => offer._userId === db.uid && offer._applicationId === null)
    .toArray();
  const born = await myBirthDate(db);
  const items = offers.map(async (offer) => ({
    offer,
    born,
    entries: await entriesTouching(db, 'offer', offer._id),
  }));
  return (await Promise.all(items)).toSorted((a, b) => b.offer.createdAt.localeCompare(a.offer.createdAt));
}

/** Offers of the reader's company that wait for a member who may sign, the one whose time ends first at the top. */
export async function offersWaitingForMe(db: Replica): Promise<OfferItem[]> {
  const company = await myCompany(db);
  const member = company?.members.find(({ _userId }) => _userId === db.uid);
  if (!company || !member || !maySign(member)) return [];
  const offers = await db.offer.filter((offer) => offer._companyId === company._id).toArray();
  const waiting = offers.filter((offer) => waitsForSigner(offer, db.uid));
  const items = await Promise.all(
    waiting.map(async (offer) => ({ offer, entries: await entriesTouching(db, 'offer', offer._id) })),
  );
  const at = ({ offer }: OfferItem) => offer.validUntil ?? offer.createdAt;
  return items.toSorted((a, b) => at(a).localeCompare(at(b)));
}

/** A draft to send, a counter to answer, or a signature of this version that is still needed and not this person's. */
export function waitsForSigner(offer: Offer, uid: string): boolean {
  const { status, signatures, companyRequired } = offer;
  if (status === 'draft' || status === 'countered') return true;
  if (!isRunning(status)) return false;
  const signed = signatures.filter(({ party }) => party === 'company');
  return signed.length < companyRequired && !signed.some(({ _userId }) => _userId === uid);
}

/** A step of an offer that has no row here any more, which the server did not take. */
export async function stoppedStep(
  db: Replica,
  offerId: string,
): Promise<OutboxEntry<'offer.update'> | undefined> {
  const entries = await outboxEntries(db);
  return entries.find(
    (entry): entry is OutboxEntry<'offer.update'> & OutboxEntry =>
      entry.name === 'offer.update' &&
      (entry.args as MutationArgs<'offer.update'>)._offerId === offerId &&
      isStopped(entry),
  );
}

/**
 * A new offer that has no row here: the server did not take it, or it goes directly to a creator and its row is made
 * there. What was written is only in its entry.
 */
export async function newOfferEntry(
  db: Replica,
  offerId: string,
): Promise<OutboxEntry<'offer.create'> | undefined> {
  const entries = await outboxEntries(db);
  return entries.find(
    (entry): entry is OutboxEntry<'offer.create'> & OutboxEntry =>
      entry.name === 'offer.create' && (entry.args as MutationArgs<'offer.create'>)._id === offerId,
  );
}
