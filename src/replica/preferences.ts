import { getMeta, type Meta, type Replica } from './database.ts';
import { nextLook } from './market/looks.ts';
import { putMeta } from './write-gate.ts';

export type Preferences = {
  locale?: string | undefined;
  theme?: string | undefined;
  toldLocale?: string | undefined;
  workerTexts?: Meta['workerTexts'] | undefined;
};

/** Language and theme of this person on this device: restored after sign-in, read by the worker for notifications. */
export async function readPreferences(db: Replica): Promise<Preferences> {
  return {
    locale: await getMeta(db, 'locale'),
    theme: await getMeta(db, 'theme'),
    toldLocale: await getMeta(db, 'toldLocale'),
    workerTexts: await getMeta(db, 'workerTexts'),
  };
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

export async function savePreferences(db: Replica, preferences: Preferences): Promise<void> {
  if (preferences.locale) await putMeta(db, 'locale', preferences.locale);
  if (preferences.toldLocale) await putMeta(db, 'toldLocale', preferences.toldLocale);
  if (preferences.workerTexts) await putMeta(db, 'workerTexts', preferences.workerTexts);
  if (preferences.theme) await putMeta(db, 'theme', preferences.theme);
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
