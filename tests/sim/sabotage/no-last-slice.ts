import type { MarketLine } from '../../../contract/market-files.ts';
import type { MarketWriter, Slice } from '../../../src/sync/pull/market/market-writer.ts';
import { inSlices as original } from '../../../src/sync/pull/market/slices.ts';

/** How far a part has come is said before its lines are there. */
export async function inSlices(
  writer: MarketWriter,
  lines: readonly MarketLine[],
  { reached, ...slice }: Slice,
): Promise<boolean> {
  if (reached && !(await writer.write({ reached }))) return false;
  return original(writer, lines, slice);
}
