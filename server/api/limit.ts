import { type QueryCreator, sql } from 'kysely';
import { ApiError } from '../../contract/errors.ts';
import { BACKLOG_DAYS, type ProductLimit, productLimits } from '../../contract/limits.ts';
import { daysAfter } from '../base/days.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { CallContext } from './call-context.ts';
import type { ChangeContext } from './change-context.ts';

type Limit = { max: number; windowMs: number; lateMax?: number };
type Spending = { name: ProductLimit; who: string; now: Date };

/**
 * Counts one act of `who` (an account, a company's member, a network address) against a limit of the product; it counts
 * only if the transaction commits. Throws `too_many_requests` with `detail.retryAfter` in seconds.
 *
 * An act that waited in an outbox counts at the time it was done, if the limit allowed it then; otherwise it counts
 * now. The client states that time, so it must gain little: acts from before the window are limited by the day, those
 * within it by the window itself.
 */
export async function spend(
  { tx, now, actedAt }: ChangeContext & Pick<CallContext, 'actedAt'>,
  name: ProductLimit,
  who: string,
): Promise<void> {
  const limit: Limit = productLimits[name];
  // Serializes concurrent acts of one person: each counts those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${who}`}, 0))`.execute(tx);
  const spending = { name, who, now };
  const done = actedAt && (await ownTime(tx, spending, limit, actedAt));
  if (done && hasRoom(await actsAround(tx, spending, limit, done.at), done.at, limit))
    return count(tx, spending, done);
  // Counted along, before it is known to have room: what throws leaves nothing.
  const counted = tx.with('counted', (db) =>
    db.insertInto('usage').values(actOf(spending, { at: now, isLate: false })),
  );
  const acts = await actsAround(counted, spending, limit, now);
  if (hasRoom(acts, now, limit)) return;
  const { max, windowMs } = limit;
  const oldest = acts[acts.length - max] ?? now.getTime();
  const retryAfter = Math.ceil((oldest + windowMs - now.getTime()) / 1000);
  throw new ApiError('too_many_requests', `too often; try again in ${retryAfter} s`, {
    detail: { limit: name, max, retryAfter },
  });
}

type Act = { at: Date; isLate: boolean };

/** When a late act was done; undefined where it counts as now. */
async function ownTime(
  tx: Db,
  { name, who, now }: Spending,
  { windowMs, lateMax }: Limit,
  actedAt: Date,
): Promise<Act | undefined> {
  if (lateMax === undefined || actedAt >= now) return undefined;
  if (now.getTime() - actedAt.getTime() < windowMs) return { at: actedAt, isLate: false };
  // An act cannot be older than the account.
  const { created_at: since } = await tx
    .selectFrom('user')
    .where('id', '=', who)
    .select('created_at')
    .executeTakeFirstOrThrow();
  const at = [actedAt, daysAfter(now, -BACKLOG_DAYS), since].reduce((a, b) => (a > b ? a : b));
  const { late } = await tx
    .selectFrom('usage')
    .where('limit_name', '=', name)
    .where('who', '=', who)
    .where('late_at', '>', daysAfter(now, -1))
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .executeTakeFirstOrThrow();
  return Number(late) < lateMax ? { at, isLate: true } : undefined;
}

/** Moments of the acts that share a window with one at `at`, in order. */
async function actsAround(
  db: QueryCreator<Tables>,
  { name, who }: Spending,
  { windowMs }: Limit,
  at: Date,
): Promise<number[]> {
  const acts = await db
    .selectFrom('usage')
    .select('at')
    .where('limit_name', '=', name)
    .where('who', '=', who)
    .where('at', '>', new Date(at.getTime() - windowMs))
    .where('at', '<', new Date(at.getTime() + windowMs))
    .orderBy('at')
    .execute();
  return acts.map((act) => act.at.getTime());
}

/** Whether every window around `at` stays within the limit with one more act at `at`. */
function hasRoom(acts: readonly number[], at: Date, { max, windowMs }: Limit): boolean {
  const moment = at.getTime();
  const before = acts.filter((act) => act <= moment);
  const all = [...before, moment, ...acts.slice(before.length)];
  for (let first = Math.max(0, before.length - max); first <= before.length; first += 1) {
    const overflow = all[first + max];
    if (overflow !== undefined && overflow - (all[first] as number) < windowMs) return false;
  }
  return true;
}

async function count(tx: Db, spending: Spending, act: Act): Promise<void> {
  await tx.insertInto('usage').values(actOf(spending, act)).execute();
}

const actOf = ({ name, who, now }: Spending, { at, isLate }: Act) => ({
  limit_name: name,
  who,
  at,
  late_at: isLate ? now : null,
});
