import { sql } from 'kysely';
import { partsAround, pathOf } from '../../../contract/market-cell.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { isBehind, type MarketPosition, SETTLED } from '../../database/change-log/market-log.ts';
import type { Db } from '../../database/database.ts';
import type { MarketLineTable } from '../../database/schema/market-files.ts';
import { onMarket } from '../job/on-market.ts';
import { splitFull } from './split.ts';
import { lockState, openRun, type State } from './state.ts';

/** Rows of the market's log that are read in one transaction. */
const PAGE = 1000;

type Logged = { job_id: string; ver: number; seq: number; xid: string };
type Placed = { id: string; ver: number; minAge: number; leaf: string; isOnMarket: boolean };

/**
 * Reads a page of the market's log behind the last one, and notes which lines change in which part. Gives whether the log
 * goes on, and whether a run is to be written.
 */
export async function noteChanges(
  context: ChangeContext,
  state: State,
): Promise<{ more: boolean; begun: boolean }> {
  const { tx, now, settings } = context;
  const run = openRun(state);
  const found = await logAfter(tx, state);
  const more = found.length > PAGE;
  const logged = found.slice(0, PAGE);
  const last = logged.at(-1);
  if (!last) return { more: false, begun: state.begun_at !== null };
  const lines = await changedLines(context, logged, run);
  await writeLines(tx, lines);
  const cells = [...new Set(lines.map(({ cell }) => cell))];
  await markChanged(tx, cells, run);
  await splitFull(tx, cells, { run, now, most: settings.marketFiles.cellRows });
  const begun = state.begun_at !== null || lines.length > 0;
  await tx
    .updateTable('market_files')
    .set({
      xid: sql`${last.xid}::xid8`,
      seq: last.seq,
      reading: more || !begun,
      ...(begun && { begun_at: state.begun_at ?? now }),
      ...(lines.length > 0 && { changed: true }),
    })
    .execute();
  return { more, begun };
}

/** Whether the log goes on behind what was read; `withheld`: only with rows that no page shows while a transaction is open. */
export async function restOfLog(tx: Db): Promise<'none' | 'withheld' | 'more'> {
  const after = positionOf(await lockState(tx));
  const { rows } = await sql<{ settled: boolean }>`
    select ${SETTLED} as settled from market_change where ${after ? isBehind(after) : sql`true`}
    order by market_change.xid, seq limit 1`.execute(tx);
  const [first] = rows;
  if (!first) return 'none';
  return first.settled ? 'more' : 'withheld';
}

const positionOf = ({ xid, seq }: State): MarketPosition | undefined =>
  xid === null || seq === null ? undefined : [xid, seq];

function logAfter(tx: Db, state: State): Promise<Logged[]> {
  const after = positionOf(state);
  return tx
    .selectFrom('market_change')
    .select(['job_id', 'ver', 'seq', sql<string>`xid::text`.as('xid')])
    .where(SETTLED)
    .$if(after !== undefined, (query) => query.where(isBehind(after as MarketPosition)))
    .orderBy(sql`market_change.xid`)
    .orderBy('seq')
    .limit(PAGE + 1)
    .execute();
}

async function changedLines(
  { tx, now }: ChangeContext,
  logged: Logged[],
  run: number,
): Promise<MarketLineTable[]> {
  const ids = logged.map(({ job_id }) => job_id);
  const places = await placesOf(tx, ids, now);
  const split = await splitCells(tx);
  const told = await tx
    .selectFrom('market_line')
    .selectAll()
    .where('job_id', 'in', ids)
    .where('gone', '=', false)
    .execute();
  const before = new Map(told.map((line) => [line.job_id, line]));
  return logged.flatMap(({ job_id, ver }): MarketLineTable[] => {
    const old = before.get(job_id);
    const job = places.get(job_id);
    const fresh = job && lineOf(job, cellOfLeaf(job.leaf, split), run);
    if (!fresh || !job.isOnMarket) {
      // One that came and left between two runs is gone as well: an answer may have brought it to a device (rule R10.5).
      const last = old ?? fresh;
      return last ? [{ ...last, ver: Math.max(ver, last.ver), gone: true, run }] : [];
    }
    if (!old) return [fresh];
    // In the part it leaves it is gone with the version before, so that in either order it ends where it is (rule R10.5).
    if (old.cell !== fresh.cell) return [{ ...old, ver: job.ver - 1, gone: true, run }, fresh];
    if (old.ver >= job.ver && old.leaf === job.leaf && old.min_age === job.minAge) return [];
    return [{ ...fresh, told_age: Math.min(job.minAge, old.told_age) }];
  });
}

const lineOf = ({ id, ver, minAge, leaf }: Placed, cell: string, run: number): MarketLineTable => ({
  ...{ cell, job_id: id, leaf, ver, min_age: minAge, told_age: minAge },
  ...{ gone: false, run },
});

async function placesOf(tx: Db, ids: string[], now: Date): Promise<Map<string, Placed>> {
  const rows = await tx
    .selectFrom('job')
    .where('id', 'in', ids)
    .select(['id', 'ver', 'min_age', 'location', 'remote', 'published_at'])
    .select(onMarket('job', now).as('isOnMarket'))
    .execute();
  return new Map(
    rows.map(({ id, ver, min_age: minAge, location, remote, published_at, isOnMarket }) => {
      const publishedAt = published_at?.toISOString() ?? null;
      const leaf = pathOf({ location, remote, publishedAt }).at(-1) as string;
      return [id, { id, ver, minAge, leaf, isOnMarket }];
    }),
  );
}

async function splitCells(tx: Db): Promise<Set<string>> {
  const rows = await tx.selectFrom('market_cell').where('split', '=', true).select('cell').execute();
  return new Set(rows.map(({ cell }) => cell));
}

function cellOfLeaf(leaf: string, split: ReadonlySet<string>): string {
  return partsAround(leaf).find((cell) => !split.has(cell)) ?? leaf;
}

async function writeLines(tx: Db, lines: MarketLineTable[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into market_line (cell, job_id, leaf, ver, min_age, told_age, gone, run)
    select cell, job_id, leaf, ver, min_age, told_age, gone, run from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (cell text, job_id uuid, leaf text, ver integer, min_age integer, told_age integer, gone boolean, run bigint)
    order by gone desc
    on conflict (cell, job_id) do update set leaf = excluded.leaf, ver = excluded.ver, min_age = excluded.min_age,
      told_age = least(market_line.told_age, excluded.told_age), gone = excluded.gone, run = excluded.run`.execute(
    tx,
  );
}

async function markChanged(tx: Db, cells: readonly string[], run: number): Promise<void> {
  if (cells.length === 0) return;
  await tx
    .insertInto('market_cell')
    .values(cells.map((cell) => ({ cell, changed: run, due: run })))
    .onConflict((conflict) => conflict.column('cell').doUpdateSet({ changed: run, due: run }))
    .execute();
}
