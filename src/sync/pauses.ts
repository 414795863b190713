import type { Replica } from '../replica/database.ts';
import type { Pauses } from './schedule.ts';

/** What the server has asked to be left alone with, and until when (rule W7). */
export async function readPauses(db: Replica): Promise<Pauses> {
  return new Map((await db.pause.toArray()).map(({ name, until }) => [name, until]));
}

/** Inside `writeGate`. */
export async function pauseCall(db: Replica, name: string, until: number): Promise<void> {
  await db.pause.put({ name, until });
}

/** Inside `writeGate`: the server answers again. */
export async function endPause(db: Replica, name: string): Promise<void> {
  await db.pause.delete(name);
}
