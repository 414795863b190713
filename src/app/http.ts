import type { FetchDocument, FetchFile, SendBatch, SendPiece, Transport } from '../sync/transport.ts';
import { onceLoaded } from './once-loaded.ts';
import { wire } from './wire.ts';

/**
 * The page's way to the user API. The HTTP client is fetched with the first request, so that the first paint does not
 * wait for it; where it cannot be had, that is a line that does not answer.
 */
const load = onceLoaded(async () => (await import('../sync/transport.ts')).createWire(wire));

const NOT_HERE = { kind: 'none', reason: 'the client is not on this device' } as const;
const loaded = () => load().catch(() => null);

export const transport: Transport = async (name, args, options) =>
  (await loaded())?.transport(name, args, options) ?? NOT_HERE;
export const sendBatch: SendBatch = async (entries, options) =>
  (await loaded())?.sendBatch(entries, options) ?? entries.map(() => NOT_HERE);
export const sendPiece: SendPiece = async (piece) => (await loaded())?.sendPiece(piece) ?? NOT_HERE;
export const fetchFile: FetchFile = async (file) => (await loaded())?.fetchFile(file) ?? NOT_HERE;
export const fetchDocument: FetchDocument = async (document) =>
  (await loaded())?.fetchDocument(document) ?? NOT_HERE;
