import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/database.ts';

/** What the files of the market hold, and how far they are behind it (rule R10). */
export function measureMarketFiles(
  registry: Registry,
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
): void {
  const registers = [registry];
  const labelNames = ['kind'] as const;
  const files = new Gauge({
    ...{ name: 'zusage_market_files', help: 'Files that manifests name, by kind', labelNames, registers },
    async collect() {
      const rows = await db
        .selectFrom('market_segment')
        .where('run_out', 'is', null)
        .groupBy('kind')
        .select([
          'kind',
          ({ fn }) => fn.countAll<number>().as('count'),
          ({ fn }) => fn.sum<number>('bytes').as('sum'),
        ])
        .execute()
        .catch(() => []);
      for (const { kind, count, sum } of rows) {
        files.set({ kind }, Number(count));
        bytes.set({ kind }, Number(sum));
      }
    },
  });
  const bytes = new Gauge({
    ...{
      name: 'zusage_market_files_bytes',
      help: 'What these are, compressed, by kind',
      labelNames,
      registers,
    },
  });
  const took = new Gauge({
    ...{ name: 'zusage_market_files_run_seconds', help: 'How long the last run took', registers },
  });
  new Gauge({
    ...{
      name: 'zusage_market_files_behind_seconds',
      help: 'Age of the oldest change that no file tells',
      registers,
    },
    async collect() {
      const { rows } = await sql<{ since: Date | null; took: number | null }>`
        select f.took_ms as took, least(f.begun_at, (
          select min(at) from market_change
          where f.xid is null or (market_change.xid, market_change.seq) > (f.xid, f.seq)
        )) as since
        from (select) one left join market_files f on true`
        .execute(db)
        .catch(() => ({ rows: [] }));
      const [row] = rows;
      if (!row) return;
      this.set(
        row.since === null ? 0 : Math.max(0, clock().getTime() - new Date(row.since).getTime()) / 1000,
      );
      if (row.took !== null) took.set(row.took / 1000);
    },
  });
}
