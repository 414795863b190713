import { INVITATION } from '../auth/mail-link.ts';
import type { CameFor } from '../features/identity/came-for-note.tsx';

const APPLYING = /^\/pwa\/[0-9a-f-]{36}(?:\?|$)/;

/** The subject of a destination; null if it has none that a person without an account should see. */
export function cameFor(destination: string | null): CameFor | null {
  if (destination === INVITATION) return 'invitation';
  return destination && APPLYING.test(destination) ? 'apply' : null;
}
