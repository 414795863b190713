import * as z from 'zod/mini';
import { filled, id, instant, latitude, longitude, text, uid } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { SETTING_ENTRIES_MAX, TEXT_MAX } from '../limits.ts';
import { jobKind, payUnit } from './job.ts';
import { notificationType } from './notification.ts';
import { languageId } from './translation.ts';

/**
 * Settings of a person (product section 4.8). Each setting, and each entry of one that is a map, is a register: a
 * value and the time of the tap that set it. Two devices that were offline merge without losing either's entries.
 */

const register = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ value, at: instant });

/** `null` takes an entry out; it stays as a register, so that an older tap cannot bring it back. */
const registers = <Key extends z.core.$ZodRecordKey, Value extends z.ZodMiniType>(key: Key, value: Value) =>
  z
    // Partial: where the keys are an enum, a whole record would have to name each of them.
    .partialRecord(key, register(z.nullable(value)))
    .check(z.refine((entries) => Object.keys(entries).length <= SETTING_ENTRIES_MAX, 'too_big'));

/** Hours of the day, local time: quiet from `from` on until `to`; equal means never. */
const hour = z.int().check(z.gte(0), z.lte(23));
export const quietSetting = lazily(() => z.strictObject({ from: hour, to: hour }));

export const visibility = z.enum(['off', 'where_applied', 'searchable']);
export type Visibility = z.infer<typeof visibility>;

/** How a company reads one's name before it accepts: `Jana K.`, or a number that stands for it. */
export const nameShown = z.enum(['initial', 'sign']);
export type NameShown = z.infer<typeof nameShown>;

export const adLanguage = z.enum(['de', 'en']);

/** A search to come back to: what `GET /job/search` takes, without place in the list. */
export const savedSearch = lazily(() =>
  z.strictObject({
    name: filled(TEXT_MAX.title),
    q: z.optional(text(TEXT_MAX.place)),
    /** The words have to stand in the title. */
    inTitle: z.optional(z.boolean()),
    place: z.optional(text(TEXT_MAX.place)),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    radius: z.optional(z.int().check(z.gte(1), z.lte(500))),
    kind: z.optional(z.array(jobKind).check(z.maxLength(7))),
    payMin: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
    payUnit: z.optional(payUnit),
    hoursMin: z.optional(z.number().check(z.gte(0), z.lte(60))),
    hoursMax: z.optional(z.number().check(z.gte(0), z.lte(60))),
    remote: z.optional(z.boolean()),
    /** Begins within so many days, or by arrangement. */
    startWithin: z.optional(z.int().check(z.gte(1), z.lte(366))),
    /** Asks for no experience, in so many words. */
    noExperience: z.optional(z.boolean()),
    /** What the ad is written in. */
    adLanguage: z.optional(adLanguage),
    company: z.optional(z.strictObject({ _companyId: id, name: text(TEXT_MAX.companyName) })),
    /** Tell me of new ones. */
    alert: z.boolean(),
  }),
);
export type SavedSearch = z.infer<typeof savedSearch>;

/** Steps of the setup for new people, each as far as it concerns them. */
export const setupStep = z.enum(['mode', 'guardian', 'place', 'interests', 'company', 'notices']);
export type SetupStep = z.infer<typeof setupStep>;

/** A finished step, so that another device goes on with the next one. */
const passedStep = lazily(() =>
  z.strictObject({
    skipped: z.boolean(),
    /** The company that is being created; only for `company`. */
    companyUID: z.optional(text(TEXT_MAX.companyUID)),
  }),
);
export type PassedStep = z.infer<typeof passedStep>;

const choice = lazily(() =>
  z.strictObject({
    app: z.optional(z.boolean()),
    push: z.optional(z.boolean()),
    mail: z.optional(z.boolean()),
    soon: z.optional(z.boolean()),
  }),
);
const consentKey = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));
const consentVersion = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/));

export const settings = lazily(() =>
  z.strictObject({
    /** True from registration until the setup is finished. */
    setup: z.optional(register(z.boolean())),
    setupSteps: z.optional(registers(setupStep, passedStep)),
    /** Of what is not spoken here, or not yet, the default is. */
    lang: z.optional(register(languageId)),
    quiet: z.optional(register(quietSetting)),
    /** Whether others see that one has read, and that one is writing. */
    receipts: z.optional(register(z.boolean())),
    typing: z.optional(register(z.boolean())),
    visibility: z.optional(register(visibility)),
    nameShown: z.optional(register(nameShown)),
    notify: z.optional(registers(notificationType, choice)),
    /** Jobs of which nothing is pushed or mailed any more. */
    mutedJobs: z.optional(registers(id, z.literal(true))),
    blocked: z.optional(registers(uid, z.literal(true))),
    hiddenCompanies: z.optional(registers(id, z.literal(true))),
    hiddenJobs: z.optional(registers(id, z.literal(true))),
    savedSearches: z.optional(registers(id, savedSearch)),
    savedJobs: z.optional(registers(id, z.literal(true))),
    /** Creators whom a member of a company has put aside. */
    savedCreators: z.optional(registers(id, z.literal(true))),
    /** The register's time is the time of the consent; null: taken back. */
    consents: z.optional(registers(consentKey, z.strictObject({ version: consentVersion }))),
  }),
);
export type Settings = z.infer<typeof settings>;
export type SettingKey = keyof Settings;

/** Settings that hold one value; all others are maps of entries. */
export const SINGLE_SETTINGS = [
  'setup',
  'lang',
  'quiet',
  'receipts',
  'typing',
  'visibility',
  'nameShown',
] as const;

/** Keys that look like settings and are facts which only the server states. */
export const PROTECTED_SETTINGS = ['guardian', 'locked', 'userMode', 'deletion'] as const;

/** What a caller may send: some settings. Protected keys are let through to be refused by name. */
export const settingPatch = lazily(() =>
  z.extend(settings, {
    guardian: z.optional(z.unknown()),
    locked: z.optional(z.unknown()),
    userMode: z.optional(z.unknown()),
    deletion: z.optional(z.unknown()),
  }),
);
export type SettingPatch = z.infer<typeof settingPatch>;
