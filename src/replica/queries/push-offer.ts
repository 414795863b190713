import { isOpen } from '../../../contract/policy/application.ts';
import { getMeta, type Replica } from '../database.ts';
import { rowKey } from '../outbox-entry.ts';

/** `jobId`: only what became of the application to this job counts. */
export type AwaitedNews = { side: 'talent'; jobId?: string | undefined } | { side: 'company' };

/**
 * Whether the person waits for news that a notification could bring, and has not declined them on this device: an
 * application that the server has and nobody has answered, or a job on the market. What is still on its way brings none.
 */
export async function awaitsNews(db: Replica, news: AwaitedNews): Promise<boolean> {
  if ((await getMeta(db, 'pushDeclined')) !== undefined) return false;
  return news.side === 'company' ? hasPublished(db) : hasReceived(db, news.jobId);
}

async function hasReceived(db: Replica, jobId: string | undefined): Promise<boolean> {
  const found = await db.application
    .filter((row) => row.receipt !== null && isOpen(row.status) && (!jobId || row._jobId === jobId))
    .first();
  return found !== undefined;
}

async function hasPublished(db: Replica): Promise<boolean> {
  for (const { _id } of await db.companyJob.filter(({ status }) => status === 'published').toArray()) {
    // A row that waiting changes have touched: what the server says of it lies beside it (rule R5).
    const base = await db.base.get(rowKey('companyJob', _id));
    if (!base || (base.row && 'status' in base.row && base.row.status === 'published')) return true;
  }
  return false;
}
