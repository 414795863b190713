import { v7 } from 'uuid';
import type { rightsCalls } from '../../../contract/calls/rights.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { forgetUsage, makeSession, uidOf } from './make-person.ts';

/** Rights that a locked account keeps. */
const OR_LOCKED = [...ACCOUNTS, 'locked' as const];

export const rightsCases: CasesOf<typeof rightsCalls> = {
  'rights.export': {
    by: 'self',
    may: OR_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return { _id: v7() };
    },
    check: ({ state }) => {
      if (state !== 'queued') throw new Error('the export is not on its way');
    },
    freeIds: ['_id'],
  },
  'rights.exports': { by: 'self', may: OR_LOCKED, args: async () => ({}) },
  'rights.consents': { by: 'self', may: OR_LOCKED, args: async () => ({}) },
  'session.list': {
    by: 'self',
    may: OR_LOCKED,
    args: async (world, role) => {
      await makeSession(world, uidOf(world, role));
      return {};
    },
    check: ({ items }) => {
      if (!items.some(({ device }) => device === 'Firefox on Android'))
        throw new Error('a sign-in is missing');
    },
  },
  'session.revoke': {
    by: 'self',
    may: OR_LOCKED,
    args: async (world, role) => ({ _sessionId: await makeSession(world, uidOf(world, role)) }),
    check: ({ ended }) => {
      if (ended !== 1) throw new Error('nothing was ended');
    },
  },
  'session.seal-key': {
    by: 'self',
    may: OR_LOCKED,
    args: async () => ({ open: 'yes' }),
    check: ({ privateKey }) => {
      if (!privateKey) throw new Error('the private half is missing');
    },
  },
};
