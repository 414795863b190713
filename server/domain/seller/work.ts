import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import { inForce } from '../../../contract/law/in-force.ts';
import { SELLER_YEARS } from '../../../contract/law/platform-tax.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { deleteStep } from '../../work/steps.ts';
import { recurring, type WorkKinds } from '../../work/work.ts';

/** A service that was concluded here, since an instant. */
const dealSince = (since: Date) => sql<boolean>`exists (
  select from offer where offer.user_id = seller.user_id and contract_form = 'simple' and status = 'signed'
    and (status_at ->> 'signed')::timestamptz >= ${since})`;

/** Deals before this year have been kept for as long as the law wants. */
export function reportedUntil(now: Date): Date {
  const day = dayOf(now);
  return new Date(`${Number(day.slice(0, 4)) - inForce(SELLER_YEARS, day)}-01-01T00:00:00+01:00`);
}

/** With the account goes what was never needed; what the law wants stays with the list's years. */
export async function forgetSeller({ tx, now }: ChangeContext, uid: string): Promise<void> {
  await tx
    .deleteFrom('seller')
    .where('user_id', '=', uid)
    .where(({ not }) => not(dealSince(reportedUntil(now))))
    .execute();
}

export const sellerWork: WorkKinds = {
  /** Of accounts that were erased, once the last deal is out of the time for which it is kept. */
  'sellers.purge': recurring(
    DAY_MS,
    ({ tx, now }) =>
      deleteStep(
        tx as Db,
        'seller',
        sql`not ${dealSince(reportedUntil(now))} and exists (
          select from "user" where "user".id = seller.user_id and "user".erased_at is not null)`,
      ),
    { lane: 'bulk' },
  ),
};
