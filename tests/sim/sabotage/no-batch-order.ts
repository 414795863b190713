import { packBatch as original } from '../../../src/sync/drain/batch.ts';

export * from '../../../src/sync/drain/batch.ts';

/** What goes together goes in any order. */
export function packBatch(...given: Parameters<typeof original>): ReturnType<typeof original> {
  return original(...given).reverse();
}
