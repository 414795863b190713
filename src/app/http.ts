import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
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
const load = async (): Promise<Wire> => {
  const [{ createWire }, { kySend }, { calls }] = await Promise.all([
    import('../sync/wire/transport.ts'),
    import('../sync/wire/ky-send.ts'),
    import('../../contract/calls.ts'),
  ]);
  return createWire({ calls, origin: location.origin, send: kySend(TIMEOUT_MS), now: Date.now });
};

const NONE = { kind: 'none', reason: 'the client is not on this device' } as const;
const none = async () => NONE;
const NOT_HERE: Wire = {
  transport: none,
  sendBatch: async (entries) => entries.map(() => NONE),
  sendPiece: none,
  fetchFile: none,
  fetchDocument: none,
};
export const { transport, sendBatch, sendPiece, fetchFile, fetchDocument } = late(load, NOT_HERE);
