import type { Replica } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { SendPiece } from './bytes.ts';
import type { MarketFiles } from './market-files.ts';
import type { SendBatch } from './transport.ts';

/**
 * What the engine is given from outside, from one composition root per context (page, worker, test): nothing below
 * `src/sync` reads a clock, makes an id, throws a die or opens a connection by itself.
 */
export type Clock = () => number;
/** UUIDv7. */
export type NewId = () => string;
/** 0 ≤ x < 1. */
export type Random = () => number;
export type Sleep = (ms: number) => Promise<void>;

/** Somebody signed in, with a token the server accepts for about an hour. */
export type Credentials = { uid: string; token: string };
/** Null: nobody is signed in. Throws when the sign-in service cannot be reached. */
export type GetCredentials = (options?: { fresh?: boolean }) => Promise<Credentials | null>;

/**
 * Runs `work` only if nobody else holds the lock; answers whether it ran (rule W8). `steal`: takes it away from
 * its holder; then `work` of that one goes on, and its answer comes at once. `signal`: waits for it until aborted.
 */
export type TryLock = (
  name: string,
  work: () => Promise<void>,
  options?: { steal?: boolean; signal?: AbortSignal },
) => Promise<boolean>;

/** SHA-256 in hexadecimal. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** What an act brings onto this device. */
export type DurableWrite = {
  entries: readonly OutboxEntry[];
  files: readonly WaitingFile[];
  draft: string | undefined;
};

/** Brings it durably onto this device: by `write` into the store, or else into the journal. */
export type WriteWithJournal = (what: DurableWrite, write: () => Promise<void>) => Promise<void>;

export type SyncPorts = {
  /** Left out where nothing with files is ever sent; an entry that has some waits there. */
  sendPiece?: SendPiece;
  /** Left out where every entry goes alone. */
  sendBatch?: SendBatch;
  /** Left out where the market comes with the pages of a pull (rule R6). */
  market?: MarketFiles;
  /** Of the market's files; left out where the platform has none. */
  digest?: Digest;
  db: Replica;
  clock: Clock;
  newId: NewId;
  random: Random;
  sleep: Sleep;
  credentials: GetCredentials;
  tryLock: TryLock;
  /** Called after an entry was written: a drain is due. */
  wake: () => void;
  /** Around the durable write of a tap: the journal, where the store does not answer (rule S3). */
  writeWithJournal?: WriteWithJournal;
};
