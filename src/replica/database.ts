import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Cell } from '../../contract/market-cell.ts';
import type { Rows, TableName } from '../../contract/sync.ts';
import { type StoredEntry, upcast } from './entry-format.ts';
import type { Look } from './market/looks.ts';
import type { OutboxEntry, RowKey } from './outbox-entry.ts';
import { Connection } from './store/connection.ts';
import type { Upload, WaitingFile } from './waiting-file.ts';

/** A mirrored row and the bucket it came in, so that a lost bucket can take its rows along (rule R4). */
export type Stored<Row> = Row & { _bucket: string };

/** The server's truth about a row that waiting entries have changed; `row: null` where the server has none (rule R5). */
export type Base = { key: RowKey; row: Stored<Rows[TableName]> | null };

/**
 * What a device holds of the files of a market. It counts in one generation of the replica alone: a reset of the market
 * by an older version of the app, which knows of no files, raises that as well.
 */
export type HeldMarket = {
  bucket: string;
  epoch: string;
  generation: number;
  /** Up to which run the files of a part were applied. */
  runs: Readonly<Record<Cell, number>>;
  /** Its parts were chosen among all, and were all here since (rule R10.3). */
  chosen?: boolean;
  /** Single jobs of them had to go for want of room (rule S2.3). */
  lacks?: boolean;
  /** When everything that is to be here was last up to date, ISO 8601 by the server's clock; left out before. */
  asOf?: string | undefined;
};

/** Facts about the replica itself. */
export type Meta = {
  cursor: string;
  /** The server's database that the cursor is of (rule R3). */
  epoch: string;
  /** Buckets the last pull listed. */
  buckets: string[];
  /** The first load is complete. */
  loaded: boolean;
  /** Server time minus device time in milliseconds (rule R8). */
  clockOffset: number;
  /** Server time of the last complete pull, ISO 8601. */
  asOf: string;
  /** Whether the last request was answered; null before the first. */
  reachable: boolean;
  /** The highest number a waiting puller has drawn, and the highest that a complete pull has asked for (rule R9). */
  pullWanted: number;
  pullServed: number;
  /** The same of the market, where it is read from its files (rule R10). */
  marketServed: number;
  /** Rises whenever the server resets a bucket: an answer that was requested before describes data that is gone. */
  generation: number;
  /** The server no longer accepts our token: waiting entries need a sign-in. */
  signIn: boolean;
  /** The account is locked: what waits is held until it is open again. */
  locked: boolean;
  /** Language and theme of this person on this device; the worker has no local storage to read them from. */
  locale: string;
  /** Texts of notifications in a language that the worker does not bring along. */
  workerTexts: { language: string; build: string; messages: Readonly<Record<string, unknown>> };
  theme: string;
  /** The language the server was told of last: `locale` is still to be told where it differs. */
  toldLocale: string;
  /** When rows were taken away for want of room, milliseconds since the epoch; missing while nothing is (rule S2). */
  trimmed: number;
  /** Jobs of the market that this device holds at most; missing where nobody chose (rule S2.3). */
  marketMost: number;
  /** Some are not here for that: the server has more of the market. */
  marketCut: boolean;
  /** What of the market's files was applied (rule R10). */
  market: HeldMarket;
  /** Slices of these files that were ever applied: a sign of life of who pulls (rule R9). */
  marketSlices: number;
  /** No company's own row of a job stands among those of the market any more (rule R4.7). */
  onlyMarket: boolean;
  /** What the browser answered when it was asked to keep everything for good; missing before it was asked. */
  persisted: boolean;
  /** When this person said on this device that they want no notifications, milliseconds since the epoch. */
  pushDeclined: number;
  /** When the last push arrived here, milliseconds since the epoch. */
  pushedAt: number;
  /** As what applicants and jobs were last looked at here. */
  views: { applicants?: string; jobs?: string };
  /** With what this device locks away what is unsent, and the epoch of the server that told it (rule S4). */
  sealKey: { publicKey: string; epoch: string | undefined };
  /** When lists of the market were looked at on this device, by list (looks.ts). */
  looks: Record<string, Look>;
  /** Ids of locked boxes whose contents are in here by now. */
  takenOut: string[];
};
export type MetaKey = keyof Meta;
type MetaRow = { key: MetaKey; value: Meta[MetaKey] };

/**
 * Drain lease: who holds it, the fence that makes a frozen holder harmless, and its last sign of life in milliseconds
 * since the epoch by the device's clock (rule W8).
 */
export type Lease = { id: 'drain'; owner: string; fence: number; aliveAt: number };

/**
 * The server has asked to be left alone with a call until then, milliseconds since the epoch (rule W7).
 * @property forMs how long that was when it asked; missing in what an older version has written
 */
export type Pause = { name: string; until: number; forMs?: number };

/** What was received, kept for a while in case the server loses it (rule R3). `at`: the server's time, milliseconds since the epoch. */
export type Received = { id: string; at: number; entry: OutboxEntry };

/** A text being written: forms and composers survive reload, crash and sign-out. */
export type Draft = { key: string; value: unknown; at: string };

/** The last answer to a call, kept by the call and its arguments: of this person's calls, or of public ones. */
export type KeptAnswer = {
  /** The call and its arguments. */
  key: string;
  /** Undefined where the server has nothing of that name. */
  data?: unknown;
  /** Milliseconds since the epoch, by the device's clock. */
  at: number;
};

/** Version of a row that is gone, so that a late answer does not bring it back. */
export type Tombstone = { key: RowKey; ver: number };

/**
 * Runs a write; in a full store it removes what the server has as well, and runs the write again.
 * @param options.precious it exists nowhere else: everything but other precious data may be removed for it
 * @param options.naming a value that holds, at any depth, ids of rows which must not be removed
 */
