import { canonicalJson } from './canonical-json.ts';
import type { LogEntry } from './entities/log.ts';

/** `prevHash` of a company's first entry. */
export const GENESIS = '0'.repeat(64);

/** What the hash of a log's entry is made over: everything in it but that hash, the hash before it included. */
export function chainedText({ hash: _, ...content }: LogEntry): string {
  return canonicalJson(content);
}
