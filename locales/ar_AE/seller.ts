import type { SellerWords } from '../types/seller.ts';
import { counted } from './counted.ts';

export const seller: SellerWords = {
  quarter: (no, deals, sum, open) => {
    const unknown = open === 0 ? '' : `؛ مبلغ ${open} منها غير معروف هنا`;
    const made = counted(deals, {
      one: 'صفقة واحدة',
      two: 'صفقتان',
      few: '# صفقات',
      many: '# صفقة',
      other: '# صفقة',
    });
    return `الربع ${no}: ${made}، المجموع ${sum}${unknown}`;
  },
};
