import type { SellerWords } from '../types/seller.ts';

export const seller: SellerWords = {
  quarter: (no, deals, sum, open) => {
    const unknown = open === 0 ? '' : `; the sum of ${open} of them is not known here`;
    return `Quarter ${no}: ${deals === 1 ? '1 deal' : `${deals} deals`}, ${sum} in total${unknown}`;
  },
};
