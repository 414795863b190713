import type { Cell } from '../../../contract/market-cell.ts';
import {
  MANIFEST_PATH,
  type MarketManifest,
  marketManifest,
  SEGMENT_PATH,
} from '../../../contract/market-files.ts';
import type { Timer } from '../../replica/store/within.ts';
import { broken, failed, streamed } from './answer.ts';
import type { Outcome } from './outcome.ts';
import type { WireOptions } from './transport.ts';

/** Bytes of a file as they come; throws where the line breaks or falls silent. */
export type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Port for the files of the market (rule R10), which anybody may read; neither throws. */
export type MarketFiles = {
  /** @param parts only of these, and of those they were split into */
  readManifest: (bucket: string, parts?: readonly Cell[]) => Promise<Outcome<MarketManifest>>;
  /** @param options.reload past every cache: what came from one was wrong · @param options.signal it is not needed any more */
  readSegment: (hash: string, options: { reload: boolean; signal: AbortSignal }) => Promise<Outcome<Bytes>>;
};

/** A file from which nothing came for so long breaks off, in milliseconds. */
const SILENT_MS = 30_000;

export function createMarketFiles({ origin, send, now, timer }: WireOptions & { timer: Timer }): MarketFiles {
  return {
    readManifest: async (bucket, parts) => {
      try {
        // Asked about each time, and sent only where it has changed.
        const path = MANIFEST_PATH.replace(':bucket', encodeURIComponent(bucket));
        const response = await send(origin + path + (parts ? `?cells=${parts}` : ''), { cache: 'no-cache' });
        if (!response.ok) return await failed(response, now());
        const manifest = marketManifest.safeParse(await response.json());
        return manifest.success
          ? { kind: 'answer', data: manifest.data, changes: [] }
          : { kind: 'none', reason: 'not a manifest' };
      } catch (error) {
        return broken(error);
      }
    },
    readSegment: async (hash, { reload, signal }) => {
      const line = new AbortController();
      const end = () => line.abort();
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      try {
        const response = await send(origin + SEGMENT_PATH.replace(':hash', hash), {
          cache: reload ? 'reload' : 'default',
          signal: line.signal,
        });
        if (!response.ok) return await failed(response, now());
        if (!response.body) return { kind: 'none', reason: 'no body' };
        return { kind: 'answer', data: untilSilent(response.body, timer, end), changes: [] };
      } catch (error) {
        return broken(error);
      }
    },
  };
}

/** Gives the connection up where nothing comes while somebody waits for it. */
async function* untilSilent(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  timer: Timer,
  end: () => void,
): Bytes {
  let calm = timer(SILENT_MS, end);
  let isWhole = false;
  try {
    for await (const chunk of streamed(body)) {
      calm();
      yield chunk;
      calm = timer(SILENT_MS, end);
    }
    isWhole = true;
  } finally {
    calm();
    if (!isWhole) end();
  }
}
