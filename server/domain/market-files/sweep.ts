import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Settle } from '../../work/work.ts';
import { hashOfKey, SEGMENTS, segmentKey } from './segment-key.ts';
import type { State } from './state.ts';

/** How long a file stays that no manifest names any more, for devices that are just reading. */
export const GRACE_MS = 6 * 3_600_000;
const AT_ONCE = 200;
const SWEEP_MS = 12 * 3_600_000;

/** Removes bytes, outside of any transaction. */
export type Removal = () => Promise<Settle>;

/** Takes away files that are not named any more: the bytes first, so that no row is forgotten whose bytes are there. */
export async function dropOld({ tx, now, ports }: ChangeContext): Promise<Removal | undefined> {
  const before = new Date(now.getTime() - GRACE_MS);
  const rows = await tx
    .selectFrom('market_segment')
    .where('out_at', '<=', before)
    .where('run_out', 'is not', null)
    .select(['id', 'hash'])
    .orderBy('out_at')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ id }) => id);
  const hashes = [...new Set(rows.map(({ hash }) => hash))];
  const others = await tx
    .selectFrom('market_segment')
    .where('hash', 'in', hashes)
    .where('id', 'not in', ids)
    .select('hash')
    .execute();
  const kept = new Set(others.map(({ hash }) => hash));
  return async () => {
    for (const hash of hashes) if (!kept.has(hash)) await ports.files.remove(segmentKey(hash));
    return async (later) => {
      await later.tx.deleteFrom('market_segment').where('id', 'in', ids).execute();
    };
  };
}

/**
 * Twice a day: files of steps that were broken off, or of another epoch, and lines that no delta reaches back to. A file is
 * removed once two looks have found nobody who knows it: what is stored is noted a moment later.
 */
export async function sweep(
  { tx, now, ports }: ChangeContext,
  { swept_at, suspects }: State,
): Promise<Removal | undefined> {
  if (swept_at && now.getTime() - swept_at.getTime() < SWEEP_MS) return undefined;
  await sql`
    delete from market_line l using market_cell c
    where l.cell = c.cell and l.gone and c.due = c.written and l.run <= coalesce(
      (select min(from_run) from market_segment s where s.cell = l.cell and s.kind = 'delta' and s.run_out is null),
      c.written
    )`.execute(tx);
  const rows = await tx.selectFrom('market_segment').select('hash').distinct().execute();
  const known = new Set(rows.map(({ hash }) => hash));
  const before = new Set(suspects);
  return async () => {
    const unknown = (await ports.files.list(SEGMENTS)).filter((key) => !known.has(hashOfKey(key)));
    for (const key of unknown) if (before.has(key)) await ports.files.remove(key);
    const next = JSON.stringify(unknown.filter((key) => !before.has(key)));
    return async (later) => {
      await later.tx.updateTable('market_files').set({ swept_at: later.now, suspects: next }).execute();
    };
  };
}
