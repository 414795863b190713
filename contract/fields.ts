import * as z from 'zod/mini';
import { LANGUAGE_CODES, LANGUAGE_DEFAULT, type Language } from './languages.ts';
import { PAGE_MAX, TEXT_MAX } from './limits.ts';
import { hasYear, isStorable } from './plain-rules.ts';

/** Field types that several entities share. All texts are plain text and are trimmed by the reader, not here. */

/** UUID of any version; the app makes version 7 at the tap (rule W3). */
export const id = z.uuid();
export const isId = (text: string): boolean => id.safeParse(text).success;
/** Id given by the sign-in service. */
export const uid = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));
const withYear = z.refine<string>(hasYear, 'no_such_year');
/** UTC instant, ISO 8601 with milliseconds and `Z`. */
export const instant = z.iso.datetime().check(withYear);
/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date().check(withYear);
/** Hazard: the search squares coordinates, and PostgreSQL fails where nothing is left of a square. */
const exact = z.refine<number>((value) => value === 0 || Math.abs(value) >= 1e-9, 'too_fine');
export const latitude = z.number().check(z.gte(-90), z.lte(90), exact);
export const longitude = z.number().check(z.gte(-180), z.lte(180), exact);
export const mail = z.email().check(z.maxLength(TEXT_MAX.mail));
/** Counts changes; as large as the database's integers. */
export const version = z.int().check(z.gte(0), z.lte(2_147_483_647));

const storable = z.refine<string>(isStorable, 'not_text');

/** Text that may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), storable);
/** Text with at least one character that is not a space. */
export const filled = (max: number, min = 1) =>
  z.string().check(
    z.maxLength(max),
    storable,
    z.refine((value) => value.trim().length >= min, 'too_small'),
  );

/** Minor units (cents), so that no sum is ever rounded. */
export const money = z.int().check(z.gte(0), z.lte(100_000_000));

export const language = z.enum(LANGUAGE_CODES);

/** By language, for each whatever was written. A language this version does not know is left out. */
export const inSomeLanguages = <Item extends z.ZodMiniType>(item: Item) => z.object(optionals(item));
/** By language, in the default one at least: `textIn` says which is read. */
export const inLanguages = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...optionals(item), [LANGUAGE_DEFAULT]: item });
const optionals = <Item extends z.ZodMiniType>(item: Item) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, z.optional(item)])) as Record<
    Language,
    z.ZodMiniOptional<Item>
  >;

export const side = z.enum(['talent', 'company']);
export type Side = z.infer<typeof side>;

/** Arguments of a GET arrive as text. */
export const queryInt = (min: number, max: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(min), z.lte(max));
export const queryNumber = (min: number, max: number) =>
  z.coerce.number<number>().check(z.gte(min), z.lte(max));
/** `true` or `false`. */
export const queryFlag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Said, or left out; DELETE sends it in the query, where it is text. */
export const yes = z.union([z.literal(true), z.literal('true')]);

/** Opaque to clients: where the next page of a list begins. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[A-Za-z0-9_-]+$/));
export const limit = queryInt(1, PAGE_MAX);
/** A page of a list: `next` is the cursor of the page behind it, null on the last one. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) });
