import { v7 } from 'uuid';
import type { reportCalls } from '../../../contract/calls/report.ts';
import { transact } from '../../../server/api/transact.ts';
import { restrict } from '../../../server/domain/restriction/restrict.ts';
import { REASONS } from '../../../server/testing/reasons.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { forgetUsage, makeDecidedReport, uidOf } from './make-person.ts';

export const reportCases: CasesOf<typeof reportCalls> = {
  'report.create': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world) => {
      await forgetUsage(world);
      const job = await world.newJob();
      return {
        _id: v7(),
        target: { type: 'job', id: job._id },
        reason: 'fee_asked',
        text: 'They want 50 euros before the interview.',
      };
    },
    check: (report, _world, { _id }) => {
      if (report._id !== _id || report.status !== 'open' || report.as !== 'reporter')
        throw new Error('not taken in');
    },
    freeIds: ['_id'],
  },
  'report.list': {
    by: 'self',
    may: [...ACCOUNTS, 'locked'],
    args: async (world, role) => {
      await makeDecidedReport(world, uidOf(world, role));
      return {};
    },
    check: ({ items }) => {
      if (items.length === 0) throw new Error('the report is not in the list');
    },
  },
  'restriction.list': {
    by: 'owner',
    may: [...ACCOUNTS, 'locked'],
    args: async ({ t, companyId }) => {
      await transact(t.parts, (context) =>
        restrict(context, {
          ...REASONS,
          kind: 'company_unverified',
          concerns: { companyId },
          target: { type: 'company', id: companyId },
          about: '',
        }),
      );
      return {};
    },
    check: ({ items }) => {
      if (items.length === 0) throw new Error('the restriction is not in the list');
    },
  },
  'appeal.create': {
    by: 'self',
    // The owner answers for the company that the report is about, where something was found.
    may: ['self', 'owner', 'locked'],
    args: async (world, role) => {
      await forgetUsage(world);
      return {
        _id: v7(),
        ...(role === 'locked'
          ? {}
          : { _reportId: await makeDecidedReport(world, 'self', role === 'owner' ? 'upheld' : 'dismissed') }),
        text: 'I see that differently.',
      };
    },
    check: ({ status }) => {
      if (status !== 'open') throw new Error('not taken in');
    },
    freeIds: ['_id'],
  },
  'appeal.list': {
    by: 'self',
    may: [...ACCOUNTS, 'locked'],
    args: async () => ({}),
  },
};
