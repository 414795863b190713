import { ApiError } from '../../contract/errors.ts';

/** What a key of a list is made of: `instant` in ISO 8601, `id` a UUID, `number` a count. */
export type KeysetPart = 'instant' | 'id' | 'number';

/** The database's integers. */
const INTEGER_MAX = 2_147_483_647;

const IS: Record<KeysetPart, (value: unknown) => boolean> = {
  instant: (value) => typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)),
  id: (value) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value),
  number: (value) => Number.isInteger(value) && Math.abs(value as number) <= INTEGER_MAX,
};

/** The cursor of a list: the sort key of the last row that was shown. Opaque to clients, and no secret. */
export function writeKeyset(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The key in a cursor, undefined where there is none. Throws `fields_invalid` for one that this list did not make. */
export function readKeyset(
  cursor: string | undefined,
  parts: readonly KeysetPart[],
): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === parts.length && parts.every((part, at) => IS[part](key[at])))
      return key;
  } catch {
    // Not even JSON: refused below like everything else that is no key.
  }
  throw new ApiError('fields_invalid', 'this cursor is not one of this list; begin without one', {
    fields: [{ path: 'cursor', code: 'invalid' }],
  });
}
