import { isMinor } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Settings } from '../../../contract/entities/settings.ts';
import { type EffectiveSettings, effectiveSettings } from '../../../contract/policy/settings.ts';
import type { Replica } from '../database.ts';
import { me } from './me.ts';

export type OwnSettings = {
  /** Some of them are fixed below 18. */
  minor: boolean;
  chosen: Settings;
  /** What holds, with the defaults. */
  effective: EffectiveSettings;
};

/** This person's settings; undefined until their record is here. @param now milliseconds since the epoch */
export async function ownSettings(db: Replica, now: number): Promise<OwnSettings | undefined> {
  const user = await me(db);
  if (!user) return undefined;
  const minor = isMinor(user.general.dateOfBirth, dayOf(new Date(now)));
  return { minor, chosen: user.settings, effective: effectiveSettings(user.settings, minor) };
}
