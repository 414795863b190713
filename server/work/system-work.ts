import { marketSettledWork } from '../change-log/market-settled.ts';
import { purge } from './purge.ts';
import type { WorkKinds } from './work.ts';
import { recurring } from './work.ts';

const MINUTE_MS = 60_000;

/** Work that belongs to no entity. */
export const systemWork: WorkKinds = {
  ...marketSettledWork,
  'log.purge': recurring(60 * MINUTE_MS, purge, { lane: 'bulk' }),
};
