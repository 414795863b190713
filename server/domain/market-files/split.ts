import { sql } from 'kysely';
import { canSplit } from '../../../contract/market-cell.ts';
import type { Db } from '../../database/database.ts';

/** The part of a part in which a line lies. */
const CHILD = sql<string>`case cell when 'm' then left(leaf, 1) when 'r' then leaf else left(leaf, length(cell) + 1) end`;

/** `most`: the jobs above which a part is split. */
type Splitting = { readonly run: number; readonly now: Date; readonly most: number };

/**
 * Splits those of these parts that hold too many jobs (rule R10.2). Their lines keep their runs, so that the files of the new
 * parts say what has changed since a device read those of the old one.
 */
export async function splitFull(tx: Db, cells: readonly string[], by: Splitting): Promise<void> {
  const may = cells.filter(canSplit);
  if (may.length === 0) return;
  const full = await tx
    .selectFrom('market_line')
    .where('cell', 'in', may)
    .where('gone', '=', false)
    .groupBy('cell')
    .having(({ fn }) => fn.countAll(), '>', by.most)
    .select('cell')
    .execute();
  for (const { cell } of full) await splitFull(tx, await splitOne(tx, cell, by), by);
}

async function splitOne(tx: Db, cell: string, { run, now }: Splitting): Promise<string[]> {
  await tx.updateTable('market_cell').set({ split: true }).where('cell', '=', cell).execute();
  await tx
    .updateTable('market_segment')
    .set({ run_out: run, out_at: now })
    .where('cell', '=', cell)
    .where('run_out', 'is', null)
    .execute();
  const { rows } = await sql<{ cell: string }>`
    with moved as (update market_line set cell = ${CHILD} where cell = ${cell} returning cell)
    insert into market_cell (cell, changed, due) select distinct cell, ${run}::bigint, ${run}::bigint from moved
    on conflict (cell) do update set changed = excluded.changed, due = excluded.due
    returning cell`.execute(tx);
  return rows.map((row) => row.cell);
}
