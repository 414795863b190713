import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../../contract/sha256.ts';
import type { Replica } from '../replica/database.ts';
import { createEngine, createExchange, type Exchange, type SyncEngine } from './engine.ts';
import type { SendPiece } from './wire/bytes.ts';
import { tryWebLock } from './wire/lock.ts';
import type { MarketFiles } from './wire/market-files.ts';
import type { GetCredentials, Sleep, SyncPorts, WriteWithJournal } from './wire/ports.ts';
import type { SendBatch, Transport } from './wire/transport.ts';

/** UUIDv7 of this device. */
export const newId: () => string = uuidv7;

export const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a page and a worker differ in. */
export type Context = {
  db: Replica;
  credentials: GetCredentials;
  /** The way to the server. */
  wire: { transport: Transport; sendBatch?: SendBatch; sendPiece?: SendPiece; market?: MarketFiles };
  /** Left out where no change is ever made. */
  wake?: () => void;
  writeWithJournal?: WriteWithJournal;
};

/**
 * The engine of a page. With `joinExchange` the only place of this folder that takes clock, chance, sleep and locks from
 * the browser.
 */
export const joinEngine = (context: Context): SyncEngine =>
  createEngine(portsOf(context), context.wire.transport);

/** What the worker has of it: nobody makes a change there, and it does without the code for that. */
export const joinExchange = (context: Context): Exchange =>
  createExchange(portsOf(context), context.wire.transport);

function portsOf({
  db,
  credentials,
  wire: { sendBatch, sendPiece, market },
  wake = () => undefined,
  writeWithJournal,
}: Context): SyncPorts {
  return {
    db,
    clock: Date.now,
    newId,
    random: Math.random,
    sleep,
    credentials,
    tryLock: tryWebLock,
    wake,
    ...(writeWithJournal && { writeWithJournal }),
    ...(sendBatch && { sendBatch }),
    ...(sendPiece && { sendPiece }),
    ...(market && { market }),
    // Missing outside of https.
    ...(globalThis.crypto?.subtle && { digest: (bytes: Uint8Array<ArrayBuffer>) => sha256(bytes) }),
  };
}
