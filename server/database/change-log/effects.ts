import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { TableName } from '../../../contract/sync.ts';
import type { DraftEntry } from './company-log.ts';

/** One changed row of a personal bucket. */
export type LoggedChange = { bucket: string; table: TableName; id: string; ver: number; deleted: boolean };
export type MarketChange = { id: string; ver: number; deleted: boolean };
/** Notices about applications that need no reading any more: those of one person, or of everybody. */
export type NoticesRead = {
  applicationIds: string[];
  types: readonly NotificationType[];
  uid: string | undefined;
};

/**
 * Collects what a write call has changed. It is written to the change log and the companies' own logs at the end of the transaction (rule R3);
 * signals leave after the commit. A row changed twice counts once, with its last state.
 */
export class Effects {
  readonly #changes = new Map<string, LoggedChange>();
  readonly #market = new Map<string, MarketChange>();
  readonly #entries: DraftEntry[] = [];
  readonly #noticesRead = new Map<string, NoticesRead>();
  readonly #signals = new Set<string>();
  #hasWork = false;

  change(bucket: string, table: TableName, row: { id: string; ver: number }, deleted = false): void {
    this.#changes.set(`${bucket} ${table} ${row.id}`, { bucket, table, id: row.id, ver: row.ver, deleted });
  }

  market(row: { id: string; ver: number }, deleted = false): void {
    this.#market.set(row.id, { id: row.id, ver: row.ver, deleted });
  }

  /** An entry of a company's own log. */
  log(entry: DraftEntry): void {
    this.#entries.push(entry);
  }

  /** They are marked at the end (`readNotices`). */
  readNotices(applicationId: string, types: readonly NotificationType[], uid?: string): void {
    const key = `${types} ${uid}`;
    const { applicationIds } = this.#noticesRead.get(key) ?? { applicationIds: [] };
    this.#noticesRead.set(key, { applicationIds: [...applicationIds, applicationId], types, uid });
  }

  /** Devices are to pull a bucket that this change has not moved. */
  signal(bucket: string): void {
    this.#signals.add(bucket);
  }

  /** Work was queued that is due at once. */
  work(): void {
    this.#hasWork = true;
  }

  get hasWork(): boolean {
    return this.#hasWork;
  }

  get changes(): LoggedChange[] {
    return [...this.#changes.values()];
  }

  get marketChanges(): MarketChange[] {
    return [...this.#market.values()];
  }

  get entries(): readonly DraftEntry[] {
    return this.#entries;
  }

  get noticesRead(): NoticesRead[] {
    return [...this.#noticesRead.values()];
  }

  /**
   * Every bucket that moved, in the order their counters are locked. The market is not among them: its signal follows its
   * files (rule R10.8).
   */
  get buckets(): string[] {
    const buckets = new Set([...this.changes.map((change) => change.bucket), ...this.#signals]);
    return [...buckets].sort();
  }
}

export const userBucket = (uid: string) => `user:${uid}`;
/** The account whose bucket this is; undefined for a company's and the market's. */
export const bucketOwner = (bucket: string): string | undefined =>
  bucket.startsWith('user:') ? bucket.slice('user:'.length) : undefined;
export const companyBucket = (companyId: string) => `company:${companyId}`;
