import * as z from 'zod/mini';
import { day, filled, id, instant, money, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { jobKind, payUnit } from './job.ts';
import { guardianBasis } from './user.ts';

/** Offer: product section 4.4. */

/**
 * Days an offer is open unless it says otherwise; a minor has at least three (72 h); nobody more than thirty. After an
 * acceptance guardians, and a company that has not signed yet, have days of their own.
 */
export const OFFER_DAYS = {
  default: 7,
  min: 1,
  minOfMinors: 3,
  max: 30,
  extension: 7,
  guardian: 14,
  countersign: 7,
} as const;

const TEXT = {
  title: 80,
  place: 120,
  notice: 300,
  item: 300,
  rights: 1000,
  comment: 1000,
  name: 161,
} as const;
const ITEMS_MAX = 20;

export const offerStatus = z.enum([
  'draft',
  'sent',
  'viewed',
  'countered',
  'awaiting_guardian',
  'accepted',
  'signed',
  'declined',
  'withdrawn',
  'expired',
]);
export type OfferStatus = z.infer<typeof offerStatus>;

/**
 * How the contract itself may be concluded; computed, never chosen. `qes_or_paper`: in the app only the offer is
 * accepted, the contract needs a qualified signature or ink. `training`: the same of an apprenticeship, whose contract
 * the firm sends in text form with what §11 BBiG asks for, and has entered by the chamber. `outside`: a service that is
 * agreed here in words; its contract is made outside the app.
 */
export const contractForm = z.enum(['text', 'simple', 'qes_or_paper', 'training', 'outside']);
export type ContractForm = z.infer<typeof contractForm>;

/** A promised payment; `amount` in minor units of `currency`, per `unit`. An offer names a sum, not a range. */
export const offerPay = lazily(() =>
  z.strictObject({
    amount: money,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    unit: payUnit,
  }),
);

/** What both sides sign. Strict: nothing may be signed that the other side's reader would drop. */
export const offerTerms = lazily(() =>
  z
    .strictObject({
      title: filled(TEXT.title),
      pay: z.nullable(offerPay),
      /** Hours a week, and how they lie. */
      hours: z.nullable(
        z.strictObject({ perWeek: z.number().check(z.gte(0), z.lte(60)), text: text(TEXT.place) }),
      ),
      start: z.nullable(day),
      /** Null: without an end. */
      end: z.nullable(day),
      place: text(TEXT.place),
      trialWeeks: z.int().check(z.gte(0), z.lte(26)),
      notice: text(TEXT.notice),
      deliverables: z.array(filled(TEXT.item)).check(z.maxLength(ITEMS_MAX)),
      dueDates: z.array(day).check(z.maxLength(ITEMS_MAX)),
      revisions: z.int().check(z.gte(0), z.lte(20)),
      usageRights: text(TEXT.rights),
      exclusivity: text(TEXT.rights),
      /** How it is marked as advertising. */
      disclosure: text(TEXT.rights),
    })
    .check(
      z.refine((terms) => terms.start === null || terms.end === null || terms.end >= terms.start, {
        error: 'end_before_start',
        path: ['end'],
      }),
    ),
);
export type OfferTerms = z.infer<typeof offerTerms>;

export const offerComment = text(TEXT.comment);
export const signerName = filled(TEXT.name);
export const signerPosition = text(TEXT.place);

/** Duties of who employs a minor; which of them an offer has, and why: contract/law/minor-duties.ts. */
export const minorDuty = z.enum([
  'fit_to_employ',
  'risk_assessment',
  'dangers',
  'medical_check',
  'briefing',
  'vocational_school',
  'free_days',
]);
export type MinorDuty = z.infer<typeof minorDuty>;
export const minorDuties = z.array(minorDuty).check(z.maxLength(minorDuty.options.length));

/**
 * Of an offer to somebody below 18 at its start: as what the law takes them. child: light work only · pupil: under
 * compulsory schooling, so in the holidays or light work · youth: schooling is over. The company is liable for it.
 */
export const minorGroup = z.enum(['child', 'pupil', 'youth']);
export type MinorGroup = z.infer<typeof minorGroup>;
export const offerMinor = lazily(() => z.object({ as: minorGroup, duties: minorDuties }));
export type OfferMinor = z.infer<typeof offerMinor>;

export const offerParty = z.enum(['company', 'talent', 'guardian']);
export type OfferParty = z.infer<typeof offerParty>;

/**
 * A signature of one version's terms. `method`: by the account's own act, by its typed name, or by a one-time mailed
 * link. `at` is the server's clock, `deviceClock` what the signer's device said. `seal` chains the signatures of a
 * version: SHA-256 over the one before (the first: the terms' hash) and this one.
 */
export const offerSignature = lazily(() =>
  z.object({
    party: offerParty,
    /** Null for a guardian, who needs no account. */
    _userId: z.nullable(uid),
    name: z.string(),
    position: z.string(),
    at: instant,
    termsHash: z.string(),
    method: z.enum(['account', 'typed-name', 'mailed-link']),
    deviceClock: z.nullable(instant),
    /** Of the company's, under an offer to a minor: the duties it ticked. */
    duties: z.optional(minorDuties),
    /** Of a guardian: what they said of themselves and of custody. Missing in signatures made before that was asked. */
    guardian: z.nullable(guardianBasis),
    seal: z.string(),
  }),
);
export type OfferSignature = z.infer<typeof offerSignature>;

/** One field that two versions do not share. */
export const termsChange = lazily(() =>
  z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }),
);
export type TermsChange = z.infer<typeof termsChange>;

export const offerVersion = lazily(() =>
  z.object({
    version,
    by: z.object({ party: z.enum(['company', 'talent']), _userId: uid, name: z.string() }),
    at: instant,
    diff: z.array(termsChange),
    comment: z.string(),
  }),
);

/** Who makes the contract, as the signatures bind it. */
export const offerParties = lazily(() =>
  z.object({
    company: z.object({ _companyId: id, name: z.string() }),
    talent: z.object({ _userId: uid, name: z.string() }),
  }),
);
export type OfferParties = z.infer<typeof offerParties>;

export const offer = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    /** An offer belongs to an application, or goes directly to a creator. */
    _applicationId: z.nullable(id),
    _creatorId: z.nullable(id),
    _jobId: z.nullable(id),
    _companyId: id,
    _userId: uid,
    _conversationId: z.nullable(id),
    kind: jobKind,
    /** Of the terms; a signature of another one is not taken. */
    version,
    terms: offerTerms,
    parties: offerParties,
    /** SHA-256 of `canonicalTerms`, in hexadecimal. */
    termsHash: z.string(),
    contractForm,
    /** Null: of full age at the start, or nobody is employed. */
    minor: z.nullable(offerMinor),
    /** Days the offer is open from each sending on. */
    validDays: z.int(),
    /** Server's clock; null for a draft. */
    validUntil: z.nullable(instant),
    extended: z.boolean(),
    /** Signatures that are needed of the company, and of guardians; those are known once a minor accepts. */
    companyRequired: z.int(),
    guardiansRequired: z.int(),
    history: z.array(offerVersion),
    /** Of this version; those of earlier ones are void. */
    signatures: z.array(offerSignature),
    status: offerStatus,
    /** When each state was entered. */
    statusAt: z.partialRecord(offerStatus, instant),
    declineReason: z.nullable(z.string()),
    createdAt: instant,
    /** Path of the document below the app's address. */
    pdf: z.string(),
  }),
);
export type Offer = z.infer<typeof offer>;
