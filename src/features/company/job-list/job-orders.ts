import { byNumber, byWord, type Orders } from '../table/table-sort.ts';
import type { ListedJob } from './job-change.ts';
import { endOf, rankOf, unseenOf } from './job-rank.ts';

/** What the table of jobs can be sorted by. */
export const JOB_ORDERS: Orders<ListedJob> = {
  title: byWord(({ title }) => title),
  state: byNumber(({ row }) => row && rankOf(row)),
  applied: byNumber(({ row }) => row?.stats.applied),
  fresh: byNumber(({ row }) => row && unseenOf(row)),
  views: byNumber(({ row }) => row?.stats.views),
  closes: byWord(({ row }) => row && endOf(row)),
  created: byWord(({ row }) => row?.createdAt),
};
