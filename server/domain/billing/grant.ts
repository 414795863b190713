import type { Db } from '../../database/database.ts';
import { PARTNER_PLAN } from './plans.ts';

/** Grants companies a plan without a bill, until `until` or a revocation. A second grant only changes the end. */
export async function grantPlan(
  tx: Db,
  companyIds: readonly string[],
  { now, productId = PARTNER_PLAN.id, until = null }: { now: Date; productId?: string; until?: Date | null },
): Promise<void> {
  if (companyIds.length === 0) return;
  await tx
    .insertInto('plan_grant')
    .values(companyIds.map((company_id) => ({ company_id, product_id: productId, until, granted_at: now })))
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ product_id: productId, until }))
    .execute();
}

/** Revokes the granted plan; false where there was none. */
export async function withdrawPlan(tx: Db, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('plan_grant')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
