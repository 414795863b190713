import type { Role } from './case.ts';

/** Members of the company, the owner among them. */
export const MEMBERS: readonly Role[] = ['participant', 'member', 'canChat', 'canSign', 'owner'];

/** Everybody who is signed in with a record and not locked. */
export const ACCOUNTS: readonly Role[] = [
  'stranger',
  'minor',
  'self',
  ...MEMBERS,
  'foreignOwner',
  'formerMember',
  'staff',
];

/** Guests as well; not those whose account is locked, nor tokens that are not good. */
export const EVERYBODY: readonly Role[] = ['guest', ...ACCOUNTS];

/** What a locked account keeps. */
export const ALSO_LOCKED: readonly Role[] = [...EVERYBODY, 'locked'];
