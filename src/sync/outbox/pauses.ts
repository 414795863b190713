import { PAUSE_MAX_MS } from '../../../contract/limits.ts';
import type { Pause, Replica } from '../../replica/database.ts';
import type { Pauses } from './schedule.ts';

/** What the server has asked to be left alone with, and until when (rule W7). */
export async function readPauses(db: Replica, now: number): Promise<Pauses> {
  const pauses = await db.pause.toArray();
  return new Map(pauses.filter((pause) => isOn(pause, now)).map(({ name, until }) => [name, until]));
}

export async function isPaused(db: Replica, name: string, now: number): Promise<boolean> {
  const pause = await db.pause.get(name);
  return pause !== undefined && isOn(pause, now);
}

/** One that is longer now than it was begun before the device's clock jumped back: it has passed. */
function isOn({ until, forMs = PAUSE_MAX_MS }: Pause, now: number): boolean {
  return until > now && until - now <= forMs;
}

/** Inside `writeGate`. */
export async function pauseCall(db: Replica, name: string, now: number, forMs: number): Promise<void> {
  await db.pause.put({ name, until: now + forMs, forMs });
}

/** Inside `writeGate`: the server answers again. */
export async function endPause(db: Replica, name: string): Promise<void> {
  await db.pause.delete(name);
}
