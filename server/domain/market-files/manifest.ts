import { sql } from 'kysely';
import type { MarketCell, MarketManifest } from '../../../contract/market-files.ts';
import { SETTLED } from '../../database/change-log/market-log.ts';
import type { Db } from '../../database/database.ts';
import type { Segment } from './plan.ts';

/** Which run the files show, of which database; null: of a market that nobody has written yet. */
export type Shown = { readonly epoch: string; readonly run: number; readonly at: Date | null };

/** Undefined where there are jobs and no files of them yet, so that no device takes the market for empty. */
export async function shownRun(db: Db): Promise<Shown | undefined> {
  const { rows } = await sql<{ epoch: string; run: number; at: Date | null; unread: boolean }>`
    select coalesce((select value from meta where name = 'epoch'), '') as epoch,
      coalesce(f.run, 0) as run, f.at,
      coalesce(f.run, 0) = 0 and (f.begun_at is not null or f.xid is null) and exists (
        select from market_change where ${SETTLED}
      ) as unread
    from (select) one left join market_files f on true`.execute(db);
  const [shown] = rows;
  return shown && !shown.unread ? { ...shown, run: Number(shown.run) } : undefined;
}

/** Names the files of a market as its last run shows them. Undefined as for `shownRun`. */
export async function readManifest(db: Db, bucket: string): Promise<MarketManifest | undefined> {
  const shown = await shownRun(db);
  if (!shown) return undefined;
  const segments = await db
    .selectFrom('market_segment')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('run_in', '<=', shown.run)
    .where((eb) => eb.or([eb('run_out', 'is', null), eb('run_out', '>', shown.run)]))
    .orderBy('cell')
    .orderBy('to_run')
    .orderBy('id')
    .execute();
  return {
    ...{ bucket, epoch: shown.epoch, run: shown.run },
    at: (shown.at ?? new Date(0)).toISOString(),
    cells: [...Map.groupBy(segments, ({ cell }) => cell)].flatMap(([cell, some]) => cellOf(cell, some) ?? []),
  };
}

function cellOf(cell: string, segments: Segment[]): MarketCell | undefined {
  const base = segments.find(({ kind }) => kind === 'base');
  if (!base) return undefined;
  const newest = segments.reduce((one, other) => (one.id > other.id ? one : other));
  return {
    cell,
    rows: newest.jobs,
    base: { hash: base.hash, to: base.to_run, rows: base.rows, bytes: base.bytes },
    deltas: segments
      .filter(({ kind }) => kind === 'delta')
      .map(({ hash, from_run: from, to_run: to, rows, bytes }) => ({ hash, from, to, rows, bytes })),
  };
}
