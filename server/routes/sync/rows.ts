import type { Change, TableName } from '../../../contract/sync.ts';
import { groupBy } from '../../api/group-by.ts';
import type { Db } from '../../database/database.ts';
import { loadApplicants, loadApplications } from '../application/presenter.ts';
import { loadCompanies } from '../company/presenter.ts';
import { loadConversations, loadMessages, type Owner } from '../conversation/presenter.ts';
import { loadCompanyJobs, loadMarketJobs } from '../job/presenter.ts';
import { loadNotifications } from '../notification/presenter.ts';
import { loadUsers } from '../user/presenter.ts';

type Row = NonNullable<Change['row']>;
type Loader = (db: Db, ids: string[]) => Promise<Map<string, Row>>;

/** How a bucket's rows are loaded, as its owner may see them. A row that is gone or not theirs is simply not there. */
export function loadersOf(bucket: string, now: Date): Partial<Record<TableName, Loader>> {
  const [kind, id = ''] = bucket.split(/:(.*)/s);
  if (kind === 'market') return { job: (db, ids) => loadMarketJobs(db, ids, now) };
  const owner: Owner = kind === 'company' ? { side: 'company', companyId: id } : { side: 'talent', uid: id };
  const shared: Partial<Record<TableName, Loader>> = {
    conversation: (db, ids) => loadConversations(db, ids, owner),
    message: (db, ids) => loadMessages(db, ids, owner),
  };
  if (owner.side === 'company') {
    return {
      ...shared,
      applicant: (db, ids) => loadApplicants(db, ids, id),
      company: (db) => loadCompanies(db, [id]),
      companyJob: (db, ids) => loadCompanyJobs(db, ids, id),
    };
  }
  return {
    ...shared,
    application: (db, ids) => loadApplications(db, ids, id),
    notification: (db, ids) => loadNotifications(db, ids, id),
    user: (db) => loadUsers(db, [id]),
  };
}

/** Log rows with the row as it is now; a row that is gone or no longer visible is a tombstone. */
export async function withRows(
  db: Db,
  bucket: string,
  logged: { table: TableName; id: string; ver: number }[],
  now: Date,
): Promise<Change[]> {
  const loaders = loadersOf(bucket, now);
  const loaded = new Map<TableName, Map<string, Row>>();
  for (const [table, rows] of groupBy(logged, (row) => row.table)) {
    const ids = rows.map((row) => row.id);
    loaded.set(table, (await loaders[table]?.(db, ids)) ?? new Map());
  }
  return logged.map(({ table, id, ver }) => {
    const row = loaded.get(table)?.get(id) ?? null;
    return { bucket, table, id, ver: row?.ver ?? ver, row } as Change;
  });
}
