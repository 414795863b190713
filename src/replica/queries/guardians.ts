import type { ConsentAct, Guardian } from '../../../contract/entities/user.ts';

const isOpen = ({ state }: Guardian) => state === 'sent' || state === 'opened';

/** Who was asked about an act, and counts: one who refused or took it back counts until somebody is asked after them. */
export function guardiansAsked(guardians: readonly Guardian[], act: ConsentAct): Guardian[] {
  const asked = guardians.filter((one) => one.act === act);
  const isAfter = (end: string) => asked.some(({ sentAt }) => Date.parse(sentAt) > Date.parse(end));
  return asked.filter(({ refusedAt, revokedAt }) => {
    const end = refusedAt ?? revokedAt;
    return end === null || !isAfter(end);
  });
}

/** @property mail where the next mail goes; empty where it is not known here, or has to be given */
export type NextAsked = { open: Guardian | undefined; mail: string };

/** Whom a mail about an act goes to next: who has not answered yet, or who took it back. */
export function nextAsked(guardians: readonly Guardian[], act: ConsentAct): NextAsked {
  const asked = guardiansAsked(guardians, act);
  const open = asked.findLast(isOpen);
  const last = open ?? asked.findLast(({ state }) => state === 'revoked');
  return { open, mail: last?.mail ?? '' };
}
