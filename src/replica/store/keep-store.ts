import { type Replica, replicaName } from '../database.ts';
import { storeFault } from './fault.ts';
import { createGuard, type GuardPorts } from './guard.ts';
import { isAway } from './health.ts';
import type { Journal } from './journal.ts';
import { closeToReopen, wasSuspected } from './reopen.ts';
import type { Rescued } from './rescue.ts';
import { bytesOver, mayComeBack, TRIM_REST_MS } from './space.ts';
import { lastTrimmed, reloadTrimmed } from './trim-note.ts';
import { LATE, pause, type Timer, within } from './within.ts';

/** How long an older tab may take to let go before the person is asked to close it. */
export const BLOCKED_MS = 3_000;
/** How long opening may take before the person is told, and before a new store is begun beside the silent one. */
export const OPEN_MS = 8_000;
export const SILENT_MS = 30_000;
const DELETE_MS = 5_000;
const ANSWER_MS = 5_000;
/** A browser that has just been woken up fails for a moment; a store is given up only when it still does after these. */
const TRY_AGAIN_MS = [300, 1_500, 4_000];
const TRY_LATER_MS = 10_000;

export type KeepStorePorts = GuardPorts & {
  timer: Timer;
  factory: IDBFactory;
  journal: Journal;
  /** The store is open, for the first time or again: what waits in the journal can go in. */
  onOpen: () => Promise<void>;
  /** This database is given up for another one under that name; its successor has to be built. */
  replace: (name: string) => void;
};

export type StoreKeeper = {
  /** Resolves when the store is open or given up. Never rejects. */
  ready: Promise<void>;
  /** Frees room before it runs out, or lets what was trimmed come back. */
  checkSpace: (options: { atStart: boolean }) => Promise<void>;
  stop: () => void;
};

/**
 * Opens the replica and keeps it open, whatever happens to it (rule S3): blocked by an older tab, taken over by a newer
 * one, closed or deleted under us, damaged, silent. Each ends in a store that works, and in an event for the sentence.
 */
