import { v7 } from 'uuid';
import type { trackingCalls } from '../../../contract/calls/tracking.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';

/** An application that somebody made elsewhere. */
export const made = (): ArgsOf<'tracking.save'> => ({
  _id: v7(),
  elsewhere: {
    company: 'Baumarkt Brückner',
    title: 'Checkout',
    day: '2026-02-20',
    way: 'mail',
    link: 'https://example.org/jobs/7',
    state: 'sent',
    since: '2026-02-20',
  },
  note: 'Ask again on Monday.',
  remindAt: null,
  keptRev: null,
});

export const trackingCases: CasesOf<typeof trackingCalls> = {
  'tracking.save': {
    by: 'self',
    may: ACCOUNTS,
    args: async () => made(),
    check: ({ ver, elsewhere }) => {
      if (ver !== 1 || elsewhere?.company !== 'Baumarkt Brückner') throw new Error('it was not kept');
    },
    freeIds: ['_id'],
  },
  'tracking.delete': {
    by: 'self',
    may: ACCOUNTS,
    args: async ({ t, token }, role) => {
      const args = made();
      const { status, error } = await t.call(token(role) ?? 'self', 'tracking.save', args);
      if (status !== 200) throw new Error(JSON.stringify(error));
      return { trackingId: args._id };
    },
    check: async ({ _id }, { t }) => {
      const row = await t.db
        .selectFrom('tracking')
        .where('id', '=', _id)
        .select(['elsewhere', 'note'])
        .executeTakeFirst();
      if (row?.elsewhere !== null || row.note !== '') throw new Error('its words are still there');
    },
  },
};
