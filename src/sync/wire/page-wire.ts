import { calls } from '../../../contract/calls.ts';
import { createFetchBytes, createSendPiece, type FetchBytes, type SendPiece } from './bytes.ts';
import { kySend } from './ky-send.ts';
import { createMarketFiles, type MarketFiles } from './market-files.ts';
import { hasNoNetwork } from './send.ts';
import {
  createSendBatch,
  createTransport,
  type SendBatch,
  type Transport,
  type WireOptions,
} from './transport.ts';

type Sending = { transport: Transport; sendBatch: SendBatch; sendPiece: SendPiece };
export type PageWire = Sending & FetchBytes & MarketFiles;

/** All ways of a page to the server, for every call. A module of its own, so that it loads after the first paint. */
export function createPageWire(timeoutMs: number, ports: Omit<WireOptions, 'send' | 'offline'>): PageWire {
  const options = { ...ports, calls, send: kySend(timeoutMs), offline: hasNoNetwork };
  return {
    transport: createTransport(options),
    sendBatch: createSendBatch(options),
    sendPiece: createSendPiece(options),
    ...createFetchBytes(options),
    ...createMarketFiles(options),
  };
}
