import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
import { systemTimer } from '../replica/store/within.ts';
import type { PageWire } from '../sync/wire/page-wire.ts';
import { late, onceLoaded } from './late.ts';

/** A phone on a thin line is given more time. */
const TIMEOUT_MS = matchMedia('(pointer: coarse)').matches
  ? NETWORK_TIMEOUT.mobileMs
  : NETWORK_TIMEOUT.desktopMs;

/**
 * The page's way to the user API. The HTTP client is fetched with the core or with the first request, so that the first
 * paint does not wait for it; where it cannot be had, that is a line that does not answer.
 */
const load = onceLoaded(async (): Promise<PageWire> => {
  const { createPageWire } = await import('../sync/wire/page-wire.ts');
  return createPageWire(TIMEOUT_MS, { origin: location.origin, now: Date.now, timer: systemTimer });
});

const NONE = { kind: 'none', reason: 'the client is not on this device' } as const;
const none = async () => NONE;
const NOT_HERE: PageWire = {
  transport: none,
  sendBatch: async (entries) => entries.map(() => NONE),
  sendPiece: none,
  fetchFile: none,
  fetchDocument: none,
  readManifest: none,
  readSegment: none,
};
export const wire = late(load, NOT_HERE);
/** Ahead of the first request. */
export const loadWire = (): Promise<unknown> => load().catch(() => undefined);
export const { transport, sendBatch, sendPiece, fetchFile, fetchDocument } = wire;
