import { v7 as newId } from 'uuid';
import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { forgetLastList } from '../auth/last-list.ts';
import { isSealed } from '../auth/seal.ts';
import { readSession } from '../auth/session.ts';
import { endPush } from '../auth/system-notices.ts';
import type { Replica } from '../replica/database.ts';
import { forgetSharedFiles } from '../replica/public/shared-files.ts';
import { createCacheBoxes } from '../replica/store/boxes.ts';
import { journal } from '../replica/store/device-journal.ts';
import { systemTimer, within } from '../replica/store/within.ts';
import type { CallNow } from '../sync/calls/call.ts';
import { forgetRows } from '../sync/merge/forget-rows.ts';
import { deviceLock, type Left, type PutAwayPorts, part, putAway } from '../sync/session/put-away.ts';
import { keepSealKey } from '../sync/session/seal-key.ts';
import { sweepDevice } from '../sync/session/shared-device.ts';
import { takeOut } from '../sync/session/take-out.ts';
import { withWebLock } from '../sync/wire/lock.ts';

/** What this device keeps of people who were signed out on it, and gives back to them (rule S4). */

const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

/** A sign-in waits for what was locked away, so that nothing new is done in front of it; not for long. */
const SOON_MS = 8_000;

/** Null without Cache Storage, as outside of https: there everything stays as it is. */
const ports: PutAwayPorts | null = globalThis.caches
  ? {
      factory: indexedDB,
      journal,
      boxes: createCacheBoxes(caches),
      subtle,
      timer: systemTimer,
      clock: Date.now,
      newId,
      lock: withWebLock,
      isSealed,
    }
  : null;

/** Never rejects: what cannot be put away now is tried again at the next start. */
export async function putAwayHere(uid: string): Promise<Left> {
  forgetSharedFiles();
  // Somebody who has signed in meanwhile keeps theirs.
  if (!readSession()) void endPush();
  return ports ? putAway(uid, ports).catch(() => 'open') : 'open';
}

/** The person signs out by their own hand. @param given see `part` */
export async function partHere(uid: string, given: Parameters<typeof part>[2]): Promise<Left> {
  if (ports) return part(uid, ports, given);
  await given.leave();
  return 'open';
}

/** The account is locked: outbox and drafts stay, and nothing of what others have written (S1.5). */
export async function forgetLocked(db: Replica): Promise<void> {
  await forgetLastList();
  await forgetRows(db);
}

/** The person has signed in: what is just being put away of them is waited for, because it deletes their replica. */
export async function comeBack(uid: string): Promise<void> {
  await forgetLastList();
  const { lock, boxes } = ports ?? {};
  if (lock && boxes)
    await within(
      systemTimer,
      SOON_MS,
      lock(deviceLock(uid), () => boxes.dropAway(uid)),
    ).catch(() => undefined);
}

/** Gives back what was locked away for the person; where the server does not tell the key in time, `keepDevice` does. */
export async function takeOutSoon(db: Replica, call: CallNow): Promise<void> {
  await within(systemTimer, SOON_MS, takeOutHere(db, call)).catch(() => undefined);
}

async function takeOutHere(db: Replica, call: CallNow): Promise<number> {
  if (!ports) return 0;
  const askKey = () => call('session.seal-key', { open: 'yes' });
  return takeOut(db, { ...ports, askKey });
}

/**
 * Gives back what is locked away, fetches the key for the next time, and looks after what others have left; the first
 * two until they have come through. Answers how to stop.
 */
export function keepDevice(db: Replica, { call, onBack }: { call: CallNow; onBack: () => void }): () => void {
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    try {
      if ((await takeOutHere(db, call)) > 0) onBack();
      await keepSealKey(db, () => call('session.seal-key', {}));
    } catch {
      if (!stopped) again = setTimeout(look, PULL_EVERY_MS);
    }
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(again);
  };
}

/** @param here people who are, or may be, signed in */
export async function sweepHere(here: readonly (string | null | undefined)[]): Promise<void> {
  if (ports) await sweepDevice(ports, new Set(here.filter((uid) => typeof uid === 'string')));
}
