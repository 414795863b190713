import type { Db } from '../../database/database.ts';
import { isLive } from '../job/on-market.ts';

/** Jobs of a company that take a slot of its plan. */
export async function jobsUsed(tx: Db, companyId: string, now: Date): Promise<number> {
  const { used } = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where(isLive('job', now))
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Members of a company; an open invitation takes no seat. */
export async function seatsUsed(tx: Db, companyId: string): Promise<number> {
  const { used } = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
}
