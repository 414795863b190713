import { Dexie, type EntityTable } from 'dexie';
import { DAY_MS } from '../../../contract/calendar-day.ts';

/** A file that another app has shared with this one. Bytes and not a Blob, as with all files here (waiting-file.ts). */
export type SharedFile = {
  id: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** When it was shared, milliseconds since the epoch. */
  at: number;
  /** The application it goes to; left out until somebody has said so. */
  jobId?: string;
};

/** Nobody is asked about it later than that: the device may be somebody else's by then. */
const KEPT_MS = DAY_MS;

/**
 * Files wait here until it is said where they go. Not in the replica: the worker takes them, and nobody may be signed in
 * then (rule S4).
 */
export class SharedFiles extends Dexie {
  declare file: EntityTable<SharedFile, 'id'>;

  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {}) {
    // Not `zusage:…`: that is a person's replica, which is put away with them (`peopleOf`).
    super('zusage-shared', options);
    this.version(1).stores({ file: 'id' });
  }

  /** What was shared last is what is asked about: earlier files that nobody has placed go. */
  async keep(files: readonly SharedFile[]): Promise<void> {
    await this.transaction('rw', this.file, async () => {
      await this.file.clear();
      await this.file.bulkPut(files);
    });
  }

  /** @param now milliseconds since the epoch */
  async waiting(now: number): Promise<SharedFile[]> {
    const all = await this.file.toArray();
    const kept = all.filter(({ at }) => Math.abs(now - at) < KEPT_MS);
    if (kept.length < all.length)
      await this.file.bulkDelete(all.filter((one) => !kept.includes(one)).map(({ id }) => id));
    return kept;
  }

  /** They go to the application for this job. */
  async place(jobId: string): Promise<void> {
    await this.file.toCollection().modify({ jobId });
  }

  /**
   * Gives files to a form and forgets those it has taken; answers the others.
   * @param take of each file, whether it was taken
   */
  async handOver(
    files: readonly SharedFile[],
    take: (files: readonly SharedFile[]) => Promise<readonly boolean[]>,
  ): Promise<SharedFile[]> {
    const taken = await take(files);
    // Only now: until the form has kept them they exist nowhere else.
    await this.file.bulkDelete(files.filter((_, at) => taken[at]).map(({ id }) => id));
    return files.filter((_, at) => !taken[at]);
  }

  async drop(): Promise<void> {
    await this.file.clear();
  }
}

/** Opens the shared files for some work, and closes them: they are looked at once in a long while. */
export async function withSharedFiles<Result>(
  work: (shared: SharedFiles) => Promise<Result>,
): Promise<Result> {
  const shared = new SharedFiles();
  try {
    return await work(shared);
  } finally {
    shared.close();
  }
}

/** Somebody leaves this device. Nobody waits for it: a store that hangs keeps nobody here, and a day later they go anyway. */
export function forgetSharedFiles(): void {
  void withSharedFiles((shared) => shared.drop()).catch(() => undefined);
}
