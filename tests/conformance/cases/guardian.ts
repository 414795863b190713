import type { guardianCalls } from '../../../contract/calls/guardian.ts';
import { agreement } from '../../../server/testing/guardians.ts';
import type { CasesOf } from '../case.ts';
import { ALSO_LOCKED } from '../role-sets.ts';
import { forgetUsage, makeGuardianLink } from './make-person.ts';

export const guardianCases: CasesOf<typeof guardianCalls> = {
  'guardian.get': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ token: await makeGuardianLink(world, 'confirm') }),
    check: (answer) => {
      if (answer.asks !== 'confirm' || answer.firstname !== 'Kim') throw new Error('not what the link asks');
      if (JSON.stringify(answer).includes('Ott')) throw new Error('a link tells the first name only');
    },
  },
  'guardian.confirm': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({
      token: await makeGuardianLink(world, 'confirm'),
      ...agreement(world.t, { child: 'Kim', name: 'Petra Ott' }),
    }),
    check: ({ state }) => {
      if (state !== 'ok') throw new Error('the consent has no effect');
    },
  },
  'guardian.correct-birth-date': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await forgetUsage(world);
      return {
        token: await makeGuardianLink(world, 'confirm'),
        dateOfBirth: '2012-06-16',
        name: 'Petra Ott',
      };
    },
    check: ({ isNeeded }) => {
      if (!isNeeded) throw new Error('a child of 13 needs a guardian');
    },
  },
  'guardian.refuse': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ token: await makeGuardianLink(world, 'confirm'), reason: 'no' }),
    check: ({ accountEnds }) => {
      if (!accountEnds) throw new Error('an account that nobody wants goes on');
    },
  },
  'guardian.revoke': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ token: await makeGuardianLink(world, 'revoke') }),
    check: ({ state }) => {
      if (state !== 'pending') throw new Error('the consent is still there');
    },
  },
  // A role whose guardian nobody else asks about, so that it may be left as it is here.
  'guardian.resend': {
    by: 'formerMember',
    // The minor of the suite is 16, and asks for a creator's profile.
    may: ['formerMember', 'minor'],
    args: async (world) => {
      await forgetUsage(world);
      await world.t.db
        .updateTable('user')
        .set({ guardian: 'pending', guardian_mail: 'mum@example.org' })
        .where('id', '=', 'formerMember')
        .execute();
      return { guardianMail: 'dad@example.org' };
    },
    check: ({ guardians }) => {
      if (guardians.at(-1)?.mail !== 'dad@example.org') throw new Error('nobody was asked');
    },
  },
};
