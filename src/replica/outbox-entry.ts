import type { FieldError } from '../../contract/errors.ts';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import type { TableName } from '../../contract/sync.ts';

/**
 * `waiting`: to be sent · `sending`: claimed by a drainer · `refused`: the server said no for good ·
 * `conflict`: the server has moved on. The last two stay until the person decides.
 */
export type EntryState = 'waiting' | 'sending' | 'refused' | 'conflict';

/** A row as a key: `application:0192…`. */
export type RowKey = `${TableName}:${string}`;

export function rowKey(table: TableName, id: string): RowKey {
  return `${table}:${id}`;
}

/** Stands for every row of a table, in what an entry has read. */
export function wholeTable(table: TableName): RowKey {
  return `${table}:*`;
}

export function isWhole(key: RowKey): boolean {
  return key.endsWith(':*');
}

export function splitKey(key: RowKey): [table: TableName, id: string] {
  const at = key.indexOf(':');
  return [key.slice(0, at) as TableName, key.slice(at + 1)];
}

/** What the server answered when it refused. */
export type Refusal = {
  code: string;
  message: string;
  fields?: FieldError[] | undefined;
  detail?: Record<string, unknown> | undefined;
};

/** Version of the shape below (rule W10); older ones are brought up by `entry-format.ts`. */
export const ENTRY_FORMAT = 2;

/** One mutation on its way (rules W2-W5). Its `id` is the Idempotency-Key for life. */
export type OutboxEntry<Name extends MutationName = MutationName> = {
  /** Given by the store: the order in which the person acted. */
  order?: number;
  id: string;
  format: typeof ENTRY_FORMAT;
  name: Name;
  args: MutationArgs<Name>;
  lane: string;
  /** Id of an entry of another lane that has to be received first. */
  after: string | null;
  /** The moment of the tap by the device's clock, ISO 8601; the optimistic effect is computed from it. */
  at: string;
  /** Rows its effect has changed. */
  touches: RowKey[];
  /** Rows its effect was computed from, `touches` among them: when one of these changes, it is replayed (rule R5). */
  reads: RowKey[];
  state: EntryState;
  /** It has been handed to the network: only its answer tells what became of it. */
  sent: boolean;
  /** Received once by a server that has lost it since; sent again without an effect of its own (rule R3). */
  again: boolean;
  /** Ids of the files that have to be uploaded first (rule W9). */
  files: string[];
  /** Fence of the lease under which it was claimed (rule W8). */
  fence: number;
  /** Sends in the present round, and rounds that ended without success. */
  tries: number;
  rounds: number;
  /** Since when the server has broken over it, and nothing else, milliseconds since the epoch; 0: it has not. */
  failedAt: number;
  /** Milliseconds since the epoch, device clock: asleep until then; a wake-up may cut it short. */
  nextAt: number;
  /** Not sent before, so that it can be taken back (rule W11); nothing cuts it short. 0: at once. */
  holdUntil: number;
  /** Of what waits: what it was told that only the person can mend (rule W7). */
  refusal: Refusal | null;
};

/** Whether the server, or the contract, has said no and the person has to decide. */
export function isStopped({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'refused' || state === 'conflict';
}

/**
 * Whether the server holds nothing of it: it was never handed to the network, or was answered with a no (rules W11.1,
 * W11.2). Only such a one can be undone or edited by what happens here alone; of any other its answer tells.
 */
export function isOnlyHere(entry: Pick<OutboxEntry, 'state' | 'sent'>): boolean {
  return isStopped(entry) || (entry.state === 'waiting' && !entry.sent);
}

/** Whether it has had a try without an answer: whether it has arrived, nobody knows yet. */
export function mayHaveArrived({ state, sent }: Pick<OutboxEntry, 'state' | 'sent'>): boolean {
  return state === 'waiting' && sent;
}
