import type { Draft } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import type { WaitingFile } from '../waiting-file.ts';

/**
 * What could not be kept in the store, until it can. `order`: the place it had in an outbox that was lost; null for a
 * tap that has never been in one.
 */
export type JournalRecord =
  | { kind: 'entry'; id: string; order: number | null; entry: OutboxEntry; draft?: string | undefined }
  | { kind: 'draft'; id: string; draft: Draft }
  | { kind: 'file'; id: string; file: WaitingFile };

/** What can be known of a store without opening it: told in the sentence when it is lost. */
export type StoreMarker = {
  /** Name of the database in use. */
  name: string;
  /** Databases that did not answer when they were left; what waits in them is fetched when they do. */
  leftovers: string[];
  /** Entries and drafts at the last look, a moment ago. */
  unsent: number;
};

/**
 * The emergency store: small, outside of IndexedDB, of page and worker alike (rule S3). Local storage would be
 * neither: the worker has none, and the specification clears it at sign-out.
 */
export type Journal = {
  /** The same id twice is one record. */
  put: (uid: string, record: JournalRecord) => Promise<void>;
  list: (uid: string) => Promise<JournalRecord[]>;
  remove: (uid: string, record: Pick<JournalRecord, 'kind' | 'id'>) => Promise<void>;
  readMarker: (uid: string) => Promise<StoreMarker | undefined>;
  writeMarker: (uid: string, mark: StoreMarker) => Promise<void>;
  /** Everything of this person, the mark included. */
  forget: (uid: string) => Promise<void>;
};

/** In the order of the taps: what was in an outbox first; ids are made in the order of time. */
export function inOrder(records: readonly JournalRecord[]): JournalRecord[] {
  const place = (record: JournalRecord) =>
    record.kind === 'entry' && record.order !== null ? record.order : Number.POSITIVE_INFINITY;
  return records.toSorted((a, b) => {
    const [first, second] = [place(a), place(b)];
    if (first !== second) return first - second;
    return a.id < b.id ? -1 : 1;
  });
}