export type Guard = <Result>(
  work: () => Promise<Result>,
  options?: { precious?: boolean; naming?: unknown },
) => Promise<Result>;

/** One database per user (rule S1). */
export class Replica extends Dexie {
  declare applicant: EntityTable<Stored<Rows['applicant']>, '_id'>;
  declare application: EntityTable<Stored<Rows['application']>, '_id'>;
  declare company: EntityTable<Stored<Rows['company']>, '_id'>;
  declare companyJob: EntityTable<Stored<Rows['companyJob']>, '_id'>;
  declare conversation: EntityTable<Stored<Rows['conversation']>, '_id'>;
  declare creator: EntityTable<Stored<Rows['creator']>, '_id'>;
  declare job: EntityTable<Stored<Rows['job']>, '_id'>;
  declare message: EntityTable<Stored<Rows['message']>, '_id'>;
  declare notification: EntityTable<Stored<Rows['notification']>, '_id'>;
  declare offer: EntityTable<Stored<Rows['offer']>, '_id'>;
  declare tracking: EntityTable<Stored<Rows['tracking']>, '_id'>;
  declare user: EntityTable<Stored<Rows['user']>, '_id'>;
  /** What single calls have answered this person last, as of when; asking again replaces it. */
  declare answer: EntityTable<KeptAnswer, 'key'>;
  declare base: EntityTable<Base, 'key'>;
  declare tombstone: EntityTable<Tombstone, 'key'>;
  declare outbox: EntityTable<OutboxEntry, 'order'>;
  declare meta: EntityTable<MetaRow, 'key'>;
  declare lease: EntityTable<Lease, 'id'>;
  declare draft: EntityTable<Draft, 'key'>;
  declare file: EntityTable<WaitingFile, 'id'>;
  declare upload: EntityTable<Upload, 'id'>;
  declare pause: EntityTable<Pause, 'name'>;
  declare received: EntityTable<Received, 'id'>;

  readonly uid: string;
  /** Where its database lies, and what lies beside it. */
  readonly factory: IDBFactory;
  /** What `draftWriter` has not written yet. */
  readonly draftsUnderWay = new Set<Promise<void>>();
  /** What people have just done here and is not written yet. */
  readonly tapsUnderWay = new Set<Promise<void>>();
  /** Parts of what comes in that are being written; each can be called off, and is written again then. */
  readonly partsUnderWay = new Set<() => void>();
  readonly connection = new Connection(this);
  /** When rows were taken away, where there was not even room for the note of it (trim-note.ts). */
  unnotedTrim: number | undefined;

  /**
   * Around every write: may open the store again or make room, and then runs `work` once more (rule S3). Set by
   * `keepStore`; without it a write fails as the store fails.
   */
  guard: Guard = (work) => work();

  /** @param options.name another one than the person's usual, where that one cannot be opened any more (rule S3) */
  constructor(
    uid: string,
    {
      name = replicaName(uid),
      ...options
    }: { name?: string; indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {},
  ) {
    // Strict: "saved" is said after this transaction, so it has to be on the disk (rule W2).
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'immutable' });
    this.uid = uid;
    this.factory = options.indexedDB ?? globalThis.indexedDB;
    // A device that comes from an older version gets what it lacks of this one, and its entries are brought up to it,
    // which changes none of today's format: one version is enough, and each costs every start time.
    this.version(7)
      .stores({
        applicant: '_id, _bucket, _jobId, _conversationId',
        application: '_id, _bucket, _jobId, _conversationId',
        company: '_id, _bucket',
        companyJob: '_id, _bucket',
        conversation: '_id, _bucket, _applicationId',
        creator: '_id, _bucket',
        job: '_id, _bucket, [publishedAt+_id+ver]',
        // Those that only this device has are without a number, and few are about an appointment.
        message: '_id, _bucket, _conversationId, [_conversationId+seq], appointment.step',
        notification: '_id, _bucket, createdAt, ref.id',
        offer: '_id, _bucket, _applicationId, _conversationId',
        tracking: '_id, _bucket',
        user: '_id, _bucket',
        answer: 'key',
        base: 'key',
        tombstone: 'key',
        // Every index is paid for by every tap: only what a query needs.
        outbox: '++order, &id, state, lane, *reads',
        meta: 'key',
        lease: 'id',
        draft: 'key',
        // By size, so that what waits can be counted without reading a byte of it.
        file: 'id, size',
        upload: 'id',
        pause: 'name',
        received: 'id, at',
      })
      .upgrade((tx) =>
        tx
          .table<StoredEntry>('outbox')
          .toCollection()
          .modify((entry, ref) => {
            ref.value = upcast(entry);
          }),
      );
  }

  /** The table of mirrored rows of that name. */
  rows<Name extends TableName>(name: Name): Table<Stored<Rows[Name]>, string> {
    return this.table(name);
  }
}

export function replicaName(uid: string): string {
  return `zusage:${uid}`;
}

/** Of the database beside the replica that keeps the index of the market; it goes wherever the replica goes (rule S7). */
export function indexName(uid: string): string {
  return `${replicaName(uid)}~market`;
}

/** Reads one fact about the replica. */
export async function getMeta<Key extends MetaKey>(db: Replica, key: Key): Promise<Meta[Key] | undefined> {
  const row = await db.meta.get(key);
  return row?.value as Meta[Key] | undefined;
}

/** Reads several facts at once: one way to the store and back. */
export async function getMetas<Key extends MetaKey>(
  db: Replica,
  keys: readonly Key[],
): Promise<Partial<Pick<Meta, Key>>> {
  const rows = await db.meta.bulkGet([...keys]);
  return Object.fromEntries(keys.map((key, at) => [key, rows[at]?.value])) as Partial<Pick<Meta, Key>>;
}
