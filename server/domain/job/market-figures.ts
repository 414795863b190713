import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import {
  type MarketFigures,
  REPLIES_ENOUGH,
  REPLY_WINDOW,
  type ReplyFigures,
} from '../../../contract/entities/market-figures.ts';
import type { Db } from '../../database/database.ts';
import { recurring, type WorkKinds } from '../../work/work.ts';
import { countOf, readMarket } from './market-towns.ts';
import { countsForReply, medianOfReply } from './reply-time.ts';

const EVERY_MS = 10 * 60_000;
const TOWNS = 8;

/** Figures of the whole market, written down for all readers. */
export const marketFigures: WorkKinds = {
  'market.figures': recurring(
    EVERY_MS,
    async ({ tx, now }) => {
      const figures = JSON.stringify(await countMarket(tx, now));
      await tx
        .insertInto('market_figures')
        .values({ figures })
        .onConflict((conflict) => conflict.column('one').doUpdateSet({ figures }))
        .execute();
    },
    { lane: 'bulk' },
  ),
};

async function countMarket(tx: Db, now: Date): Promise<MarketFigures> {
  const market = await readMarket(tx, now);
  return {
    jobs: countOf(market.jobs),
    kinds: [...market.jobs]
      .map(([kind, jobs]) => ({ kind, jobs }))
      .sort((a, b) => b.jobs - a.jobs || (a.kind < b.kind ? -1 : 1)),
    towns: market.towns.slice(0, TOWNS).map(({ slug, name, jobs }) => ({ slug, name, jobs: countOf(jobs) })),
    replies: await countReplies(tx, now),
  };
}

/**
 * Of applications that were sent within the window and have had `settled` days for an answer, so that a day of many
 * applications does not look like a day of silence. What ended without an answer counts as late as well.
 */
async function countReplies(tx: Db, now: Date): Promise<ReplyFigures | null> {
  const { settled, days } = REPLY_WINDOW;
  const until = new Date(now.getTime() - settled * DAY_MS);
  const counted = tx
    .selectFrom('application')
    .where('visible_at', '>', new Date(until.getTime() - days * DAY_MS))
    .where('visible_at', '<=', until)
    .where(countsForReply);
  const { of, median } = await counted
    .select([sql<number>`count(*)::int`.as('of'), medianOfReply(now).as('median')])
    .executeTakeFirstOrThrow();
  if (of < REPLIES_ENOUGH || median === null) return null;
  const rows = await counted
    .where('answered_at', 'is not', null)
    .select([
      sql<number>`floor(extract(epoch from answered_at - visible_at) / 86400)::int`.as('day'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(sql`1`)
    .execute();
  const byDay = Array.from(
    { length: settled },
    (_, day) => rows.find((row) => Math.max(0, row.day) === day)?.count ?? 0,
  );
  return { of, medianH: median, byDay, later: of - byDay.reduce((sum, count) => sum + count, 0) };
}
