import { canonicalJson } from '../canonical-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** When each field was last changed, ISO 8601; one that is not named was changed by nobody so far. */
export type Clocks = Readonly<Record<string, string>>;

/**
 * @property from what was there when the change was made; an app of before this was said leaves it out
 * @property at when the person acted, ISO 8601
 */
export type FieldChange = { readonly to: Fields; readonly from: Fields | undefined; readonly at: string };

/** Whether it says the same; of what is kept of a person, nothing, null and an empty text are one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonicalJson(said(one)) === canonicalJson(said(other));
}

const said = (value: unknown) => (value === undefined || value === '' ? null : value);

/** Whether a change of this field is not older than what is known. At one instant the one that arrives last counts. */
export function isLater(at: string, clocks: Clocks, field: string): boolean {
  const known = clocks[field];
  return known === undefined || Date.parse(at) >= Date.parse(known);
}

/**
 * The fields of a change that count over what is there by now: none that it only carries along, each that nobody has
 * changed since it was made, whatever the clocks say, and of the others those that are not older (facts section 7: the
 * later clock wins). Device and server decide alike.
 */
export function countedFields(now: Fields, clocks: Clocks, { to, from, at }: FieldChange): string[] {
  return Object.keys(to).filter((field) => {
    if (from && isSameValue(to[field], from[field])) return false;
    if (from && isSameValue(now[field], from[field])) return true;
    return isLater(at, clocks, field);
  });
}

/** The clocks after a change of these fields. They only move forward. */
export function clocksAfter(clocks: Clocks, fields: readonly string[], at: string): Clocks {
  const moved = fields.filter((field) => isLater(at, clocks, field)).map((field) => [field, at]);
  return { ...clocks, ...Object.fromEntries(moved) };
}
