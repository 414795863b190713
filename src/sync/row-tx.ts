import type { Rows, TableName } from '../../contract/sync.ts';
import type { Replica, Stored } from '../replica/database.ts';
import { type RowKey, rowKey } from '../replica/outbox-entry.ts';
import type { RowTx } from './mutator.ts';

/**
 * Rows as a mutator may change them. The first change of a row keeps the server's truth beside it (rule R5), and
 * every changed row is told to `onTouch`. Must run inside `writeGate`.
 */
export function trackedRowTx(db: Replica, onTouch: (key: RowKey) => void): RowTx {
  const keepBase = async (table: TableName, id: string) => {
    const key = rowKey(table, id);
    onTouch(key);
    if (await db.base.get(key)) return;
    await db.base.put({ key, row: (await db.rows(table).get(id)) ?? null });
  };
  return {
    get: (table, id) => db.rows(table).get(id),
    filter: (table, test) => db.rows(table).filter(test).toArray(),
    put: async (table, row) => {
      await keepBase(table, row._id);
      const known = await db.rows(table).get(row._id);
      await db.rows(table).put({ ...row, _bucket: known?._bucket ?? bucketFor(table, row, db.uid) });
    },
    remove: async (table, id) => {
      await keepBase(table, id);
      await db.rows(table).delete(id);
    },
  };
}

/** Where a row that only this device knows will arrive from. */
function bucketFor<Table extends TableName>(table: Table, row: Rows[Table], uid: string): string {
  const company = (row as { _companyId?: string })._companyId;
  return (table === 'companyJob' || table === 'applicant') && company ? `company:${company}` : `user:${uid}`;
}

/** Puts the server's truth back wherever waiting entries have changed a row. Must run inside `writeGate`. */
export async function restoreBase(db: Replica): Promise<void> {
  for (const { key, row } of await db.base.toArray()) {
    const [table, id] = splitKey(key);
    if (row) await db.rows(table).put(row as Stored<Rows[typeof table]>);
    else await db.rows(table).delete(id);
  }
  await db.base.clear();
}

function splitKey(key: RowKey): [TableName, string] {
  const at = key.indexOf(':');
  return [key.slice(0, at) as TableName, key.slice(at + 1)];
}
