import { createHash } from 'node:crypto';
import { canonicalJson } from '../../contract/canonical-json.ts';

export { canonicalJson };

/** SHA-256 of the canonical JSON, in hexadecimal. */
export function contentHash(value: unknown): string {
  return textHash(canonicalJson(value));
}

/** SHA-256 of a text, in hexadecimal. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
