import { getMeta, getMetas, type Meta, type Replica } from './database.ts';
import { nextLook } from './market/looks.ts';
import { putMeta, putMetas } from './write-gate.ts';

export type Preferences = {
  locale?: string | undefined;
  theme?: string | undefined;
  toldLocale?: string | undefined;
  workerTexts?: Meta['workerTexts'] | undefined;
};

/** Language and theme of this person on this device: restored after sign-in, read by the worker for notifications. */
export function readPreferences(db: Replica): Promise<Preferences> {
  return getMetas(db, ['locale', 'theme', 'toldLocale', 'workerTexts']);
}

/**
 * This person wants no notifications on this device, and is not offered them again.
 * @param at milliseconds since the epoch
 */
export function declinePush(db: Replica, at: number): Promise<void> {
  return db.guard(() => putMeta(db, 'pushDeclined', at));
}

/** A push has arrived, milliseconds since the epoch: what the settings say of this device's health. */
export function keepPushed(db: Replica, at: number): Promise<void> {
  return db.guard(() => putMeta(db, 'pushedAt', at));
}

/** Only what differs from what is kept: every start asks for it, and a write makes the next start read more (rule S6.5). */
export async function savePreferences(db: Replica, preferences: Preferences): Promise<void> {
  const kept: Preferences = await readPreferences(db);
  const changed = Object.entries(preferences).filter(
    ([key, value]) => value && value !== kept[key as keyof Preferences],
  );
  if (changed.length > 0) await putMetas(db, Object.fromEntries(changed));
}

/**
 * A list of the market is looked at.
 * @param now milliseconds since the epoch, server time; @returns since when its jobs are new (looks.ts)
 */
export async function noteLook(db: Replica, list: string, now: number): Promise<string | null> {
  const looks = (await getMeta(db, 'looks')) ?? {};
  const next = nextLook(looks[list], now);
  await db.guard(() => putMeta(db, 'looks', { ...looks, [list]: next }));
  return next.since;
}
