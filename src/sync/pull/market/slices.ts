import type { MarketLine } from '../../../../contract/market-files.ts';
import { SLICE } from '../slice.ts';
import type { MarketWriter, Slice } from './market-writer.ts';

/**
 * Writes lines in slices. What `last` says, how far a part has come above all, comes with the last of them: what breaks
 * off before is read again (rule R10.4).
 */
export async function inSlices(
  writer: MarketWriter,
  lines: readonly MarketLine[],
  { dropped = [], ...last }: Slice,
): Promise<boolean> {
  const rest = [...lines];
  const going = [...dropped];
  for (;;) {
    const some = rest.splice(0, SLICE.rows);
    const gone = going.splice(0, SLICE.rows - some.length);
    const isLast = rest.length + going.length === 0;
    const slice = { lines: some, dropped: gone, ...(isLast && last) };
    if (!(await writer.write(slice))) return false;
    if (isLast) return true;
  }
}
