import type { MarketLine } from '../../../../contract/market-files.ts';
import type { MarketFiles } from '../../wire/market-files.ts';
import type { Digest } from '../../wire/ports.ts';
import { SLICE } from '../slice.ts';
import { type Expected, readLines } from './read-lines.ts';

/** `missing`: the server has no such file, or not now · `cut`: no answer, or not a whole one · `stopped`: by the reader */
export type SegmentEnd = { end: 'whole'; lines: MarketLine[] } | { end: 'missing' | 'cut' | 'stopped' };

/** Told of lines as they come; answers whether to go on. */
export type OnLines = (lines: MarketLine[]) => Promise<boolean>;

/** How many files are asked for before they are read: a line that is far away answers them at once. */
const AHEAD = 3;

/**
 * Reads these files in their order. One that is wrong is read once more, past every cache.
 * @param ports.signal ends what was asked for ahead
 */
export function createSegments(
  files: readonly Expected[],
  { market, digest, signal }: { market: MarketFiles; digest: Digest | undefined; signal: AbortSignal },
) {
  const asked = new Map<number, ReturnType<MarketFiles['readSegment']>>();
  const open = (at: number) => {
    for (let next = at; next <= at + AHEAD; next += 1) {
      const file = files[next];
      if (file && !asked.has(next)) asked.set(next, market.readSegment(file.hash, { reload: false, signal }));
    }
    return asked.get(at);
  };
  /** @param begin called before each reading */
  return async (file: Expected, begin?: () => OnLines): Promise<SegmentEnd> => {
    const ahead = open(files.indexOf(file));
    for (const reload of [false, true]) {
      const opened = await ((!reload && ahead) || market.readSegment(file.hash, { reload, signal }));
      if (opened.kind !== 'answer') return { end: opened.kind === 'failure' ? 'missing' : 'cut' };
      const onLines = begin?.();
      const read = await readLines(opened.data, file, { digest, ...(onLines && { onLines }), sizes: SLICE });
      if (read.end === 'whole') return read;
      if (read.end !== 'wrong') return { end: read.end };
    }
    return { end: 'cut' };
  };
}
