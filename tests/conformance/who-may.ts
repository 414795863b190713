import type { Call, Who } from '../../contract/call.ts';
import type { Role } from './case.ts';

const COMPANY: Role[] = ['participant', 'member', 'canChat', 'canSign', 'owner', 'foreignOwner'];
const PEOPLE: Role[] = ['stranger', 'minor', 'self', 'staff', 'formerMember', ...COMPANY];

/** Roles that a word of the contract can mean. What a case expects has to stay within it. */
const MEANS: Record<Who, readonly Role[]> = {
  guest: ['guest', 'locked', ...PEOPLE],
  'signed-in': PEOPLE,
  self: PEOPLE,
  participant: ['self', 'minor', 'participant', 'canChat', 'canSign', 'member', 'owner'],
  member: COMPANY,
  canChat: ['participant', 'canChat', 'owner', 'foreignOwner'],
  canSign: ['canSign', 'owner', 'foreignOwner'],
  owner: ['owner', 'foreignOwner'],
  staff: ['staff'],
};

export function mayBe(role: Role, call: Pick<Call, 'who' | 'whileLocked'>): boolean {
  if (role === 'locked') return call.whileLocked === true;
  return call.who.some((who) => MEANS[who].includes(role));
}
