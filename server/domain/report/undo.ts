import type { ChangeContext } from '../../api/change-context.ts';
import { verifyCompany } from '../company/verify-company.ts';
import { decideSource } from '../creator/decide-source.ts';
import { markLifted } from '../restriction/lift.ts';
import type { RestrictionRow } from '../restriction/restrict.ts';
import { unlockUser } from './lock-account.ts';
import { unblockCompany } from './restrict-company.ts';

/**
 * Undoes a restriction after a granted objection. An ad becomes its company's to publish again: its applications have
 * ended, so it is not put back by itself. A message that was removed is gone; its sender can write it again.
 */
export async function undo(context: ChangeContext, restriction: RestrictionRow): Promise<void> {
  const { kind, target_id: targetId } = restriction;
  if (restriction.lifted_at !== null) return;
  switch (kind) {
    case 'account_locked':
      return unlockUser(context, { uid: targetId });
    case 'company_unverified':
      await verifyCompany(context, targetId);
      return;
    case 'company_blocked':
      await unblockCompany(context, targetId);
      return;
    case 'source_refused':
      return decideSource(context, { sourceId: targetId, verdict: 'verified' });
    case 'job_unpublished':
    case 'job_refused':
    case 'message_removed':
      return markLifted(context, { kind, targetId });
  }
}
