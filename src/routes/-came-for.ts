import { isToApply } from '../../contract/first-paints.ts';
import { INVITATION } from '../auth/mail-link.ts';
import type { CameFor } from '../features/identity/came-for-note.tsx';

/** The subject of a destination; null if it has none that a person without an account should see. */
export function cameFor(destination: string | null): CameFor | null {
  if (destination?.startsWith(INVITATION)) return 'invitation';
  return isToApply(destination) ? 'apply' : null;
}
