import type { teamCalls } from '../../../contract/calls/team.ts';
import type { CasesOf } from '../case.ts';
import { ALSO_LOCKED } from '../role-sets.ts';
import { makeTeam } from './make-content.ts';

export const teamCases: CasesOf<typeof teamCalls> = {
  'team.list': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await makeTeam(world);
      return {};
    },
    check: (team) => {
      if (team.length === 0) throw new Error('nobody is there');
    },
  },
};
