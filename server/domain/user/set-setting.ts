import type { ArgsOf } from '../../../contract/calls.ts';
import { PROTECTED_SETTINGS, type Settings } from '../../../contract/entities/settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import { SETTING_ENTRIES_MAX } from '../../../contract/limits.ts';
import { timeHeld } from '../../../contract/policy/register-time.ts';
import { makeRoom, overfull } from '../../../contract/policy/setting-room.ts';
import {
  fixedForMinors,
  mergeSettings,
  type PlacedRegister,
  registersOf,
  settingsOfRegisters,
  supersedes,
} from '../../../contract/policy/settings.ts';
import type { CallContext } from '../../api/call-context.ts';
import { isMinor } from './age.ts';
import { touchUser } from './lock-user.ts';
import type { UserRow } from './row.ts';
import { loadSettings } from './settings.ts';

/** A device's clock may be this far ahead: what it has set carries its own time. */
const AHEAD_MS = 60_000;

/** Merges settings as last-writer-wins registers; older ones have no effect. */
export async function setSetting(
  context: CallContext,
  { setting }: ArgsOf<'user.set-setting'>,
  user: UserRow,
): Promise<Settings> {
  const patch = settingsOfRegisters(registersOf(allowed(context, setting, user)).map(onTime(context.now)));
  const known = (await loadSettings(context.tx, [user.id])).get(user.id) ?? {};
  const before = new Map(registersOf(known).map((register) => [placeOf(register), register]));
  const merged = makeRoom(mergeSettings(known, patch));
  assertRoom(merged);
  const after = new Set(registersOf(merged).map(placeOf));
  const changed = registersOf(patch).filter(
    (next) => after.has(placeOf(next)) && supersedes(next, before.get(placeOf(next))),
  );
  if (changed.length === 0) return merged;
  await drop(
    context,
    user.id,
    [...before].flatMap(([place, register]) => (after.has(place) ? [] : register)),
  );
  await store(context, user.id, changed);
  await touchUser(context, user.id);
  return merged;
}

const placeOf = (register: PlacedRegister) => `${register.key} ${register.entry}`;

/** Checks a patch: throws for keys that only the server sets, and for settings fixed for minors. */
function allowed(
  { now }: CallContext,
  setting: ArgsOf<'user.set-setting'>['setting'],
  user: UserRow,
): Settings {
  const stated = PROTECTED_SETTINGS.filter((key) => setting[key] !== undefined);
  if (stated.length > 0)
    throw new ApiError(
      'setting_protected',
      `${stated.join(', ')} cannot be set: it follows from other acts`,
      {
        detail: { keys: stated },
      },
    );
  const patch = setting as Settings;
  const fixed = isMinor({ dateOfBirth: user.date_of_birth }, now) ? fixedForMinors(patch) : [];
  if (fixed.length > 0)
    throw new ApiError('not_for_minors', `${fixed.join(', ')} cannot be chosen before the age of 18`, {
      detail: { keys: fixed },
    });
  return patch;
}

const onTime =
  (now: Date) =>
  (register: PlacedRegister): PlacedRegister => ({
    ...register,
    at: timeHeld(Date.parse(register.at), now.getTime(), AHEAD_MS),
  });

function assertRoom(settings: Settings): void {
  const key = overfull(settings);
  if (key === undefined) return;
  throw new ApiError('fields_invalid', `${key} holds at most ${SETTING_ENTRIES_MAX} entries; remove some`, {
    fields: [{ path: `setting.${key}`, code: 'too_big' }],
  });
}

async function drop({ tx }: CallContext, uid: string, dropped: readonly PlacedRegister[]): Promise<void> {
  for (const { key, entry } of dropped)
    await tx
      .deleteFrom('user_setting')
      .where('user_id', '=', uid)
      .where('key', '=', key)
      .where('entry', '=', entry)
      .execute();
}

async function store({ tx, now, chance }: CallContext, uid: string, changed: PlacedRegister[]) {
  await tx
    .insertInto('user_setting')
    .values(
      changed.map(({ key, entry, value, at }) => ({
        user_id: uid,
        key,
        entry,
        value: value === null ? null : JSON.stringify(value),
        at: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key', 'entry']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute();
  const consents = changed.filter(({ key }) => key === 'consents');
  if (consents.length === 0) return;
  await tx
    .insertInto('consent_history')
    .values(
      consents.map(({ entry, value, at }) => ({
        id: chance.newId(),
        user_id: uid,
        key: entry,
        version: (value as { version: string } | null)?.version ?? null,
        at: new Date(at),
        received_at: now,
      })),
    )
    .execute();
}
