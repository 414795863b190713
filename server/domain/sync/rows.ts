import type { Change, TableName } from '../../../contract/sync.ts';
import type { ShownRows } from '../../api/shown-rows.ts';
import type { Db } from '../../database/database.ts';
import { loadApplicants, loadApplications } from '../application/presenter.ts';
import { loadCompanies } from '../company/presenter.ts';
import { loadMessages } from '../conversation/message-presenter.ts';
import type { Owner } from '../conversation/owner.ts';
import { loadConversations } from '../conversation/presenter.ts';
import { loadCreators } from '../creator/presenter.ts';
import { loadCompanyJobs, loadMarketJobs } from '../job/presenter.ts';
import { loadNotifications } from '../notification/presenter.ts';
import { loadOffers } from '../offer/presenter.ts';
import { loadTrackings } from '../tracking/presenter.ts';
import { loadUsers } from '../user/presenter.ts';
import { ageOfMarket, isMarket } from './buckets.ts';

type Row = NonNullable<Change['row']>;
type Loader = (db: Db, ids: string[]) => Promise<Map<string, Row>>;

/**
 * Loaders of a bucket's rows as its owner may see them; `viewer` is the reading account. Deleted and invisible rows are
 * missing from the result.
 */
export function loadersOf(bucket: string, now: Date, viewer: string): Partial<Record<TableName, Loader>> {
  if (isMarket(bucket)) return { job: (db, ids) => loadMarketJobs(db, ids, now, ageOfMarket(bucket)) };
  const [kind, id = ''] = bucket.split(/:(.*)/s);
  const owner: Owner = kind === 'company' ? { side: 'company', companyId: id } : { side: 'talent', uid: id };
  const shared: Partial<Record<TableName, Loader>> = {
    conversation: (db, ids) => loadConversations(db, ids, owner, now, viewer),
    message: (db, ids) => loadMessages(db, ids, owner, viewer),
    offer: (db, ids) => loadOffers(db, ids, owner, viewer),
  };
  if (owner.side === 'company') {
    return {
      ...shared,
      applicant: (db, ids) => loadApplicants(db, ids, id, viewer),
      company: (db) => loadCompanies(db, [id]),
      companyJob: (db, ids) => loadCompanyJobs(db, ids, id),
    };
  }
  return {
    ...shared,
    application: (db, ids) => loadApplications(db, ids, id),
    creator: (db, ids) => loadCreators(db, ids, id),
    notification: (db, ids) => loadNotifications(db, ids, id),
    tracking: (db, ids) => loadTrackings(db, ids, id),
    user: (db) => loadUsers(db, [id]),
  };
}

/**
 * Log rows with the current row; a deleted or no longer visible row becomes a tombstone.
 * @param shown rows that are known as the bucket shows them
 */
export async function withRows(
  db: Db,
  bucket: string,
  logged: { table: TableName; id: string; ver: number }[],
  now: Date,
  viewer: string,
  shown?: ShownRows,
): Promise<Change[]> {
  const loaders = loadersOf(bucket, now, viewer);
  const loaded = new Map<TableName, Map<string, Row>>();
  for (const [table, rows] of Map.groupBy(logged, (row) => row.table)) {
    const known = rows.flatMap((row) => shown?.find(bucket, row) ?? []);
    const ids = rows.map(({ id }) => id).filter((id) => !known.some(({ _id }) => _id === id));
    const others = ids.length > 0 ? await loaders[table]?.(db, ids) : undefined;
    loaded.set(table, new Map([...known.map((row) => [row._id, row] as const), ...(others ?? [])]));
  }
  return logged.map(({ table, id, ver }) => {
    const row = loaded.get(table)?.get(id) ?? null;
    return { bucket, table, id, ver: row?.ver ?? ver, row } as Change;
  });
}
