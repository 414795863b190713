import { recurring, type WorkKinds } from '../../work/work.ts';
import { purge } from './purge.ts';

const HOUR_MS = 3_600_000;

export const syncWork: WorkKinds = { 'log.purge': recurring(HOUR_MS, purge, { lane: 'bulk' }) };
