import type * as z from 'zod/mini';
import { ApiError } from '../../contract/errors.ts';
import { day, id, instant } from '../../contract/fields.ts';

/** The database's integers. */
const INTEGER_MAX = 2_147_483_647;

/**
 * Types of a list's sort key: `instant` and `day` in ISO 8601, `id` a UUID, `number` a count. Values are checked
 * against what the database accepts, because a cursor is untrusted input.
 */
const PARTS = {
  instant: (value: unknown) => fits(instant, value),
  day: (value: unknown) => fits(day, value),
  id: (value: unknown) => fits(id, value),
  number: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= INTEGER_MAX,
};
export type KeysetPart = keyof typeof PARTS;

const fits = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** The cursor of a list: the sort key of the last row that was shown. Opaque to clients, and no secret. */
export function writeKeyset(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor; undefined for anything else. The values are not checked. */
export function parseKeyset(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The sort key in a cursor, undefined without a cursor. Throws `fields_invalid` for a cursor that this list did not
 * make.
 */
export function readKeyset(
  cursor: string | undefined,
  parts: readonly KeysetPart[],
): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  const key = parseKeyset(cursor);
  if (Array.isArray(key) && key.length === parts.length && parts.every((part, at) => PARTS[part](key[at])))
    return key;
  throw new ApiError('fields_invalid', 'this cursor is not one of this list; begin without one', {
    fields: [{ path: 'cursor', code: 'invalid' }],
  });
}
