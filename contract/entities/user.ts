import * as z from 'zod/mini';
import { day, filled, id, instant, language, mail, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';
import { GENDERS } from '../plain-rules.ts';
import { address } from './address.ts';
import { ageBand } from './application.ts';
import { times } from './availability.ts';
import { cv } from './cv.ts';
import { attachment } from './file.ts';
import { settings } from './settings.ts';

/** User: product sections 3 and 4.8. */

/** `admin` is staff; it is given by the command line and can never be set by a client. */
export const userMode = z.enum(['user', 'company', 'admin']);
export const chosenMode = z.enum(['user', 'company']);
/** Modes to choose from when registering. */
export type ChosenMode = z.infer<typeof chosenMode>;
export type UserMode = z.infer<typeof userMode>;

export const compulsorySchool = lazily(() => z.object({ answer: z.enum(['yes', 'done']), on: day }));

export const userGeneral = lazily(() =>
  z.object({
    firstname: filled(TEXT_MAX.name),
    lastname: filled(TEXT_MAX.name),
    gender: z.optional(z.enum(GENDERS)),
    dateOfBirth: day,
    /** Whether compulsory schooling lasts, as they said it on a day. Nobody else reads it. */
    compulsorySchool: z.optional(compulsorySchool),
    phone: z.optional(z.string().check(z.regex(/^\+?[0-9][0-9 ()/-]{2,38}[0-9]$/))),
    headline: z.optional(text(TEXT_MAX.headline)),
    about: z.optional(text(TEXT_MAX.about)),
    cv: z.optional(cv),
    /** From when, and anything else there is to say about it. */
    availability: z.optional(text(TEXT_MAX.listItem)),
    times: z.optional(times),
    /** How far to work, in kilometres. */
    radiusKm: z.optional(z.int().check(z.gte(1), z.lte(500))),
  }),
);
export type UserGeneral = z.infer<typeof userGeneral>;

/** Some facts to change; `null` removes one that may be missing. */
export const userGeneralPatch = lazily(() =>
  z
    .strictObject({
      ...z.partial(userGeneral).shape,
      gender: z.optional(z.nullable(z.enum(GENDERS))),
      compulsorySchool: z.optional(z.nullable(compulsorySchool)),
      phone: z.optional(z.nullable(z.string().check(z.regex(/^\+?[0-9][0-9 ()/-]{2,38}[0-9]$/)))),
      cv: z.optional(z.nullable(cv)),
      times: z.optional(z.nullable(times)),
      radiusKm: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(500)))),
    })
    .check(z.refine((patch) => Object.keys(patch).length > 0, 'empty_patch')),
);
/** Facts as they were when a change was made; one that is left out was not there. */
export const userGeneralBefore = lazily(() => z.strictObject(z.partial(userGeneral).shape));
export type UserGeneralBefore = z.infer<typeof userGeneralBefore>;
export type UserGeneralPatch = z.infer<typeof userGeneralPatch>;

/** `pending`: below 16 and no guardian has agreed yet; its applications wait, and reach no company. */
export const guardianState = z.enum(['none', 'pending', 'ok']);
export type GuardianState = z.infer<typeof guardianState>;

export const guardianRelation = z.enum(['mother', 'father', 'guardian']);
export type GuardianRelation = z.infer<typeof guardianRelation>;

/**
 * What somebody says of custody who agrees or signs for a child (§ 1629 (1) BGB: as a rule both parents represent it).
 * `alone`: nobody else has custody · `authorised`: the other parent agrees and has authorised this one to say so ·
 * `joint`: the other parent is asked as well.
 */
export const custody = z.enum(['alone', 'authorised', 'joint']);
export type Custody = z.infer<typeof custody>;

/** Who agreed or signed for a child, and on which basis. */
export const guardianBasis = lazily(() => z.object({ relation: guardianRelation, custody }));
export type GuardianBasis = z.infer<typeof guardianBasis>;

/** What a guardian confirms, sentence by sentence; `version` is a hash of these words. */
export const guardianStatement = lazily(() => z.object({ points: z.array(z.string()), version: z.string() }));
export type GuardianStatement = z.infer<typeof guardianStatement>;

/** Which words somebody has read and confirms. */
export const confirmedStatement = lazily(() =>
  z.strictObject({ lang: language, version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
);
export type ConfirmedStatement = z.infer<typeof confirmedStatement>;

/** What a guardian is asked to agree to: the account (below 16), or a creator's profile (below 18). */
export const consentAct = z.enum(['account', 'creator']);
export type ConsentAct = z.infer<typeof consentAct>;

/** One parent or guardian who was asked, and how far that is: the child may see it. */
export const guardian = lazily(() =>
  z.object({
    _id: id,
    act: consentAct,
    /** Whose word named the mail; one that a parent gave for the other is not shown to the child. */
    namedBy: z.enum(['child', 'guardian']),
    /** Erased once its holder has refused. */
    mail: z.nullable(mail),
    state: z.enum(['sent', 'opened', 'confirmed', 'refused', 'revoked']),
    sentAt: instant,
    openedAt: z.nullable(instant),
    confirmedAt: z.nullable(instant),
    refusedAt: z.nullable(instant),
    revokedAt: z.nullable(instant),
  }),
);
export type Guardian = z.infer<typeof guardian>;

/** Why an account is locked: the rule broken, in plain words (a statement of reasons), and until when. */
export const lock = lazily(() =>
  z.object({
    since: instant,
    /** Null: until staff decides otherwise. */
    until: z.nullable(instant),
    reasonCode: z.string(),
    statement: z.string(),
  }),
);
export type Lock = z.infer<typeof lock>;

export const user = lazily(() =>
  z.object({
    _id: uid,
    ver: version,
    email: mail,
    userMode,
    general: userGeneral,
    /** When facts of `general` were last changed, by their names: the later clock wins. */
    generalAt: z.optional(z.record(z.string(), instant)),
    guardian: guardianState,
    /** While `guardian` is pending: when the account is erased unless somebody agrees. */
    guardianUntil: z.nullable(instant),
    /**
     * The same for a creator's profile, which needs a consent of its own below 18. `none`: nobody was asked, or nobody
     * has to be. It holds nothing else up.
     */
    creatorGuardian: guardianState,
    /** Who was asked to agree, newest last. */
    guardians: z.array(guardian),
    settings,
    address: z.nullable(address),
    /** `_fileId` of the picture. */
    image: z.nullable(id),
    /** Files kept for applications, oldest first. Nobody else sees them: what is sent along is a copy. */
    documents: z.optional(z.array(attachment)),
    locked: z.nullable(lock),
    /** The account goes then, unless it is taken back. */
    deletion: z.nullable(z.object({ finalAt: instant })),
    _linkedCompanyId: z.nullable(id),
    createdAt: instant,
  }),
);
export type User = z.infer<typeof user>;

/** Somebody as a person with a relation to them may see them. */
export const userSnippet = lazily(() =>
  z.object({
    _id: uid,
    /** `Jana Krüger`, or `Jana K.` until the company has accepted. */
    name: z.string(),
    image: z.nullable(id),
    /** Only to the company of an application. */
    ageBand: z.optional(ageBand),
    /** Whoever is of age and active as a creator, and may be found as one; null for everybody else. */
    creator: z.nullable(z.object({ _creatorId: id, handle: z.string() })),
  }),
);
export type UserSnippet = z.infer<typeof userSnippet>;