export function keepStore(db: Replica, ports: KeepStorePorts): StoreKeeper {
  const { watch, timer, factory, journal, estimate, clock } = ports;
  const uid = db.uid;
  let stopped = false;
  let blocked = false;
  let opening: Promise<void> | null = null;
  let stopBlocked = () => {};
  db.guard = createGuard(db, ports);

  const tell = (...told: Parameters<typeof watch.tell>) => stopped || watch.tell(...told);

  db.on('blocked', () => {
    blocked = true;
    stopBlocked();
    // Tabs of this version let go by themselves in a moment: only one that does not is worth a sentence.
    stopBlocked = timer(BLOCKED_MS, () => db.isOpen() || tell({ type: 'blocked' }));
  });

  db.on('versionchange', ({ newVersion }) => {
    if (newVersion === null) void deletedUnderUs();
    else {
      // Closed for good: this version must not write into tables of the next one. What is tapped goes to the journal.
      tell({ type: 'newer' });
      db.close();
    }
    // Dexie would close and open again with the next request.
    return false;
  });

  db.on('close', () => {
    // Opened again at once, because nobody may be asking; Dexie tells of a close on purpose a moment too early.
    queueMicrotask(() => stopped || opening || db.hasBeenClosed() || void open());
  });

  async function deletedUnderUs(): Promise<void> {
    db.close();
    // Signing out has forgotten the mark first: then nothing of this person may come back.
    if (stopped || !(await journal.readMark(uid).catch(() => undefined))) return;
    await open();
  }

  function open(): Promise<void> {
    opening ??= openOrGiveUp().finally(() => {
      opening = null;
    });
    return opening;
  }

  async function openOrGiveUp(): Promise<void> {
    for (let failures = 0; ; ) {
      try {
        if ((await openInTime()) === LATE && !(await answers())) return beginBeside('silent', 0);
        return await opened();
      } catch (error) {
        if (stopped || watch.read().trouble === 'newer') return;
        const fault = storeFault(error);
        if (fault === 'denied') return void tell({ type: 'lost', loss: { reason: 'denied', unsent: 0 } });
        failures += 1;
        // Without room, or without a connection, nothing is known of the data: they are waited for, never given up.
        const final = fault !== 'full' && fault !== 'closed' && fault !== 'aborted';
        if (final && failures > TRY_AGAIN_MS.length) return recover();
        if (failures > 1) tell(fault === 'full' ? { type: 'full', unsaved: false } : { type: 'closed' });
        closeToReopen(db);
        await pause(timer, TRY_AGAIN_MS[failures - 1] ?? TRY_LATER_MS);
        if (stopped) return;
      }
    }
  }

  /** Opens, and reads what must never be lost: a damaged file shows itself at the first read, not at opening. */
  async function openInTime(): Promise<typeof LATE | undefined> {
    blocked = false;
    const work = (async () => {
      await db.open();
      await db.transaction('r', db.outbox, db.meta, async () => {
        await db.outbox.toArray();
        await db.meta.toArray();
      });
      if (wasSuspected(db)) for (const table of db.tables) await table.toArray();
    })();
    let waited = 0;
    for (const ms of [OPEN_MS, SILENT_MS - OPEN_MS]) {
      if ((await within(timer, ms, work)) !== LATE) return undefined;
      waited += ms;
      // An older tab is not a silent store: it is waited for without an end, and nothing is given up.
      if (blocked) return void (await work);
      if (waited < SILENT_MS) tell({ type: 'stalled' });
    }
    return LATE;
  }

  /** Whether the store serves others although this opening of it never came back. */
  async function answers(): Promise<boolean> {
    return db.isOpen() && (await within(timer, ANSWER_MS, db.meta.count()).catch(() => LATE)) !== LATE;
  }

  async function opened(): Promise<void> {
    stopBlocked();
    await noticeLoss();
    if (stopped) return;
    tell({ type: 'answered' });
    await ports.onOpen().catch(() => undefined);
    await fetchLeftovers();
  }

  /** An empty store where the mark says that there was one. */
  async function noticeLoss(): Promise<void> {
    if (await db.meta.get('cursor')) return;
    // Signed out here without a key, a person leaves what was never sent, and nothing else (rule S4).
    if ((await db.outbox.count()) + (await db.draft.count()) > 0) return;
    const mark = await journal.readMark(uid).catch(() => undefined);
    if (!mark || mark.name !== db.name || watch.read().loss) return;
    const kept = await journal.list(uid).catch(() => []);
    tell({ type: 'lost', loss: { reason: 'wiped', unsent: Math.max(0, mark.unsent - countUnsent(kept)) } });
  }

  /**
   * The store cannot be opened or read, time and again: saves what can be saved, and begins a new one. One that does
   * not even open is left as it is, because a browser that is started anew may open it; only where its successor does
   * not open either it is deleted.
   */
  async function recover(): Promise<void> {
    const mark = await journal.readMark(uid).catch(() => undefined);
    const repair = await ports.repair().catch(() => undefined);
    const rescued = (await repair?.rescue(ports, uid, db.name).catch(() => undefined)) ?? NOTHING;
    if (stopped) return;
    const unsent = rescued.complete ? 0 : Math.max(0, (mark?.unsent ?? 0) - rescued.entries - rescued.drafts);
    tell({ type: 'lost', loss: { reason: 'damaged', unsent } });
    closeToReopen(db);
    if (!rescued.opened && db.name === replicaName(uid)) return beginBeside('damaged', unsent);
    await repair?.deleteStore(factory, db.name, timer, DELETE_MS);
    if (stopped) return;
    try {
      if ((await openInTime()) !== LATE) return await opened();
    } catch {
      closeToReopen(db);
    }
    if (db.name === replicaName(uid)) return beginBeside('damaged', unsent);
    // Two names and no database: nothing can be kept here but in the journal.
    tell({ type: 'closed' });
  }

  /** Nothing is deleted: a store that is only slow gives back what waits in it (`fetchLeftovers`). */
  async function beginBeside(reason: 'silent' | 'damaged', lost: number): Promise<void> {
    const mark = await journal.readMark(uid).catch(() => undefined);
    const unsent = reason === 'silent' ? (mark?.unsent ?? 0) : lost;
    const name = nextName(db.name);
    const leftovers = [...new Set([...(mark?.leftovers ?? []), db.name])].filter((left) => left !== name);
    await journal.writeMark(uid, { name, leftovers, unsent: 0 }).catch(() => undefined);
    if (stopped) return;
    tell({ type: 'lost', loss: { reason, unsent } });
    tell({ type: 'answered' });
    db.close();
    ports.replace(name);
  }

  /** What waits in databases that were left because they did not answer. */
  async function fetchLeftovers(): Promise<void> {
    const mark = await journal.readMark(uid).catch(() => undefined);
    if (!mark || (mark.leftovers.length === 0 && mark.name === db.name)) return;
    // Where it cannot be fetched they wait for the next start.
    const repair = await ports.repair().catch(() => undefined);
    if (!repair) return;
    const left: string[] = [];
    for (const name of new Set([...mark.leftovers, mark.name])) {
      if (name === db.name) continue;
      const rescued = await repair.rescue(ports, uid, name).catch(() => NOTHING);
      if (stopped) return;
      // Deleted even where a part of it could not be read: fetched again and again, its entries would one day be
      // sent after the server has forgotten that it had them (rule W6).
      if (!rescued.opened) left.push(name);
      else await repair.deleteStore(factory, name, timer, DELETE_MS);
    }
    await journal.writeMark(uid, { ...mark, name: db.name, leftovers: left });
    await ports.onOpen().catch(() => undefined);
  }

  const checkSpace: StoreKeeper['checkSpace'] = async ({ atStart }) => {
    if (stopped || isAway(watch.read())) return;
    const space = (await estimate().catch(() => undefined)) ?? {};
    const trimmed = await lastTrimmed(db);
    const over = bytesOver(space);
    if (over > 0) {
      const rested = trimmed === undefined || Math.abs(clock() - trimmed) > TRIM_REST_MS;
      if (rested) await (await ports.repair()).trim(db, over, clock());
      return;
    }
    if (watch.read().trouble === 'none') await ports.ballast.lay().catch(() => {});
    // At start alone: lists that are being read must not run empty before they fill again.
    if (atStart && trimmed !== undefined && mayComeBack(space, trimmed, clock())) await reloadTrimmed(db);
  };

  return {
    ready: open(),
    checkSpace,
    stop: () => {
      stopped = true;
      stopBlocked();
    },
  };
}

const NOTHING: Rescued = { entries: 0, drafts: 0, opened: false, complete: false };

/** `zusage:ada` → `zusage:ada~2` → `zusage:ada~3`. */
export function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(?:~(\d+))?$/s.exec(name) ?? [];
  return `${base}~${Number(number) + 1}`;
}

function countUnsent(records: readonly { kind: string }[]): number {
  return records.filter(({ kind }) => kind !== 'file').length;
}
