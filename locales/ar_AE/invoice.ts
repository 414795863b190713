import type { InvoiceWords } from '../types/invoice.ts';
import { days } from './counted.ts';

export const invoice: InvoiceWords = {
  invoice: 'فاتورة',
  creditNote: 'إشعار دائن',
  number: 'الرقم',
  date: 'التاريخ',
  due: 'تاريخ الاستحقاق',
  period: 'فترة الخدمة',
  corrects: 'تصحيح للفاتورة',
  customerVatId: 'رقم ضريبة القيمة المضافة الخاص بك',
  vatId: 'رقم ضريبة القيمة المضافة',
  taxNumber: 'الرقم الضريبي',
  reference: 'مرجعك',
  intro: 'مقابل استخدام Zusage نحسب:',
  introNote: 'نعيد هذه المبالغ:',
  head: { text: 'الخدمة', quantity: 'الكمية', amount: 'المبلغ الصافي' },
  net: 'المجموع الصافي',
  vat: (rate: string) => `ضريبة القيمة المضافة ${rate}`,
  total: 'المجموع',
  totalNote: 'مجموع هذا الإشعار',
  noVat: {
    reverse_charge: 'الضريبة على المستلم (Art. 196 من التوجيه 2006/112/EC).',
    outside_eu: 'غير خاضع للضريبة في ألمانيا (§ 3a (2) UStG).',
    small_business: 'معفى من ضريبة القيمة المضافة: يسري إعفاء الشركات الصغيرة (§ 19 UStG).',
  },
  pay: (iban: string, name: string, number: string, day: string) =>
    `يرجى تحويل المجموع حتى ${day} إلى ${name}، IBAN ${iban}، مع ذكر المرجع ${number}.`,
  terms: (count: number, defaultDays: number) =>
    `مستحق الدفع خلال ${days(count)} من استلام هذه الفاتورة، بدون خصم. يبدأ التأخير على الأكثر بعد ${days(defaultDays)} من الاستحقاق والاستلام (§ 286 (3) BGB).`,
  termsAtOnce: 'مستحق الدفع فورًا، بدون خصم: تبدأ الباقة مع الدفع.',
  termsBy: (day: string) => `مستحق الدفع حتى ${day}، بدون خصم.`,
  nothing: 'لا شيء للدفع: خُصم المبلغ من رصيدك.',
  kept: 'لا شيء للدفع: يبقى الباقي رصيدًا لك ويُخصم من الفواتير القادمة.',
  line: {
    period: (plan: string) => `الباقة ${plan}`,
    unused: (plan: string) => `الباقة ${plan}: مدة غير مستخدمة`,
    remaining: (plan: string) => `الباقة ${plan}: المدة الباقية`,
    credit: () => 'رصيد مستخدم',
    kept: () => 'رصيد للفواتير القادمة',
  },
  interval: { month: 'شهريًا', year: 'سنويًا' },
};
