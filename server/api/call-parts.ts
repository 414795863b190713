import type { Change } from '../../contract/sync.ts';
import type { CallSettings } from '../base/settings.ts';
import type { Effects, LoggedChange } from '../database/change-log/effects.ts';
import type { Db } from '../database/database.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import type { Caller } from '../ports/identity/identity.ts';
import type { UserRecord } from './call-context.ts';
import type { Ports } from './change-context.ts';
import type { Handlers } from './handler.ts';
import type { ShownRows } from './shown-rows.ts';
import type { TryParts } from './try-again.ts';

/** What any change runs with: a call, work, a webhook. */
export type ChangeParts = TryParts & {
  readonly clock: () => Date;
  readonly ports: Ports;
  readonly settings: CallSettings;
};

/** A row's name and the version that a write left it at: all that a replay stores of it. */
export type ChangedRow = Pick<LoggedChange, 'bucket' | 'table' | 'id' | 'ver'>;

/** The caller's buckets and the rows in them, for the answers to writes (rule R2). */
export type Buckets = {
  /** The caller's buckets, in the order of a pull. */
  readonly bucketsOf: (user: UserRecord, now: Date) => string[];
  /** The rows in these buckets that a write has changed. */
  readonly changedRows: (effects: Effects, buckets: readonly string[]) => ChangedRow[];
  /** Those rows as the next pull will show them. */
  readonly answerChanges: (
    tx: Db,
    changed: readonly ChangedRow[],
    buckets: string[],
    now: Date,
    shown?: ShownRows,
  ) => Promise<Change[]>;
};

/** The parts that answer calls; the composition root hands in the handlers. */
export type CallParts = ChangeParts & {
  readonly handlers: Handlers;
  readonly buckets: Buckets;
  /** Answers what everybody may read; undefined: the primary answers everything. */
  readonly replica?: ReadReplica | undefined;
};

/** Who calls, and from where. */
export type From = { readonly caller: Caller | undefined; readonly address: string };
