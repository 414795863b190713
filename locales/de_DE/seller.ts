import type { SellerWords } from '../types/seller.ts';

export const seller: SellerWords = {
  quarter: (no, deals, sum, open) => {
    const unknown = open === 0 ? '' : `; bei ${open} davon ist die Summe hier nicht bekannt`;
    return `${no}. Vierteljahr: ${deals === 1 ? '1 Auftrag' : `${deals} Aufträge`}, zusammen ${sum}${unknown}`;
  },
};
