import { TEXT_MAX } from '../../../contract/limits.ts';

export type ReadText<Value> = { value: Value } | { problem: string };

/** A web address as people write it; `https://` is added where it is missing. Empty is allowed. */
export function readWebsite(text: string): ReadText<string> {
  const typed = text.trim();
  if (typed === '') return { value: '' };
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const known = url && ['https:', 'http:'].includes(url.protocol) && url.hostname.includes('.');
  if (!known) return { problem: 'not_a_website' };
  return address.length > TEXT_MAX.url ? { problem: 'too_big' } : { value: address };
}

/** A number of people; empty is allowed. */
export function readPeople(text: string): ReadText<number | null> {
  const typed = text.replace(/[\s.,]/g, '');
  if (typed === '') return { value: null };
  return /^\d{1,7}$/.test(typed) ? { value: Number(typed) } : { problem: 'not_a_number' };
}
