import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/database.ts';
import { LANES, type WorkKinds } from '../work/work.ts';
import { measureMarketFiles } from './measure-market-files.ts';

type Measured = { readonly db: Db; readonly clock: () => Date };

/** Metrics that are read from the database on request. While it is away they are left out. */
export function measureDatabase(registry: Registry, parts: Measured, kinds: WorkKinds): void {
  measureWork(registry, parts, kinds);
  measureOpenWrites(registry, parts);
  measureMarketFiles(registry, parts);
}

function measureWork(registry: Registry, { db, clock }: Measured, kinds: WorkKinds): void {
  new Gauge({
    name: 'zusage_work_oldest_due_seconds',
    help: 'How long the oldest due task of a lane has waited',
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      this.reset();
      const now = clock();
      const rows = await db
        .selectFrom('work')
        .where('gave_up_at', 'is', null)
        .where('run_at', '<=', now)
        .groupBy('kind')
        .select(['kind', (eb) => eb.fn.min('run_at').as('since')])
        .execute()
        .catch(() => undefined);
      if (rows === undefined) return;
      for (const lane of LANES) {
        const waits = rows
          .filter(({ kind }) => kinds[kind]?.lane === lane)
          .map(({ since }) => now.getTime() - new Date(since).getTime());
        this.set({ lane }, Math.max(0, ...waits) / 1000);
      }
    },
  });
  new Gauge({
    name: 'zusage_work_given_up',
    help: 'Tasks that were given up and wait for staff, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom('work')
        .where('gave_up_at', 'is not', null)
        .groupBy('kind')
        .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
        .execute()
        .catch(() => []);
      for (const { kind, count } of rows) this.set({ kind }, Number(count));
    },
  });
}

/** While a transaction that has written is open, nobody sees what was written to the market's log after it (rule R3). */
function measureOpenWrites(registry: Registry, { db }: Measured): void {
  new Gauge({
    name: 'zusage_oldest_open_write_seconds',
    help: 'Age of the oldest transaction that has written and is open',
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ age: number }>`
        select coalesce(extract(epoch from clock_timestamp() - min(xact_start)), 0)::float8 as age
        from pg_stat_activity where backend_xid is not null`
        .execute(db)
        .catch(() => ({ rows: [] }));
      if (rows[0] !== undefined) this.set(rows[0].age);
    },
  });
}
