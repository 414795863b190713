import type { InvoicesMails } from '../../types/mails.ts';

export const invoices: InvoicesMails = {
  invoice: ({ company, number, total, due, url }, { day }) => ({
    subject: `الفاتورة ${number}، ${total}`,
    text: `مرحبًا،

وصلت الفاتورة ${number} لـ ${company}: ${total}، مستحقة في ${day(due)}.`,
    link: { label: 'عرض الفاتورة', url },
  }),
  'invoice-nothing': ({ company, number, url }) => ({
    subject: `الفاتورة ${number}: لا شيء للدفع`,
    text: `مرحبًا،

وصلت الفاتورة ${number} لـ ${company}. لا شيء للدفع.`,
    link: { label: 'عرض الفاتورة', url },
  }),
  'invoice-correction': ({ company, number, total, url }) => ({
    subject: `الإشعار الدائن ${number}، ${total}`,
    text: `مرحبًا،

وصل الإشعار الدائن ${number} لـ ${company}: ${total}.`,
    link: { label: 'عرض الإشعار الدائن', url },
  }),
  'invoice-reminder': ({ company, number, total, due, url }, { day }) => ({
    subject: `تذكير: الفاتورة ${number} ما زالت مفتوحة`,
    text: `مرحبًا،

كانت الفاتورة ${number} لـ ${company} بمبلغ ${total} مستحقة في ${day(due)}. لم يصل شيء بعد.

بعد تأخر 14 يومًا لا يمكنك نشر شيء جديد؛ وما زال بإمكانك قراءة الطلبات والرد عليها. إذا دفعت من قبل فيرجى تجاهل هذه الرسالة.`,
    link: { label: 'عرض الفاتورة', url },
  }),
  'invoice-reminder-ended': ({ company, number, total, due, url }, { day }) => ({
    subject: `تذكير: الفاتورة ${number} ما زالت مفتوحة`,
    text: `مرحبًا،

كانت الفاتورة ${number} لـ ${company} بمبلغ ${total} مستحقة في ${day(due)}. لم يصل شيء بعد.

إذا دفعت من قبل فيرجى تجاهل هذه الرسالة.`,
    link: { label: 'عرض الفاتورة', url },
  }),
  'vat-id-unconfirmed': ({ company, vatId, url }) => ({
    subject: `لم يتأكد رقم ضريبة القيمة المضافة ${vatId}`,
    text: `مرحبًا،

تعذر تأكيد رقم ضريبة القيمة المضافة ${vatId} لـ ${company} في سجل الاتحاد الأوروبي (VIES). بدون ذلك يجب أن نحسب ضريبة القيمة المضافة الألمانية من الفاتورة القادمة.

إذا كان الرقم خطأ فيرجى تغييره في بيانات الفاتورة. وإذا كان صحيحًا فيرجى سؤال مكتب الضرائب إن كان مفعّلًا للتجارة داخل الاتحاد الأوروبي. بعد تأكيده تكون الفواتير القادمة بدون ضريبة من جديد.`,
    link: { label: 'عرض بيانات الفاتورة', url },
  }),
  'vat-id-unchecked': ({ company, vatId, url }) => ({
    subject: `يجري التحقق من رقم ضريبة القيمة المضافة ${vatId}`,
    text: `مرحبًا،

لم يتأكد بعد رقم ضريبة القيمة المضافة ${vatId} لـ ${company}. نتحقق منه يدويًا في سجل الاتحاد الأوروبي. وحتى ذلك الحين يجب أن نحسب ضريبة القيمة المضافة الألمانية.

لا يلزمك فعل شيء. إذا كان الرقم خطأ فيرجى تغييره في بيانات الفاتورة.`,
    link: { label: 'عرض بيانات الفاتورة', url },
  }),
};
