import { type Replica, replicaName } from '../database.ts';
import { storeFault } from './fault.ts';
import { createGuard, type GuardPorts } from './guard.ts';
import { isAway } from './health.ts';
import type { Journal } from './journal.ts';
import { deleteDatabase, fetchLeftovers, findLoss, markSuccessor, rescueUnsent } from './leftovers.ts';
import { FIRST, nextPhase, OPEN_MS, type OpeningEvent, type Phase, SILENT_MS } from './opening.ts';
import { bytesOver, mayComeBack, TRIM_REST_MS } from './space.ts';
import { lastTrimmed, reloadTrimmed } from './trim-note.ts';
import { LATE, pause, type Timer, within } from './within.ts';

/** How long an older tab may take to let go before the person is asked to close it. */
export const BLOCKED_MS = 3_000;
const ANSWER_MS = 5_000;

export type KeepStorePorts = GuardPorts & {
  timer: Timer;
  factory: IDBFactory;
  /** Takes away what of the market is over what this device may hold, if enough is. */
  cap: (db: Replica) => Promise<unknown>;
  journal: Journal;
  /** The store is open, for the first time or again: what waits in the journal can go in. */
  onOpen: () => Promise<void>;
  /** The store is not opened before this resolves, unless a query opens it. Without it: at once. */
  begin?: Promise<void>;
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
  const { watch, timer, journal, estimate, clock } = ports;
  const isFirst = db.name === replicaName(db.uid);
  let phase = FIRST;
  /** As it was entered: `phase` may have learned something since. */
  let current: Phase = phase;
  let attempt: Promise<void> = Promise.resolve();
  let stopBlocked = () => {};
  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  db.guard = createGuard(db, ports);

  const dispatch = (event: OpeningEvent): void => {
    const before = phase.at;
    const step = nextPhase(phase, event, { isFirst });
    phase = step.phase;
    for (const told of step.tell) watch.tell(told);
    if (phase.at !== before) enter(phase);
  };

  /** Begins the work of a phase; what comes of it counts only while the phase lasts. */
  const enter = (entered: Phase): void => {
    current = entered;
    if (entered.at === 'checking') stopBlocked();
    if (entered.at === 'open' || entered.at === 'over') resolveReady();
    if (entered.at === 'over' && entered.successor !== null) {
      db.close();
      ports.replace(entered.successor);
    }
    void workOf(entered).then((event) => {
      if (event && current === entered) dispatch(event);
    });
  };

  const workOf = async (now: Phase): Promise<OpeningEvent | null> => {
    switch (now.at) {
      case 'opening':
        attempt = ports.begin ? ports.begin.then(openAndRead) : openAndRead();
        return inTime(OPEN_MS);
      case 'stalled':
        return inTime(SILENT_MS - OPEN_MS);
      case 'waiting':
        return inTime(Number.POSITIVE_INFINITY);
      case 'asking':
        return { type: 'asked', serves: await serves() };
      case 'checking':
        return findLoss(db, journal).then(
          (lost) => ({ type: 'checked', lost: watch.read().loss ? null : lost }),
          failed,
        );
      case 'settling':
        await ports.onOpen().catch(() => undefined);
        if (await fetchLeftovers(db, ports, () => phase !== now)) await ports.onOpen().catch(() => undefined);
        return { type: 'settled' };
      case 'resting':
        await pause(timer, now.ms);
        return { type: 'rested' };
      case 'rescuing':
        return { type: 'rescued', ...(await rescueUnsent(db, ports)) };
      case 'deleting':
        db.connection.letGo();
        await deleteDatabase(db.name, ports);
        return { type: 'emptied' };
      case 'leaving': {
        const { successor, unsent } = await markSuccessor(db, journal);
        return { type: 'left', successor, unsent: now.reason === 'silent' ? unsent : now.unsent };
      }
      case 'deleted':
        return { type: 'looked', marked: !!(await journal.readMarker(db.uid).catch(() => undefined)) };
      default:
        return null;
    }
  };

  /** Opens, and reads what must never be lost: a damaged file shows itself at the first read, not at opening. */
  const openAndRead = async (): Promise<void> => {
    await db.open();
    await db.transaction('r', db.outbox, db.meta, async () => {
      await db.outbox.toArray();
      await db.meta.toArray();
    });
    if (db.connection.wasSuspected()) for (const table of db.tables) await table.toArray();
  };

  const inTime = async (ms: number): Promise<OpeningEvent> => {
    try {
      const end = await (Number.isFinite(ms) ? within(timer, ms, attempt) : attempt);
      return { type: end === LATE ? 'late' : 'opened' };
    } catch (error) {
      return failed(error);
    }
  };

  const failed = (error: unknown): OpeningEvent => {
    if (watch.read().trouble === 'newer') return { type: 'newer' };
    db.connection.letGo();
    return { type: 'failed', fault: storeFault(error) };
  };

  /** Whether the store serves others although this opening of it never came back. */
  const serves = async (): Promise<boolean> =>
    db.isOpen() && (await within(timer, ANSWER_MS, db.meta.count()).catch(() => LATE)) !== LATE;

  db.on('blocked', () => {
    dispatch({ type: 'blocked' });
    stopBlocked();
    // Tabs of this version let go by themselves in a moment: only one that does not is worth a sentence.
    stopBlocked = timer(BLOCKED_MS, () => db.isOpen() || dispatch({ type: 'blocked-long' }));
  });

  db.on('versionchange', ({ newVersion }) => {
    dispatch({ type: newVersion === null ? 'deleted' : 'newer' });
    db.close();
    // Dexie would close and open again with the next request.
    return false;
  });

  db.on('close', () => {
    // Opened again at once, because no query may be coming; Dexie reports an intended close a moment too early.
    queueMicrotask(() => db.hasBeenClosed() || dispatch({ type: 'closed' }));
  });

  const checkSpace: StoreKeeper['checkSpace'] = async ({ atStart }) => {
    if (phase.at === 'over' || isAway(watch.read())) return;
    const space = (await estimate().catch(() => undefined)) ?? {};
    const trimmed = await lastTrimmed(db);
    const over = bytesOver(space);
    if (over > 0) {
      const rested = trimmed === undefined || Math.abs(clock() - trimmed) > TRIM_REST_MS;
      if (rested) await (await ports.repair()).trim(db, over, clock());
      return;
    }
    await ports.cap(db);
    if (watch.read().trouble === 'none') await ports.reserve.fill().catch(() => {});
    // At start alone: lists that are being read must not run empty before they fill again.
    if (atStart && trimmed !== undefined && mayComeBack(space, trimmed, clock())) await reloadTrimmed(db);
  };

  enter(phase);
  return {
    ready,
    checkSpace,
    stop: () => {
      dispatch({ type: 'stop' });
      stopBlocked();
    },
  };
}
