import type { Replica } from '../replica/database.ts';

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

/** Runs `work` only if nobody else holds the lock; answers whether it ran (rule W8). */
export type TryLock = (name: string, work: () => Promise<void>) => Promise<boolean>;

export type SyncPorts = {
  db: Replica;
  clock: Clock;
  newId: NewId;
  random: Random;
  sleep: Sleep;
  credentials: GetCredentials;
  tryLock: TryLock;
  /** Called after an entry was written: somebody should drain. */
  wake: () => void;
};
