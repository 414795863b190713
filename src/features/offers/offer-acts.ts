import type { MinorDuty, Offer, OfferTerms } from '../../../contract/entities/offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { SyncActions } from '../../sync/react/use-sync.ts';

export type OfferPorts = Pick<SyncActions, 'mutate' | 'replace' | 'note' | 'newId' | 'now'>;

/** An offer as it was read: whatever is done about it is bound to this version. */
export type ReadOffer = Pick<Offer, '_id' | 'version' | 'termsHash'>;

/** A name typed on the line, and the signer's position where it is a company's. */
export type TypedName = { name: string; position?: string };

/** A company's, with the duties it ticked where the offer is for a minor. */
export type CompanyName = TypedName & { duties?: MinorDuty[] };

/** Whom a minor's links go to. */
export type GuardianAsk = { guardianMails: string[] };

/** Whom a new offer is for: an applicant, or directly a creator. */
export type OfferTarget =
  | { _applicationId: string; _creatorId?: undefined }
  | { _creatorId: string; _applicationId?: undefined };

export type WrittenOffer = { terms: OfferTerms; validDays: number; comment: string };

type CreateOptions = {
  /** The acceptance that still waits. */
  after?: string | undefined;
  draft?: string;
  /** One that was not taken, which this one replaces: its key belongs to another text. */
  refused?: string | undefined;
};

/** Where what is being written about an offer is kept. */
export const draftKeys = {
  /** @param to an application or a creator */
  create: (to: string) => `offer-new:${to}`,
  edit: (offerId: string) => `offer-edit:${offerId}`,
  counter: (offerId: string) => `offer-counter:${offerId}`,
  decline: (offerId: string) => `offer-decline:${offerId}`,
};

/** What both sides can do about offers; each act is saved on this device when its promise resolves. */
export function offerActs({ mutate, replace, note, newId, now }: OfferPorts) {
  const signature = ({
    name,
    position,
  }: TypedName): NonNullable<MutationArgs<'offer.update'>['signature']> => ({
    name: name.trim(),
    ...(position?.trim() ? { position: position.trim() } : {}),
    deviceClock: new Date(now()).toISOString(),
  });
  const signed = (by: CompanyName) => ({
    signature: signature(by),
    ...(by.duties?.length ? { duties: by.duties } : {}),
  });
  const step = (
    offer: ReadOffer,
    action: MutationArgs<'offer.update'>['action'],
    more: Partial<MutationArgs<'offer.update'>> = {},
  ): MutationArgs<'offer.update'> => ({ _offerId: offer._id, version: offer.version, action, ...more });

  return {
    /** A new one: signed and sent, or kept as a draft for somebody who may sign. Answers its id. */
    create: async (
      to: OfferTarget,
      { terms, validDays, comment }: WrittenOffer,
      by: CompanyName | null,
      { after, draft = draftKeys.create(to._applicationId ?? to._creatorId), refused }: CreateOptions = {},
    ): Promise<string> => {
      const _id = newId();
      const args: MutationArgs<'offer.create'> = {
        _id,
        offer: { ...to, terms, validDays, comment: comment.trim() },
        ...(by ? signed(by) : { draft: true }),
      };
      const options = { after: after ?? null, draft };
      const isIn = refused && (await replace([refused], [{ name: 'offer.create', args }], options));
      if (!isIn) await mutate('offer.create', args, options);
      return _id;
    },

    /** New terms of one that nobody has accepted, or of a draft; signed along where that is possible. */
    edit: (offer: ReadOffer, { terms, validDays, comment }: WrittenOffer, by: CompanyName | null) =>
      mutate(
        'offer.update',
        step(offer, 'edit', {
          terms,
          validDays,
          comment: comment.trim(),
          ...(by ? signed(by) : {}),
        }),
        { draft: draftKeys.edit(offer._id) },
      ),

    /** A draft, or the other side's counter as it is. */
    send: (offer: ReadOffer, by: CompanyName) => mutate('offer.update', step(offer, 'send', signed(by))),

    /** The seeker has opened it. */
    view: (offer: ReadOffer) => note('offer.update', step(offer, 'view')),

    counter: (offer: ReadOffer, terms: OfferTerms, comment: string) =>
      mutate('offer.update', step(offer, 'counter', { terms, comment: comment.trim() }), {
        draft: draftKeys.counter(offer._id),
      }),

    /** Bound to what was read: with other terms there by then, the server refuses it. */
    accept: (offer: ReadOffer, by: TypedName, guardians: GuardianAsk | null) =>
      mutate(
        'offer.update',
        step(offer, 'accept', {
          termsHash: offer.termsHash,
          signature: signature(by),
          ...(guardians ?? {}),
        }),
      ),

    /** Links once more, or to other addresses, while guardians are awaited. */
    askGuardians: (offer: ReadOffer, guardians: GuardianAsk) =>
      mutate('offer.update', step(offer, 'accept', { termsHash: offer.termsHash, ...guardians })),

    /** The company's signature after an edit, or the second one. */
    sign: (offer: ReadOffer, by: CompanyName) =>
      mutate('offer.update', step(offer, 'sign', { termsHash: offer.termsHash, ...signed(by) })),

    decline: (offer: ReadOffer, reason: string) =>
      mutate('offer.update', step(offer, 'decline', { reason: reason.trim() }), {
        draft: draftKeys.decline(offer._id),
      }),

    extend: (offer: ReadOffer) => mutate('offer.update', step(offer, 'extend')),

    withdraw: (offer: Pick<Offer, '_id'>, reason: string) =>
      mutate('offer.delete', { offerId: offer._id, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
  };
}
