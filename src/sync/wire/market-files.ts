import type { Cell } from '../../../contract/market-cell.ts';
import {
  MANIFEST_PATH,
  type MarketManifest,
  marketManifest,
  SEGMENT_PATH,
} from '../../../contract/market-files.ts';
import { broken, failed } from './answer.ts';
import { type Bytes, jsonOf, untilSilent } from './body.ts';
import type { Outcome } from './outcome.ts';
import type { WireOptions } from './transport.ts';

/** Port for the files of the market (rule R10), which anybody may read; neither throws. */
export type MarketFiles = {
  /** @param parts only of these, and of those they were split into */
  readManifest: (bucket: string, parts?: readonly Cell[]) => Promise<Outcome<MarketManifest>>;
  /** @param options.reload past every cache: what came from one was wrong · @param options.signal it is not needed any more */
  readSegment: (hash: string, options: { reload: boolean; signal: AbortSignal }) => Promise<Outcome<Bytes>>;
};

export function createMarketFiles({ origin, send, ...reading }: WireOptions): MarketFiles {
  return {
    readManifest: async (bucket, parts) => {
      try {
        // Asked about each time, and sent only where it has changed.
        const path = MANIFEST_PATH.replace(':bucket', encodeURIComponent(bucket));
        const response = await send(origin + path + (parts ? `?cells=${parts}` : ''), { cache: 'no-cache' });
        if (!response.ok) return await failed(response, reading);
        const manifest = marketManifest.safeParse(await jsonOf(response, reading.timer));
        return manifest.success
          ? { kind: 'answer', data: manifest.data, changes: [] }
          : { kind: 'none', reason: 'not a manifest' };
      } catch (error) {
        return broken(error);
      }
    },
    readSegment: async (hash, { reload, signal }) => {
      try {
        const response = await send(origin + SEGMENT_PATH.replace(':hash', hash), {
          cache: reload ? 'reload' : 'default',
          signal,
        });
        if (!response.ok) return await failed(response, reading);
        if (!response.body) return { kind: 'none', reason: 'no body' };
        return { kind: 'answer', data: untilSilent(response.body, reading.timer), changes: [] };
      } catch (error) {
        return broken(error);
      }
    },
  };
}
