import type { ChosenMode } from '../../../contract/entities/user.ts';
import { NOTHING_YET, type RegistrationValues } from './registration-form.ts';

/**
 * What was written so far (register.9). Nobody is signed in, so there is no replica to keep it in: the tab keeps it,
 * and forgets it when it is closed. The password is never part of it.
 */
export type RegistrationDraft = { mode: ChosenMode | null; values: Omit<RegistrationValues, 'password'> };

const KEY = 'registration';

export function readRegistrationDraft(storage: Storage): RegistrationDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { password: _, ...empty } = NOTHING_YET;
    const values = { ...empty };
    for (const field of Object.keys(empty) as (keyof typeof empty)[]) {
      if (typeof kept.values?.[field] === 'string') values[field] = kept.values[field];
    }
    return { mode: kept.mode === 'user' || kept.mode === 'company' ? kept.mode : null, values };
  } catch {
    return null;
  }
}

export function saveRegistrationDraft(
  storage: Storage,
  mode: ChosenMode | null,
  all: RegistrationValues,
): void {
  const { password: _, ...values } = all;
  try {
    storage.setItem(KEY, JSON.stringify({ mode, values }));
  } catch {
    // No room, or forbidden: what is written holds until the page is closed.
  }
}

export function dropRegistrationDraft(storage: Storage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // As above.
  }
}
