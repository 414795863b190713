import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
import { systemTimer } from '../replica/store/within.ts';
import type { MarketFiles } from '../sync/wire/market-files.ts';
import type { Wire } from '../sync/wire/transport.ts';
import { late } from './late.ts';

/** A phone on a thin line is given more time. */
const TIMEOUT_MS = matchMedia('(pointer: coarse)').matches
  ? NETWORK_TIMEOUT.mobileMs
  : NETWORK_TIMEOUT.desktopMs;

/**
 * The page's way to the user API. The HTTP client is fetched with the first request, so that the first paint does not
 * wait for it; where it cannot be had, that is a line that does not answer.
 */
const load = async (): Promise<Wire & MarketFiles> => {
  const [{ createWire }, { createMarketFiles }, { kySend }, { calls }] = await Promise.all([
    import('../sync/wire/transport.ts'),
    import('../sync/wire/market-files.ts'),
    import('../sync/wire/ky-send.ts'),
    import('../../contract/calls.ts'),
  ]);
  const options = {
    calls,
    origin: location.origin,
    send: kySend(TIMEOUT_MS),
    now: Date.now,
    timer: systemTimer,
  };
  return { ...createWire(options), ...createMarketFiles(options) };
};

const NONE = { kind: 'none', reason: 'the client is not on this device' } as const;
const none = async () => NONE;
const NOT_HERE: Wire & MarketFiles = {
  transport: none,
  sendBatch: async (entries) => entries.map(() => NONE),
  sendPiece: none,
  fetchFile: none,
  fetchDocument: none,
  readManifest: none,
  readSegment: none,
};
export const { transport, sendBatch, sendPiece, fetchFile, fetchDocument, readManifest, readSegment } = late(
  load,
  NOT_HERE,
);
