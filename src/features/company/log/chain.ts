import type { LogEntry } from '../../../../contract/entities/log.ts';
import { chainedText, GENESIS } from '../../../../contract/log-chain.ts';

/**
 * `whole`: every entry follows the one before it and says what it said when it was written; `since`: when the first of
 * them was made, and whether that is the log's very first · `broken`: entry `seq` is missing or was altered.
 */
export type ChainState =
  | { state: 'whole'; since: string; first: boolean }
  | { state: 'broken'; seq: number }
  | { state: 'empty' };

/** Lower-case hexadecimal SHA-256 of a text. */
export type Digest = (text: string) => Promise<string>;

/** Recomputes the hashes of a log's newest entries on this device. @param entries newest first */
export async function checkChain(entries: readonly LogEntry[], digest: Digest): Promise<ChainState> {
  let next: LogEntry | undefined;
  for (const entry of entries) {
    if (next && entry.seq !== next.seq - 1) return { state: 'broken', seq: next.seq - 1 };
    if (next && next.prevHash !== entry.hash) return { state: 'broken', seq: next.seq };
    if ((await digest(chainedText(entry))) !== entry.hash) return { state: 'broken', seq: entry.seq };
    next = entry;
  }
  if (!next) return { state: 'empty' };
  return { state: 'whole', since: next.at, first: next.seq === 1 && next.prevHash === GENESIS };
}
