import type { Selectable } from 'kysely';
import type { LogEntry } from '../../../contract/entities/log.ts';
import { chainedText } from '../../../contract/log-chain.ts';
import { textHash } from '../../base/canonical-json.ts';
import type { CompanyLogTable } from '../schema/log.ts';

export type LogRow = Selectable<CompanyLogTable>;

/** SHA-256, in hexadecimal; over what, the contract says, so that a device can check the chain as well. */
export function entryHash(row: Omit<LogRow, 'hash'>): string {
  return textHash(chainedText(presentEntry({ ...row, hash: '' })));
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
