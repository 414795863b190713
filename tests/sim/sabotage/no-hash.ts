import type { MarketLine } from '../../../contract/market-files.ts';
import type { ReadEnd } from '../../../src/sync/pull/market/read-lines.ts';
import type { Bytes } from '../../../src/sync/wire/body.ts';

export type * from '../../../src/sync/pull/market/read-lines.ts';

/** Whatever has come of a file is the file. */
export async function readLines(bytes: Bytes): Promise<ReadEnd> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  } catch {
    // The line was cut.
  }
  const lines = text.split('\n').slice(0, -1);
  return { end: 'whole', lines: lines.map((line) => JSON.parse(line) as MarketLine) };
}
