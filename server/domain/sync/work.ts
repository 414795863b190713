import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { EVERY_MS, HEAD, SETTLED } from '../../database/change-log/market-settled.ts';
import { once, recurring, type WorkKinds } from '../../work/work.ts';
import { purge } from './purge.ts';

const HOUR_MS = 3_600_000;

export const syncWork: WorkKinds = {
  [SETTLED]: once(lookAgain),
  'log.purge': recurring(HOUR_MS, purge, { lane: 'bulk' }),
};

async function lookAgain({ tx, now, effects }: ChangeContext, payload: unknown): Promise<Date | undefined> {
  const { head: before } = payload as { head: string | null };
  const { rows } = await sql<{ head: string | null; withheld: boolean }>`
    select ${HEAD} as head, exists (
      select from market_change where xid >= pg_snapshot_xmin(pg_current_snapshot())
    ) as withheld`.execute(tx);
  const { head = null, withheld = false } = rows[0] ?? {};
  if (head !== before) effects.signal('market');
  if (!withheld) return undefined;
  await tx
    .updateTable('work')
    .set({ payload: JSON.stringify({ head }) })
    .where('kind', '=', SETTLED)
    .where('key', '=', 'market')
    .execute();
  return new Date(now.getTime() + EVERY_MS);
}
