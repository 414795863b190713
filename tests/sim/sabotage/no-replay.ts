import type { ReplayPlan } from '../../../src/sync/merge/replay.ts';

export * from '../../../src/sync/merge/replay.ts';

/** What waits is not done again over newer truth. */
export async function prepareReplay(): Promise<ReplayPlan> {
  return { rows: new Map(), unchanged: [], bases: { put: new Map(), drop: [] }, named: [] };
}
