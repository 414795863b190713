import type { proofCalls } from '../../../contract/calls/proof.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { makeApplication } from './make-application.ts';

const PERIOD = { from: '2026-01-01', to: '2026-12-31', lang: 'de_DE' } as const;

export const proofCases: CasesOf<typeof proofCalls> = {
  'proof.create': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      if (role === 'self') await makeApplication(world);
      await world.t.db.deleteFrom('usage').where('limit_name', '=', 'proofs').execute();
      return PERIOD;
    },
    check: ({ content, lines }) => {
      if (lines === 0 || !Buffer.from(content, 'base64').toString('latin1').startsWith('%PDF'))
        throw new Error('there is no document');
    },
  },
  'proof.end': { by: 'self', may: ACCOUNTS, args: async () => ({}) },
};
