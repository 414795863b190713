import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { type Holding, type Row, rowsAbout } from './holding.ts';
import { holdings } from './holdings.ts';

/** All rows about a person, by table, oldest first; tables without a row are left out. */
export async function collect(tx: Db, uid: string): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const [table, holding] of Object.entries(holdings)) {
    if (holding.exported === 'none') continue;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${rowsAbout(holding, uid)}`.execute(tx);
    if (rows.length > 0)
      found.set(
        table,
        rows.sort(oldestFirst).map((row) => exported(row, holding)),
      );
  }
  return found;
}

/** Of one moment by id: the database answers in no order, and differs from run to run. */
function oldestFirst(a: Row, b: Row): number {
  return timeOf(a) - timeOf(b) || (String(a.id) < String(b.id) ? -1 : 1);
}

const timeOf = ({ created_at, server_at, at }: Row) => Number(created_at ?? server_at ?? at ?? 0);

function exported(stored: Row, { shown, exported: which }: Holding): Row {
  const row = shown === undefined ? stored : shown(stored);
  if (typeof which === 'string') return row;
  const keep = (column: string) =>
    'only' in which ? which.only.includes(column) : !which.but.includes(column);
  return Object.fromEntries(Object.entries(row).filter(([column]) => keep(column)));
}
