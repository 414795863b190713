import type { sellerCalls } from '../../../contract/calls/seller.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';

const FACTS = {
  line1: 'Mühlenstraße 3',
  postalCode: '29221',
  city: 'Celle',
  country: 'DE',
  taxId: '36574261809',
  taxIdCountry: 'DE',
  birthPlace: '',
  vatId: null,
};

/** Asked for only where services are concluded here. */
export const sellerCases: CasesOf<typeof sellerCalls> = {
  'seller.get': {
    by: 'self',
    may: ACCOUNTS,
    args: async () => ({}),
    check: ({ asked, firstname }) => {
      if (typeof asked !== 'boolean' || !firstname) throw new Error('it does not say who and whether');
    },
  },
  'seller.save': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world) => {
      world.t.settings.concludeServices = true;
      return { facts: FACTS };
    },
    check: ({ facts }) => {
      if (facts?.taxId !== FACTS.taxId) throw new Error('nothing was kept');
    },
  },
};
