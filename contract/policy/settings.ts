import { type Settings, SINGLE_SETTINGS, type Visibility } from '../entities/settings.ts';
import { isLanguage, type Language } from '../languages.ts';
import { QUIET_DEFAULT, type QuietHours } from '../quiet-hours.ts';
import type { Register } from './register-time.ts';

/** Where a register lies: `entry` is empty for settings that hold one value. */
export type PlacedRegister = Register & { readonly key: string; readonly entry: string };

const single: readonly string[] = SINGLE_SETTINGS;

/** The registers of settings, one by one. */
export function registersOf(settings: Settings): PlacedRegister[] {
  return Object.entries(settings).flatMap(([key, setting]) => {
    if (setting === undefined) return [];
    if (single.includes(key)) return [{ key, entry: '', ...(setting as Register) }];
    return Object.entries(setting as Record<string, Register>).map(([entry, register]) => ({
      key,
      entry,
      ...register,
    }));
  });
}

/** Settings out of registers, in any order. */
export function settingsOfRegisters(registers: readonly PlacedRegister[]): Settings {
  const settings: Record<string, unknown> = {};
  for (const { key, entry, value, at } of registers) {
    if (single.includes(key)) settings[key] = { value, at };
    else settings[key] = { ...(settings[key] as object | undefined), [entry]: { value, at } };
  }
  return settings as Settings;
}

/**
 * Whether `next` takes the place of `known`: the later clock wins, and of two taps at one instant the value that sorts
 * later, so that every device and the server choose alike in whatever order they learn of them.
 */
export function supersedes(next: Register, known: Register | undefined): boolean {
  if (known === undefined) return true;
  const later = Date.parse(next.at) - Date.parse(known.at);
  if (later !== 0) return later > 0;
  return sortable(next.value) > sortable(known.value);
}

/** Both, register by register: commutative, associative and idempotent. */
export function mergeSettings(a: Settings, b: Settings): Settings {
  const merged = new Map<string, PlacedRegister>();
  for (const register of [...registersOf(a), ...registersOf(b)]) {
    const place = `${register.key} ${register.entry}`;
    if (supersedes(register, merged.get(place))) merged.set(place, register);
  }
  return settingsOfRegisters([...merged.values()].sort(byPlace));
}

const byPlace = (a: PlacedRegister, b: PlacedRegister) =>
  a.key === b.key ? compare(a.entry, b.entry) : compare(a.key, b.key);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Text of a value that does not depend on the order of its keys; flat objects are all there is. */
function sortable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => compare(x, y)))
      : part,
  );
}

export type EffectiveSettings = {
  readonly lang: Language | undefined;
  readonly quiet: QuietHours;
  readonly receipts: boolean;
  readonly typing: boolean;
  readonly visibility: Visibility;
};

/** What holds: defaults filled in, and for minors what is fixed by product section 3 (chat.5, usersettings.3, user.8). */
export function effectiveSettings(settings: Settings, minor: boolean): EffectiveSettings {
  const chosen = settings.lang?.value;
  const lang = isLanguage(chosen) ? chosen : undefined;
  const visibility = settings.visibility?.value ?? 'where_applied';
  if (minor)
    return {
      lang,
      quiet: QUIET_DEFAULT,
      receipts: false,
      typing: false,
      visibility: visibility === 'searchable' ? 'where_applied' : visibility,
    };
  return {
    lang,
    quiet: settings.quiet?.value ?? QUIET_DEFAULT,
    receipts: settings.receipts?.value ?? true,
    typing: settings.typing?.value ?? true,
    visibility,
  };
}

/** Settings in a patch that a minor cannot have, by key. */
export function fixedForMinors(patch: Settings): string[] {
  const refused: string[] = [];
  if (patch.visibility?.value === 'searchable') refused.push('visibility');
  if (patch.receipts?.value === true) refused.push('receipts');
  if (patch.typing?.value === true) refused.push('typing');
  const quiet = patch.quiet?.value;
  if (quiet && (quiet.from !== QUIET_DEFAULT.from || quiet.to !== QUIET_DEFAULT.to)) refused.push('quiet');
  return refused;
}
