import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Who advertises: what a company is in law, how it is told apart from others, and how far its verification is. */

/** `business` has a VAT number, its companyUID; all others are known by a registration. */
export const advertiserKind = z.enum([
  'business',
  'small_business',
  'registered',
  'association',
  'public_body',
  'household',
]);
export type AdvertiserKind = z.infer<typeof advertiserKind>;

/** Commercial (A, B), partnership, cooperative, civil-law partnership. An association's is always VR. */
export const publicRegister = z.enum(['HRA', 'HRB', 'PR', 'GnR', 'GsR']);
export type PublicRegister = z.infer<typeof publicRegister>;

/** Länder, as ISO 3166-2 has them; a tax number is unique within one only. */
export const land = z.enum([
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
]);
export type Land = z.infer<typeof land>;

/** Which of them a kind needs: `contract/policy/registration.ts`. */
const facts = {
  land: z.optional(land),
  taxNumber: z.optional(text(TEXT_MAX.companyUID)),
  register: z.optional(publicRegister),
  court: z.optional(text(TEXT_MAX.place)),
  number: z.optional(text(TEXT_MAX.companyUID)),
  line1: z.optional(text(TEXT_MAX.place)),
  postalCode: z.optional(text(TEXT_MAX.postalCode)),
  city: z.optional(text(TEXT_MAX.place)),
};

/** What whoever has no VAT number says instead. */
export const newRegistration = lazily(() =>
  z.strictObject({
    kind: advertiserKind.check(z.refine((kind) => kind !== 'business', 'needs_vat_id')),
    ...facts,
  }),
);
export type NewRegistration = z.infer<typeof newRegistration>;
export type RegistrationField = Exclude<keyof NewRegistration, 'kind'>;

/** `open`: a document is awaited · `waiting`: staff looks at it · `refused`: with a reason, another may be handed in. */
export const registrationState = z.enum(['open', 'waiting', 'accepted', 'refused']);
export type RegistrationState = z.infer<typeof registrationState>;

/** As the company's members read it. */
export const registration = lazily(() =>
  z.object({
    kind: advertiserKind,
    state: registrationState,
    /** In full, where others read a shorter one. */
    legalName: z.optional(z.string()),
    /** Staff's words, where it was refused. */
    reason: z.nullable(z.string()),
    ...facts,
  }),
);
export type Registration = z.infer<typeof registration>;
