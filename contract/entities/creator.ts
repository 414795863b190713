import * as z from 'zod/mini';
import { day, filled, id, instant, money, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { platform } from './campaign.ts';
import { photo, photoChanges } from './photo.ts';

/** Creator and the sources that prove who it is: product section 4.8. */

/** A code to be put on the page is good this long. */
export const SOURCE_CODE_HOURS = 48;
/** A proof is looked at again after so many days; after a first failure sooner; after the second one may still mend it. */
export const RECHECK_DAYS = { after: 90, afterFailure: 7, toFix: 14 } as const;

/** Longest texts, in UTF-16 code units. */
export const CREATOR_TEXT_MAX = {
  bio: 600,
  niche: 40,
  region: 80,
  url: 300,
  title: 80,
  rights: 500,
  note: 300,
} as const;
/** Most entries of each list. */
export const CREATOR_LIST_MAX = {
  niches: 5,
  languages: 10,
  sources: 10,
  packages: 12,
  examples: 12,
  shares: 10,
} as const;
const TEXT = CREATOR_TEXT_MAX;
const MAX = CREATOR_LIST_MAX;
export const SOURCES_MAX = MAX.sources;

export const handle = z.string().check(z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,28})[A-Za-z0-9]$/));
/** ISO 639-1. */
const language = z.string().check(z.regex(/^[a-z]{2}$/));
/** ISO 3166-1, two letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const httpsUrl = z
  .string()
  .check(z.maxLength(TEXT.url), z.url({ protocol: /^https$/, hostname: z.regexes.domain }));

/** `bio-code`: a code on the page · `back-link`: a rel="me" link to the creator's card · `oauth`: signed in there. */
export const proofMethod = z.enum(['bio-code', 'back-link', 'oauth']);
export type ProofMethod = z.infer<typeof proofMethod>;

export const sourceStatus = z.enum(['pending', 'checking', 'verified', 'failed', 'expired']);
export type SourceStatus = z.infer<typeof sourceStatus>;

/** Why a proof was not found; screens translate it. */
export const proofFailure = z.enum([
  'code_missing',
  'code_expired',
  'link_missing',
  'page_missing',
  'unreachable',
  'timeout',
  'too_large',
  'not_text',
  'address_refused',
  'too_many_redirects',
  'sign_in_refused',
  'other_account',
  'taken',
  'staff',
]);
export type ProofFailure = z.infer<typeof proofFailure>;

/** Followers, and when that was said or measured. */
const figure = lazily(() => z.object({ n: z.int().check(z.gte(0), z.lte(2_000_000_000)), at: instant }));

export const source = lazily(() =>
  z.object({
    _id: id,
    platform,
    url: z.string(),
    /** The platform's own permanent id, once it is known: handles change hands. */
    externalId: z.nullable(z.string()),
    handle: z.nullable(z.string()),
    method: proofMethod,
    /** To be put on the page; null where none is needed. */
    code: z.nullable(z.string()),
    codeExpiresAt: z.nullable(instant),
    status: sourceStatus,
    reason: z.nullable(proofFailure),
    verifiedAt: z.nullable(instant),
    /** Expired: until then it can be mended before the creator is paused. */
    fixUntil: z.nullable(instant),
    /** What the creator says, and what the platform said: never mixed. */
    declaredFollowers: z.nullable(figure),
    measuredFollowers: z.nullable(figure),
  }),
);
export type Source = z.infer<typeof source>;

export const packageFormat = z.enum([
  'video',
  'short',
  'story',
  'post',
  'stream',
  'article',
  'audio',
  'other',
]);
export type PackageFormat = z.infer<typeof packageFormat>;

export const creatorPackage = lazily(() =>
  z.object({
    format: packageFormat,
    platform,
    count: z.int().check(z.gte(1), z.lte(100)),
    /** Minor units of `currency`, net. */
    price: money,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    days: z.int().check(z.gte(1), z.lte(365)),
    revisions: z.int().check(z.gte(0), z.lte(20)),
    rights: text(TEXT.rights),
    exclusivity: text(TEXT.rights),
  }),
);
export type CreatorPackage = z.infer<typeof creatorPackage>;
export const creatorExample = lazily(() => z.object({ title: filled(TEXT.title), url: httpsUrl }));

