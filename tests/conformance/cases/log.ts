import type { logCalls } from '../../../contract/calls/log.ts';
import type { CasesOf } from '../case.ts';
import { MEMBERS } from '../role-sets.ts';

export const logCases: CasesOf<typeof logCalls> = {
  'log.create': {
    by: 'member',
    may: MEMBERS,
    args: async ({ companyId }) => ({
      _companyId: companyId,
      action: 'note',
      text: 'Called the applicant.',
      ref: { type: 'member', id: 'owner' },
    }),
    check: ({ source, actor }) => {
      if (source !== 'client' || actor?._userId !== 'member') throw new Error('a note in another name');
    },
  },
  'log.list': {
    by: 'owner',
    may: MEMBERS,
    args: async ({ companyId }) => ({ companyId, action: 'company.created', limit: 20 }),
    check: ({ items }) => {
      if (items[0]?.action !== 'company.created') throw new Error('the first entry is missing');
    },
  },
};
