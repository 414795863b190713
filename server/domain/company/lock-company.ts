import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordCompany } from '../../database/change-log/record.ts';
import type { Db } from '../../database/database.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import type { CompanyRow } from './row.ts';

/**
 * Locks a company that is not erased. Membership, the number of owners and free seats are decided under this lock.
 * Throws `not_found`.
 */
export async function lockCompany(tx: Db, id: string): Promise<CompanyRow> {
  const row = await tx
    .selectFrom('company')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such company');
  return row;
}

/** Refuses new members and new work in a company that is being deleted. */
export function assertStaying(company: Pick<CompanyRow, 'deletion_final_at'>): void {
  if (company.deletion_final_at === null) return;
  throw new ApiError('state_conflict', 'this company is being deleted; an owner can undo that first', {
    detail: { finalAt: company.deletion_final_at.toISOString() },
  });
}

/** Refuses new ads of a company that staff has blocked. */
export function assertNotBlocked(company: Pick<CompanyRow, 'blocked_at'>): void {
  if (company.blocked_at === null) return;
  throw new ApiError('not_allowed', 'this company may publish nothing; its owners have the reasons by mail', {
    detail: { blockedAt: company.blocked_at.toISOString() },
  });
}

/** Tells the members' devices that something about their company has changed. */
export async function touchCompany({ tx, effects }: ChangeContext, id: string): Promise<void> {
  recordCompany(effects, await raiseVersion(tx, 'company', id));
}