const percent = z.number().check(z.gte(0), z.lte(100));
export const audience = lazily(() =>
  z.object({
    ageBands: z
      .array(z.object({ band: z.enum(['13-17', '18-24', '25-34', '35-44', '45-54', '55+']), percent }))
      .check(z.maxLength(MAX.shares)),
    countries: z.array(z.object({ country, percent })).check(z.maxLength(MAX.shares)),
  }),
);
export const availability = lazily(() =>
  z.object({
    status: z.enum(['open', 'limited', 'closed']),
    from: z.nullable(day),
    note: text(TEXT.note),
  }),
);

export const creatorStatus = z.enum(['draft', 'active', 'paused', 'suspended']);
export type CreatorStatus = z.infer<typeof creatorStatus>;

/** Who reads the card at its public address: nobody · who has the link · search engines list it as well. */
export const publicCard = z.enum(['off', 'link', 'listed']);
export type PublicCard = z.infer<typeof publicCard>;

/** What the creator writes at first. */
export const creatorFacts = lazily(() =>
  z.object({
    handle,
    bio: text(TEXT.bio),
    niches: z.array(filled(TEXT.niche)).check(z.maxLength(MAX.niches)),
    languages: z.array(language).check(z.maxLength(MAX.languages)),
    region: text(TEXT.region),
  }),
);

/** What a creator may change in one go: each key by itself, the last one wins. */
export const creatorPatch = lazily(() =>
  z
    .partial(
      z.strictObject({
        ...creatorFacts.shape,
        packages: z.array(creatorPackage).check(z.maxLength(MAX.packages)),
        examples: z.array(creatorExample).check(z.maxLength(MAX.examples)),
        photos: photoChanges,
        audience,
        availability,
        /** The creator's own word, never shown as measured. */
        declaredFollowers: z
          .array(z.strictObject({ _sourceId: id, n: figure.shape.n }))
          .check(z.maxLength(MAX.sources)),
        status: z.enum(['active', 'paused']),
        card: publicCard,
      }),
    )
    .check(z.refine((patch) => Object.keys(patch).length > 0, 'empty_patch')),
);
export type CreatorPatch = z.infer<typeof creatorPatch>;

const shown = lazily(() =>
  z.object({
    _id: id,
    handle: z.string(),
    bio: z.string(),
    niches: z.array(z.string()),
    languages: z.array(z.string()),
    region: z.string(),
    packages: z.array(creatorPackage),
    examples: z.array(creatorExample),
    /** Left out by servers that keep none. */
    photos: z.optional(z.array(photo)),
    audience: z.nullable(z.extend(audience, { measured: z.boolean() })),
    availability: z.nullable(availability),
  }),
);

/** A creator as it reads itself; a row of its own bucket. */
export const creator = lazily(() =>
  z.object({
    ...shown.shape,
    ver: version,
    _userId: uid,
    sources: z.array(source),
    status: creatorStatus,
    mediaKitSlug: z.string(),
    /** Left out by servers that have no public cards: off. */
    card: z.optional(publicCard),
    createdAt: instant,
  }),
);
export type Creator = z.infer<typeof creator>;

/** What companies read: no name, no address, no age, nothing that is not proven or marked as the creator's own word. */
export const creatorCard = lazily(() =>
  z.object({
    ...shown.shape,
    sources: z.array(
      z.object({
        platform,
        url: z.string(),
        handle: z.nullable(z.string()),
        status: z.enum(['verified', 'expired']),
        verifiedAt: z.nullable(instant),
        declaredFollowers: z.nullable(figure),
        measuredFollowers: z.nullable(figure),
      }),
    ),
  }),
);
export type CreatorCard = z.infer<typeof creatorCard>;
