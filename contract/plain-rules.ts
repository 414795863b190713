import { TEXT_MAX } from './limits.ts';

/**
 * Rules of single fields without schemas: the form of a new account is what a stranger opens first, and on a line of 250
 * kbit/s all schemas and what they need are a second and a half. They are made of the same rules, or say the same (contract/plain-rules.test.ts).
 */

/** As `mail` of contract/fields.ts, whose form is the schema library's. */
export const isMail = (text: string): boolean =>
  text.length <= TEXT_MAX.mail && MAIL.test(text) && !text.includes("'@");
const MAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Postgres cannot store NUL in text; a lone surrogate is not text at all. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** ISO 8601 has a year 0000, PostgreSQL has none. */
export const hasYear = (text: string): boolean => !text.startsWith('0000');

/** Whether a calendar has it, `YYYY-MM-DD`; as `day` of contract/fields.ts. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date makes a 2 March of a 30 February.
  return hasYear(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const GENDERS = ['female', 'male', 'diverse'] as const;
