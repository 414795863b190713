import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { Replica } from '../replica/database.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import type { LoadRepair } from '../replica/store/guard.ts';
import { createStoreWatch } from '../replica/store/health.ts';
import { keepStore } from '../replica/store/keep-store.ts';
import { capMarket } from '../replica/store/market-cap.ts';
import { createMemoryJournal } from '../replica/store/memory-journal.ts';
import type { Space } from '../replica/store/space.ts';
import type { Timer } from '../replica/store/within.ts';

/** Stores that misbehave, and time moved by hand. */

export const NOW = Date.parse('2026-11-20T04:26:00.000Z');

/** Timers that ring only when told to. */
export function handTimer() {
  const waiting = new Set<{ ms: number; ring: () => void }>();
  const timer: Timer = (ms, ring) => {
    const entry = { ms, ring };
    waiting.add(entry);
    return () => waiting.delete(entry);
  };
  /** Resolves once a timer of this length is waiting. */
  const waits = (ms: number) =>
    vi.waitFor(
      () => {
        const due = [...waiting].filter((entry) => entry.ms === ms);
        if (due.length === 0) throw new Error(`nobody waits ${ms} ms`);
        return due;
      },
      { interval: 5, timeout: 15_000 },
    );
  /** And rings. */
  const ring = async (ms: number) => {
    for (const entry of await waits(ms)) {
      waiting.delete(entry);
      entry.ring();
    }
  };
  return { timer, ring, waits };
}

export type Trouble = 'none' | 'damaged' | 'silent' | 'full';

/** A factory whose databases fail to open in a given way. */
export function troubledFactory(real: IDBFactory = new IDBFactory()) {
  const trouble = new Map<string, Trouble>();
  const opened: string[] = [];
  const factory = Object.create(real, {
    open: {
      value: (name: string, version?: number) => {
        opened.push(name);
        const kind = trouble.get(name) ?? 'none';
        return kind === 'none' ? real.open(name, version) : failing(kind);
      },
    },
    deleteDatabase: {
      value: (name: string) =>
        trouble.get(name) === 'silent' ? failing('silent') : real.deleteDatabase(name),
    },
  }) as IDBFactory;
  return { factory, real, trouble, opened };
}

function failing(kind: Trouble): IDBOpenDBRequest {
  const request = new EventTarget() as IDBOpenDBRequest;
  if (kind === 'silent') return request;
  const error =
    kind === 'full'
      ? new DOMException(
          'Encountered full disk while opening backing store for indexedDB.open.',
          'QuotaExceededError',
        )
      : new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
  Object.defineProperty(request, 'error', { value: error });
  setTimeout(() =>
    request.onerror?.(Object.defineProperty(new Event('error'), 'target', { value: request })),
  );
  return request;
}

/** A replica that is kept, with everything around it in hand. */
export function kept(
  given: {
    factory?: IDBFactory;
    journal?: ReturnType<typeof createMemoryJournal>;
    name?: string;
    repair?: LoadRepair;
    begin?: Promise<void>;
  } = {},
) {
  const factory = given.factory ?? new IDBFactory();
  const db = new Replica('ada', {
    indexedDB: factory,
    IDBKeyRange,
    ...(given.name ? { name: given.name } : {}),
  });
  const watch = createStoreWatch();
  const journal = given.journal ?? createMemoryJournal();
  const time = handTimer();
  const space: { now: Space } = { now: {} };
  const replaced: string[] = [];
  const onOpen = vi.fn(async () => {});
  const reserve = { fill: vi.fn(async () => {}), release: vi.fn(async () => false) };
  const parts = {
    watch,
    journal,
    reserve,
    timer: time.timer,
    estimate: async () => space.now,
    clock: () => NOW,
    repair: given.repair ?? (() => import('../replica/store/repair.ts')),
  };
  const keeper = keepStore(db, {
    ...parts,
    factory,
    cap: capMarket,
    ...(given.begin && { begin: given.begin }),
    onOpen,
    replace: (name) => replaced.push(name),
  });
  return { db, watch, journal, reserve, time, space, replaced, onOpen, keeper, factory, parts };
}

export function entry(id: string, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id,
    format: 2,
    name: 'notification.read-all',
    args: { userId: 'ada', upTo: '2026-11-20T04:26:00.000Z' },
    lane: 'user',
    after: null,
    at: '2026-11-20T04:26:00.000Z',
    touches: [],
    reads: [],
    state: 'waiting',
    sent: false,
    again: false,
    files: [],
    fence: 0,
    tries: 0,
    rounds: 0,
    nextAt: 0,
    holdUntil: 0,
    refusal: null,
    ...more,
  } as OutboxEntry;
}

/** Without network, on a first visit. */
export const noRepair: LoadRepair = () => Promise.reject(new TypeError('Failed to fetch'));

/** Cache Storage in memory, as far as the stores of src/replica/store use it. */
export function memoryCaches(): CacheStorage {
  const opened = new Map<string, Map<string, Response>>();
  const url = (given: RequestInfo | URL) =>
    new URL(given instanceof Request ? given.url : given, 'https://app.example').href;
  const cache = (rows: Map<string, Response>) => ({
    put: async (at: string, response: Response) => void rows.set(url(at), response),
    match: async (at: string) => rows.get(url(at))?.clone(),
    delete: async (at: string) => rows.delete(url(at)),
    keys: async () => [...rows.keys()].map((at) => new Request(at)),
  });
  return {
    open: async (name: string) => {
      const rows = opened.get(name) ?? new Map<string, Response>();
      opened.set(name, rows);
      return cache(rows);
    },
    match: async (at: string, { cacheName }: { cacheName: string }) =>
      opened.get(cacheName)?.get(url(at))?.clone(),
    delete: async (name: string) => opened.delete(name),
  } as unknown as CacheStorage;
}
