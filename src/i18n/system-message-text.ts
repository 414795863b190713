import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SystemCode } from '../../contract/system-code.ts';

const TEXTS: Readonly<Record<SystemCode, MessageDescriptor>> = {
  'application.hired-outside': msg`The company noted: hired for this job, without an offer signed here. If that is wrong, write it here.`,
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

const UNKNOWN = msg`Something has changed here. Load the app again to see it.`;

/** What a line of the server's own says, also one whose code this version of the app does not know yet. */
export function systemMessageText(code: string): MessageDescriptor {
  return Object.hasOwn(TEXTS, code) ? TEXTS[code as SystemCode] : UNKNOWN;
}
