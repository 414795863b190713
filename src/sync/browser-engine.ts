import { v7 as uuidv7 } from 'uuid';
import type { Replica } from '../replica/database.ts';
import { createEngine, type SyncEngine } from './engine.ts';
import { tryWebLock } from './wire/lock.ts';
import type { GetCredentials, Sleep, WriteWithJournal } from './wire/ports.ts';
import type { SendBatch, SendPiece, Transport } from './wire/transport.ts';

/** UUIDv7 of this device. */
export const newId: () => string = uuidv7;

export const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a page and a worker differ in. */
export type Context = {
  db: Replica;
  credentials: GetCredentials;
  /** The way to the server. */
  wire: { transport: Transport; sendBatch?: SendBatch; sendPiece?: SendPiece };
  /** Left out where no change is ever made. */
  wake?: () => void;
  writeWithJournal?: WriteWithJournal;
};

/**
 * The engine of a page or a worker: the only place of this folder that takes clock, chance, sleep and locks from the
 * browser.
 */
export function joinEngine({
  db,
  credentials,
  wire,
  wake = () => undefined,
  writeWithJournal,
}: Context): SyncEngine {
  const { transport, sendBatch, sendPiece } = wire;
  return createEngine(
    {
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
    },
    transport,
  );
}
