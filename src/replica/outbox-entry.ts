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

/** What the server answered when it refused. */
export type Refusal = {
  code: string;
  message: string;
  fields?: FieldError[] | undefined;
  detail?: Record<string, unknown> | undefined;
};

/** One mutation on its way (rules W2-W5). Its `id` is the Idempotency-Key for life. */
export type OutboxEntry<Name extends MutationName = MutationName> = {
  /** Given by the store: the order in which the person acted. */
  order?: number;
  id: string;
  /** Version of this shape (rule W10). */
  format: 1;
  name: Name;
  args: MutationArgs<Name>;
  lane: string;
  /** Id of an entry of another lane that has to be received first. */
  after: string | null;
  /** The moment of the tap by the device's clock, ISO 8601; the optimistic effect is computed from it. */
  at: string;
  touches: RowKey[];
  state: EntryState;
  /** Fence of the lease under which it was claimed (rule W8). */
  fence: number;
  /** Sends in the present round, and rounds that ended without an answer. */
  tries: number;
  rounds: number;
  /** Milliseconds since the epoch, device clock: not sent before. */
  nextAt: number;
  refusal: Refusal | null;
};
