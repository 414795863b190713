import { calls } from '../../../contract/calls.ts';
import type { Timer } from '../../replica/store/within.ts';
import { kySend } from './ky-send.ts';
import { createMarketFiles, type MarketFiles } from './market-files.ts';
import { createWire, type Wire, type WireOptions } from './transport.ts';

export type PageWire = Wire & MarketFiles;

/** All ways of a page to the server, for every call. A module of its own, so that it loads after the first paint. */
export function createPageWire(
  timeoutMs: number,
  ports: Omit<WireOptions, 'send'> & { timer: Timer },
): PageWire {
  const options = { ...ports, calls, send: kySend(timeoutMs) };
  return { ...createWire(options), ...createMarketFiles(options) };
}
