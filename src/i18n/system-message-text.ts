import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the server's own lines in a conversation say; it writes a code, because it does not know who reads. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'offer.sent': msg`An offer was sent`,
  'offer.edited': msg`The offer was changed`,
  'offer.agreed': msg`The counter-offer was taken over`,
  'offer.countered': msg`A counter-offer was made`,
  'offer.accepted': msg`The offer was accepted`,
  'offer.awaiting-guardian': msg`The offer was accepted; a guardian has to agree`,
  'offer.guardian-signed': msg`A guardian has agreed to the offer`,
  'offer.signed': msg`The offer is signed by both sides`,
  'offer.declined': msg`The offer was declined`,
  'offer.withdrawn': msg`The offer was withdrawn`,
  'offer.extended': msg`There is more time for the offer`,
  'offer.expired': msg`The offer has expired`,
};

/** Undefined for a code this version of the app does not know yet. */
export function systemMessageText(code: string): MessageDescriptor | undefined {
  return TEXTS[code];
}
