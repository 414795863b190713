import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { verifyCompany } from '../company/verify-company.ts';
import { decideSource } from '../creator/decide-source.ts';
import { markLifted } from '../restriction/lift.ts';
import type { RestrictionRow } from '../restriction/restrict.ts';
import { unlockUser } from './lock-account.ts';
import { unblockCompany } from './restrict-company.ts';

/**
 * Undoes a restriction after a granted objection. An ad becomes its company's to publish again: its applications have
 * ended, so it is not put back by itself. A message that was removed is gone, and so are words and pictures; they can be
 * written and shown again. Of an account
 * or company that was erased, or a source that was removed, nothing is left to undo: then it gives false.
 */
export async function undo(context: ChangeContext, restriction: RestrictionRow): Promise<boolean> {
  const { kind, target_id: targetId, lifted_at: liftedAt } = restriction;
  if (liftedAt !== null) return true;
  const there = await isThere(context.tx, restriction);
  if (there) await lift(context, restriction);
  else await markLifted(context, { kind, targetId });
  return there;
}

async function lift(context: ChangeContext, { kind, target_id: targetId }: RestrictionRow): Promise<void> {
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
    case 'content_removed':
      return markLifted(context, { kind, targetId });
  }
}

async function isThere(tx: Db, { kind, target_id: id }: RestrictionRow): Promise<boolean> {
  switch (kind) {
    case 'account_locked': {
      const user = tx.selectFrom('user').where('id', '=', id).where('erased_at', 'is', null);
      return (await user.select('id').executeTakeFirst()) !== undefined;
    }
    case 'company_unverified':
    case 'company_blocked': {
      const company = tx.selectFrom('company').where('id', '=', id).where('deleted_at', 'is', null);
      return (await company.select('id').executeTakeFirst()) !== undefined;
    }
    case 'source_refused': {
      const source = tx.selectFrom('creator_source').where('id', '=', id);
      return (await source.select('id').executeTakeFirst()) !== undefined;
    }
    default:
      return true;
  }
}

/** What stands against the targets of these, once they are undone. */
export async function standingAgainst(
  tx: Db,
  restrictions: readonly RestrictionRow[],
): Promise<readonly RestrictionRow[]> {
  if (restrictions.length === 0) return [];
  const targets = restrictions.map(({ target_id }) => target_id);
  return tx
    .selectFrom('restriction')
    .where('target_id', 'in', targets)
    .where('lifted_at', 'is', null)
    .selectAll()
    .execute();
}
