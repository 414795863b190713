import { INVITATION } from '../auth/mail-link.ts';
import type { CameFor } from '../features/identity/came-for-note.tsx';

const APPLYING = /^\/pwa\/[0-9a-f-]{36}(?:\?|$)/;

/** What a destination is about; null where it says nothing that somebody without an account should know. */
export function cameFor(destination: string | null): CameFor | null {
  if (destination === INVITATION) return 'invitation';
  return destination && APPLYING.test(destination) ? 'apply' : null;
}
