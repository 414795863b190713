import { storeFault } from '../../replica/store/fault.ts';
import { StoreFullError } from '../../replica/store/guard.ts';
import { isAway, type StoreWatch } from '../../replica/store/health.ts';
import type { Journal } from '../../replica/store/journal.ts';
import { LATE, type Timer, within } from '../../replica/store/within.ts';
import type { DurableWrite, WriteWithJournal } from '../wire/ports.ts';

/** Neither the store nor the journal has answered. The tap may still come through, under the same id. */
export class StoreStalledError extends Error {
  readonly code = 'store_stalled';
  constructor(cause?: unknown) {
    super('the store of this device does not answer', { cause });
    this.name = 'StoreStalledError';
  }
}

/** A durable write takes milliseconds; a browser that is busy with itself takes seconds. */
export const STALL_MS = 8_000;
const JOURNAL_MS = 5_000;

export type JournalWriterPorts = {
  uid: string;
  journal: Journal;
  watch: StoreWatch;
  timer: Timer;
  /** `flushJournal` of this replica. */
  flush: () => Promise<unknown>;
  /** Somebody should drain. */
  wake: () => void;
};

/**
 * The watchdog around the durable write of a tap (rule S3). A store that hangs, was closed, or belongs to a newer tab
 * must cost neither the tap nor a minute of waiting: the entry goes to the journal, and from there into the outbox as
 * soon as the store answers. As long as something lies in the journal, later taps follow it there, so that the order of
 * a lane stays the order of the taps (rule W4).
 */
export function createJournalWriter(ports: JournalWriterPorts): {
  writeWithJournal: WriteWithJournal;
  flush: () => Promise<void>;
} {
  const { uid, journal, watch, timer } = ports;
  let flushing: Promise<void> | null = null;
  let wasOpen = false;

  const flush = (): Promise<void> => {
    flushing ??= flushOnce().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  const flushOnce = async () => {
    try {
      const flushed = await ports.flush();
      if (watch.read().trouble === 'stalled') watch.tell({ type: 'answered' });
      // The page's start asks the server anyway; a store that opens for the first time is no second reason.
      if (flushed || wasOpen) ports.wake();
      wasOpen = true;
    } finally {
      await count();
    }
  };
  /** A store that is known to be away tells when it is back; any other has to be asked. */
  const flushSoon = () => {
    if (!isAway(watch.read()) || watch.read().trouble === 'stalled') void flush().catch(() => {});
  };
  const count = async () => {
    const left = await journal.list(uid).catch(() => []);
    watch.tell({ type: 'kept', kept: left.filter(({ kind }) => kind === 'entry').length });
  };

  const intoJournal = async ({ entries, files, draft }: DurableWrite) => {
    const putting = (async () => {
      // An entry in the journal has its files there.
      for (const file of files) await journal.put(uid, { kind: 'file', id: file.id, file });
      for (const entry of entries)
        await journal.put(uid, { kind: 'entry', id: entry.id, order: null, entry, draft });
    })();
    const end = await within(timer, JOURNAL_MS, putting).catch((error: unknown) => {
      throw storeFault(error) === 'full' ? new StoreFullError(error) : new StoreStalledError(error);
    });
    if (end === LATE) throw new StoreStalledError();
    watch.tell({ type: 'kept', kept: watch.read().kept + entries.length });
  };

  const writeWithJournal: WriteWithJournal = async (tap, write) => {
    if (watch.read().kept > 0 && !isAway(watch.read()))
      await within(timer, STALL_MS, flush()).catch(() => {});
    if (watch.read().kept > 0 || isAway(watch.read())) {
      await intoJournal(tap);
      return flushSoon();
    }
    const writing = write();
    const end = await within(timer, STALL_MS, writing).catch(async (error: unknown) => {
      if (!isStoreGone(error)) throw error;
      await intoJournal(tap);
      flushSoon();
    });
    if (end !== LATE) return;
    watch.tell({ type: 'stalled' });
    await intoJournal(tap);
    // It may be written after all: then the flush finds it in the outbox, and only empties the journal.
    writing.catch(() => {}).then(flushSoon);
  };

  return { writeWithJournal, flush };
}

/** The store has failed us, not the tap itself: what is wrong with its arguments would be wrong in the journal as well. */
function isStoreGone(error: unknown): boolean {
  if (error instanceof StoreFullError) return false;
  // The first try had been written when its connection broke, and the second found it there: the flush finds it as well.
  if ((error as Error | undefined)?.name === 'ConstraintError') return true;
  const fault = storeFault(error);
  return fault !== 'none' && fault !== 'full';
}
