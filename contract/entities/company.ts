import * as z from 'zod/mini';
import { filled, id, inSomeLanguages, instant, mail, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { LIST_MAX, TEXT_MAX } from '../limits.ts';
import { unknownPlaceholders } from '../message-templates.ts';
import { companySettings } from './company-settings.ts';
import { photo, photoChanges } from './photo.ts';
import { registration } from './registration.ts';

/** Company as its members read it, and the card that everybody may read: product sections 3 and 4.8. */

/** A point of an image that is never cut off, in hundredths of its width and height. */
export const imagePoint = lazily(() => {
  const hundredths = z.int().check(z.gte(0), z.lte(100));
  return z.strictObject({ x: hundredths, y: hundredths });
});
export type ImagePoint = z.infer<typeof imagePoint>;

/** What a company tells everybody about itself; left out by older servers. */
const publicWords = lazily(() =>
  z.object({
    about: z.optional(text(TEXT_MAX.about)),
    benefits: z.optional(z.array(filled(TEXT_MAX.listItem)).check(z.maxLength(LIST_MAX))),
    /** What is to be seen on the banner, for those who do not see it. */
    bannerAlt: z.optional(text(TEXT_MAX.imageAlt)),
    /** Null: its middle. */
    bannerFocus: z.optional(z.nullable(imagePoint)),
    photos: z.optional(z.array(photo)),
  }),
);

/** A text for the chat, by the reader's language; `{…}` in it is a placeholder of contract/message-templates.ts. */
export const messageTemplate = lazily(() =>
  z.object({
    name: filled(TEXT_MAX.name),
    texts: inSomeLanguages(
      text(TEXT_MAX.rejectionText).check(
        z.refine((words) => unknownPlaceholders(words).length === 0, { error: 'unknown_placeholder' }),
      ),
    ),
  }),
);
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const companyGeneral = lazily(() =>
  z.object({
    website: text(TEXT_MAX.url),
    employeeCount: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))),
    /** Sent with a rejection unless it is changed there, or the reader's language has a text of its own. */
    rejectionText: text(TEXT_MAX.rejectionText),
    /** By the reader's language, with placeholders (contract/rejection-text.ts); an empty one counts as none. */
    rejectionTexts: z.optional(inSomeLanguages(text(TEXT_MAX.rejectionText))),
    /** By an id that the device makes; null: it is deleted. Never null in a row. */
    messageTemplates: z.optional(z.record(id, z.nullable(messageTemplate))),
    replyDays: z.int().check(z.gte(1), z.lte(60)),
    ...publicWords.shape,
  }),
);
export type CompanyGeneral = z.infer<typeof companyGeneral>;

/** What is changed of it: key by key, and photo by photo. */
export const companyGeneralPatch = lazily(() =>
  z.partial(z.extend(companyGeneral, { photos: photoChanges })),
);
export type CompanyGeneralPatch = z.infer<typeof companyGeneralPatch>;

export const member = lazily(() =>
  z.object({
    _userId: uid,
    name: z.string(),
    role: z.enum(['owner', 'member']),
    canSign: z.boolean(),
    canChat: z.boolean(),
    position: z.string(),
    since: instant,
  }),
);
export type Member = z.infer<typeof member>;

/** `waiting`: the person has agreed, and no seat was free. Every member may see whom their company invites. */
export const invitation = lazily(() =>
  z.object({
    _id: id,
    mail,
    status: z.enum(['pending', 'waiting']),
    /** Null until the person has agreed. */
    _userId: z.nullable(uid),
    position: z.string(),
    canSign: z.boolean(),
    canChat: z.boolean(),
    /** What the sender wrote along; left out by older servers. */
    note: z.optional(z.string()),
    createdAt: instant,
    expiresAt: instant,
  }),
);
export type Invitation = z.infer<typeof invitation>;

/** Of the link that is mailed with an invitation. */
export const inviteToken = lazily(() =>
  z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)),
);

/** One of the two says which invitation is answered. */
export const answeredInvite = lazily(() =>
  z.strictObject({ companyId: id, token: z.optional(inviteToken), _inviteId: z.optional(id) }),
);

/** An invitation as the invited person sees it. `accepted`: they are a member now. */
export const invitationOffer = lazily(() =>
  z.object({
    _id: id,
    company: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
    /** Name of the sender, as in the mail. */
    invitedBy: z.string(),
    position: z.string(),
    canSign: z.boolean(),
    canChat: z.boolean(),
    /** What the sender wrote along; left out by older servers. */
    note: z.optional(z.string()),
    status: z.enum(['pending', 'waiting', 'accepted']),
    expiresAt: instant,
  }),
);
export type InvitationOffer = z.infer<typeof invitationOffer>;

/** `by`: the owner, who becomes a plain member once the other one agrees. */
export const handover = lazily(() => z.object({ _userId: uid, by: uid, at: instant }));
export type Handover = z.infer<typeof handover>;

export const companyAddress = lazily(() =>
  z.object({
    _addressId: id,
    country: z.string(),
    state: z.string(),
    city: z.string(),
    postalCode: z.string(),
    line1: z.string(),
    line2: z.string(),
  }),
);

export const company = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    /** Empty where it has no VAT number. */
    companyUID: z.string(),
    companyName: filled(TEXT_MAX.companyName),
    verified: z.boolean(),
    /** What it is, and how far its verification is. Left out by older servers. */
    registration: z.optional(registration),
    general: companyGeneral,
    /** `_fileId` of an image. */
    logo: z.nullable(id),
    banner: z.nullable(id),
    address: z.nullable(companyAddress),
    settings: companySettings,
    members: z.array(member),
    invitations: z.array(invitation),
    /**
     * An owner wants to hand the company to this member, who has not answered yet. Left out by older servers, and as
     * long as nobody is asked.
     */
    handover: z.optional(handover),
    /** Set from the owner's deletion until it is undone or final. */
    deletion: z.nullable(z.object({ requestedAt: instant, finalAt: instant })),
    createdAt: instant,
  }),
);
export type Company = z.infer<typeof company>;

/** Public facts of a company. */
export const companyCard = lazily(() =>
  z.object({
    _id: id,
    companyName: z.string(),
    verified: z.boolean(),
    general: z.object({
      website: z.string(),
      employeeCount: z.nullable(z.int()),
      replyDays: z.int(),
      ...publicWords.shape,
    }),
    logo: z.nullable(id),
    banner: z.nullable(id),
    address: z.nullable(z.object({ country: z.string(), postalCode: z.string(), city: z.string() })),
    openJobs: z.int(),
    /** Over all applications, the unanswered included; null while there are too few. */
    medianReplyHours: z.nullable(z.int()),
  }),
);
export type CompanyCard = z.infer<typeof companyCard>;
