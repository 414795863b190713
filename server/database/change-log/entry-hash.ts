import type { Selectable } from 'kysely';
import type { LogEntry } from '../../../contract/entities/log.ts';
import { contentHash } from '../../base/canonical-json.ts';
import type { CompanyLogTable } from '../schema/log.ts';

export type LogRow = Selectable<CompanyLogTable>;

/** `prev_hash` of a company's first entry. */
export const GENESIS = '0'.repeat(64);

/** SHA-256 over the canonical JSON of everything in an entry but its own hash, the hash before it included. */
export function entryHash(row: Omit<LogRow, 'hash'>): string {
  const { hash: _, ...content } = presentEntry({ ...row, hash: '' });
  return contentHash(content);
}

export function presentEntry(row: LogRow): LogEntry {
  return {
    _companyId: row.company_id,
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    ref: row.ref_type === null || row.ref_id === null ? null : { type: row.ref_type, id: row.ref_id },
    before: row.before,
    after: row.after,
    source: row.source,
    prevHash: row.prev_hash,
    hash: row.hash,
  };
}
