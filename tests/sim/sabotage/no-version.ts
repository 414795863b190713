import { planTruth as original, type TruthPlan } from '../../../src/sync/merge/truth.ts';

export * from '../../../src/sync/merge/truth.ts';

/** Whatever comes last is the truth, however old it is. */
export function planTruth(...[news, facts]: Parameters<typeof original>): TruthPlan {
  const changes = news.changes.map((change) => ({ ...change, ver: Number.MAX_SAFE_INTEGER }));
  return original({ ...news, changes }, facts);
}
