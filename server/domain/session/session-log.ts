import type { Chance } from '../../api/change-context.ts';
import { sessionEnded } from '../../api/load-caller.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { deviceName } from './device-name.ts';

/**
 * Sessions derived from tokens: one account at one time of sign-in. The app does not report them, so a stolen token
 * shows up as well. Each is written at most once a minute.
 */
export type SessionLog = {
  /**
   * Throws `session_ended` for an ended session. Reads the database each time, by one index: a cache would let a thief
   * continue in another process, and an invalidation may be lost.
   */
  assertLive(caller: Caller): Promise<void>;
  /** Records the use of a session. Only for calls that succeeded: a refused one leaves no trace. */
  note(caller: Caller, userAgent: string): Promise<void>;
};

type Seen = { notedAt: number };

const EVERY_MS = 60_000;
const MOST = 20_000;

/** Uses this process has written, per database: only saves writes, decides nothing. */
const memories = new WeakMap<Db, Map<string, Seen>>();

export function sessionLog({ db, clock, chance }: { db: Db; clock: () => Date; chance: Chance }): SessionLog {
  const seenOf = (caller: Caller): Seen => {
    const memory = memoryOf(db);
    const key = keyOf(caller.uid, caller.signedInAt);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const fresh = { notedAt: Number.NEGATIVE_INFINITY };
    memory.set(key, fresh);
    // Evicts the oldest; it is written again if it comes back.
    if (memory.size > MOST) memory.delete(memory.keys().next().value as string);
    return fresh;
  };
  const isDue = (at: number) => Math.abs(clock().getTime() - at) >= EVERY_MS;
  return {
    async assertLive(caller) {
      const row = await db
        .selectFrom('session')
        .select('ended_at')
        .where('user_id', '=', caller.uid)
        .where('signed_in_at', '=', new Date(caller.signedInAt))
        .executeTakeFirst();
      if (row?.ended_at) throw sessionEnded();
    },
    async note(caller, userAgent) {
      const seen = seenOf(caller);
      if (!isDue(seen.notedAt)) return;
      const now = clock();
      seen.notedAt = now.getTime();
      await db
        .insertInto('session')
        .values({
          id: chance.newId(),
          user_id: caller.uid,
          signed_in_at: new Date(caller.signedInAt),
          device: deviceName(userAgent),
          first_seen_at: now,
          last_seen_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'signed_in_at'])
            .doUpdateSet((eb) => ({
              last_seen_at: eb.ref('excluded.last_seen_at'),
              device: eb.ref('excluded.device'),
            }))
            .where('session.ended_at', 'is', null),
        )
        .execute();
    },
  };
}

/** Makes this process write it again. */
export function forgetSessions(db: Db): void {
  memoryOf(db).clear();
}

function memoryOf(db: Db): Map<string, Seen> {
  const memory = memories.get(db) ?? new Map<string, Seen>();
  memories.set(db, memory);
  return memory;
}

const keyOf = (uid: string, signedInAt: number) => `${uid} ${signedInAt}`;
