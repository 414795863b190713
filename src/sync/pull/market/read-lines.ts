import { type MarketCell, type MarketLine, marketLine } from '../../../../contract/market-files.ts';
import type { Bytes } from '../../wire/body.ts';
import type { Digest } from '../../wire/ports.ts';

/** What a file of the market is to be. */
export type Expected = Pick<MarketCell['base'], 'hash' | 'rows'>;

/**
 * `cut`: the line broke · `wrong`: it came to its end, and is not the file it is named · `stopped`: its lines are not
 * wanted any more
 */
export type ReadEnd = { end: 'whole'; lines: MarketLine[] } | { end: 'cut' | 'wrong' | 'stopped' };

export type Reading = {
  /** Missing where there is no WebCrypto, outside of https: then lines are counted and no more. */
  digest: Digest | undefined;
  /** Told of lines as they come, the last of them excepted; answers whether to go on. */
  onLines?: (lines: MarketLine[]) => Promise<boolean>;
  /** How many lines it is told of at first, and then. */
  sizes: { first: number; rows: number };
};

/**
 * Reads a file to its end and answers the lines that nobody was told of. Each fits the contract, there are as many as
 * there should be, and their bytes have the hash (rule R10.4): before the end nobody knows that they are what the server
 * wrote.
 */
export async function readLines(bytes: Bytes, { hash, rows }: Expected, options: Reading): Promise<ReadEnd> {
  const { digest, onLines, sizes } = options;
  const splitter = createSplitter();
  const chunks: Uint8Array[] = [];
  const iterator = bytes[Symbol.asyncIterator]();
  let lines: MarketLine[] = [];
  let told = 0;
  const take = (texts: readonly string[]): boolean => {
    const read = texts.map(lineIn);
    lines.push(...read.filter((line) => line !== undefined));
    return !read.includes(undefined);
  };
  try {
    for (;;) {
      const next = await iterator.next().catch(() => null);
      if (!next) return { end: 'cut' };
      if (next.done) break;
      chunks.push(next.value);
      if (!take(splitter.split(next.value))) return { end: 'wrong' };
      for (let size = told ? sizes.rows : sizes.first; onLines && lines.length > size; size = sizes.rows) {
        if (!(await onLines(lines.slice(0, size)))) return { end: 'stopped' };
        told += size;
        lines = lines.slice(size);
      }
    }
  } finally {
    await iterator.return?.();
  }
  if (!take(splitter.rest()) || told + lines.length !== rows) return { end: 'wrong' };
  return digest && (await digest(joined(chunks))) !== hash ? { end: 'wrong' } : { end: 'whole', lines };
}

function createSplitter() {
  const decoder = new TextDecoder();
  let begun = '';
  return {
    /** Lines that have come to their end. */
    split: (bytes: Uint8Array): string[] => {
      const parts = (begun + decoder.decode(bytes, { stream: true })).split('\n');
      begun = parts.pop() ?? '';
      return parts;
    },
    /** The last line may have no end. */
    rest: (): string[] => {
      const last = begun + decoder.decode();
      return last === '' ? [] : [last];
    },
  };
}

function lineIn(text: string): MarketLine | undefined {
  try {
    const parsed = marketLine.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
