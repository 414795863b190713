import { sql } from 'kysely';
import { dayOf, endOfDay } from '../../../contract/calendar-day.ts';
import type { Db } from '../../database/database.ts';
import type { SellerRow } from './row.ts';

/** Of one quarter. `open`: deals whose whole sum is not known here, such as one by the hour. `cents`: of all others. */
export type Quarter = { deals: number; cents: number; open: number };
export type ListedSeller = { readonly row: SellerRow; readonly quarters: readonly Quarter[] };

/**
 * People who concluded services here in a year, with what § 14 (2) PStTG asks about each, and those of whom nothing is
 * known. A deal counts on the day in Germany on which its last signature was given.
 */
export async function sellersOf(
  tx: Db,
  year: number,
): Promise<{ sellers: ListedSeller[]; unknown: string[] }> {
  const deals = await tx
    .selectFrom('offer')
    .where('contract_form', '=', 'simple')
    .where('status', '=', 'signed')
    .where(sql<boolean>`(status_at ->> 'signed')::timestamptz >= ${endOfDay(`${year - 1}-12-31`)}`)
    .where(sql<boolean>`(status_at ->> 'signed')::timestamptz <= ${endOfDay(`${year}-12-31`)}`)
    .select(['user_id', 'terms', 'status_at'])
    .orderBy('user_id')
    .execute();
  const ofYear = deals.flatMap(({ user_id, terms, status_at }) => {
    const day = status_at.signed === undefined ? '' : dayOf(status_at.signed);
    return day.startsWith(`${year}-`)
      ? [{ uid: user_id, pay: terms.pay, month: Number(day.slice(5, 7)) }]
      : [];
  });
  const byPerson = Map.groupBy(ofYear, ({ uid }) => uid);
  if (byPerson.size === 0) return { sellers: [], unknown: [] };
  const rows = await tx
    .selectFrom('seller')
    .where('user_id', 'in', [...byPerson.keys()])
    .selectAll()
    .execute();
  const known = new Map(rows.map((row) => [row.user_id, row]));
  const sellers = [...byPerson].flatMap(([uid, own]) => {
    const row = known.get(uid);
    return row ? [{ row, quarters: [1, 2, 3, 4].map((quarter) => quarterOf(own, quarter)) }] : [];
  });
  return { sellers, unknown: [...byPerson.keys()].filter((uid) => !known.has(uid)) };
}

type Deal = { pay: { amount: number; currency: string; unit: string } | null; month: number };

function quarterOf(deals: readonly Deal[], quarter: number): Quarter {
  const own = deals.filter(({ month }) => Math.ceil(month / 3) === quarter);
  const whole = own.filter(({ pay }) => pay?.unit === 'PROJECT' && pay.currency === 'EUR');
  return {
    deals: own.length,
    cents: whole.reduce((sum, { pay }) => sum + (pay?.amount ?? 0), 0),
    open: own.length - whole.length,
  };
}
