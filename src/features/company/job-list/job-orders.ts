import { byNumber, byWord, type Orders } from '../table/table-sort.ts';
import type { ListedJob } from './job-change.ts';

/** What the table of jobs can be sorted by. */
export const JOB_ORDERS: Orders<ListedJob> = {
  title: byWord(({ title }) => title),
  state: byWord(({ row }) => row && `${row.status} ${row.statusReason ?? ''}`),
  applied: byNumber(({ row }) => row?.stats.applied ?? 0),
  fresh: byNumber(freshOf),
  views: byNumber(({ row }) => row?.stats.views ?? 0),
  closes: byWord(({ row }) => row?.validThrough),
  created: byWord(({ row }) => row?.createdAt),
};

/** Applications that nobody has opened. */
export function freshOf({ row }: ListedJob): number {
  return row ? Math.max(0, row.stats.applied - row.stats.seen) : 0;
}
