import type { ReportsMails } from '../../types/mails.ts';

export const reports: ReportsMails = {
  'report-received': ({ firstname, about, no, url }) => ({
    subject: `وصل بلاغك ${no}`,
    text: `مرحبًا ${firstname}،

وصل بلاغك. يتعلق الأمر بـ: ${about}

الرقم: ${no}

ينظر فيه شخص. لا يُذكر للطرف الآخر من قدم البلاغ. نكتب إليك ما قررناه ولماذا. إذا كنت في خطر فاتصل بالشرطة: 110، وفي كل أوروبا 112.`,
    link: { label: 'عرض بلاغك', url },
  }),
  'guest-report-received': ({ about, no, url }) => ({
    subject: `وصل بلاغك ${no}`,
    text: `مرحبًا،

وصلنا بلاغ بهذا العنوان. يتعلق الأمر بـ: ${about}

الرقم: ${no}

ينظر فيه شخص. لا يُذكر للطرف الآخر من قدم البلاغ. نكتب إليك ما قررناه ولماذا وكيف يمكنك الاعتراض. إذا كنت في خطر فاتصل بالشرطة: 110، وفي كل أوروبا 112.`,
    link: { label: 'عرض الصفحة المبلغ عنها', url },
    small: 'لم تبلغ عن شيء؟ إذن كتب شخص عنوانك. لا يلزمك فعل أي شيء.',
  }),
  'report-new': ({ no, about, reason, text, command }) => ({
    subject: `بلاغ ${no}: ${reason}`,
    text: `مرحبًا،

تم الإبلاغ عن هذا: ${about}

السبب: ${reason}

كُتب معه: ${text || 'لا شيء'}

للعرض واتخاذ القرار:

${command}`,
  }),
  'appeal-new': ({ about, text, by, command }, { day }) => ({
    subject: 'اعتراض على قرار',
    text: `مرحبًا،

هناك اعتراض. يتعلق الأمر بـ: ${about}

النص: ${text}

يلزم الرد حتى ${day(by)}:

${command}`,
  }),
  'report-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'قرار بشأن بلاغ',
    text: `مرحبًا ${firstname}،

يتعلق الأمر بـ: ${about}

قررنا: ${decision}

السبب: ${reason}

نظر فيه شخص. إذا كان لديك رأي آخر يمكنك الاعتراض خلال ستة أشهر؛ يقرر بشأنه شخص آخر. إضافة إلى ذلك يمكنك اللجوء إلى المحكمة.`,
    link: { label: 'العرض أو الاعتراض', url },
  }),
  restriction: ({ firstname, what, about, facts, rule, automated, until, appealUntil, url }, { day }) => ({
    subject: `قرارنا: ${what.replace(/\.$/, '')}`,
    text: `مرحبًا ${firstname}،

${what}${about === '' ? '' : ` يتعلق الأمر بـ: ${about}`}

ما حدث: ${facts}

الأساس: ${rule}

أين وكم المدة: في كل مكان تُستخدم فيه الخدمة، ${until === '' ? 'حتى نقرر غير ذلك' : `حتى ${day(until)}`}.

${automated === 'yes' ? 'حدث هذا تلقائيًا عند انتهاء مدة. لم ينظر أحد قبل ذلك.' : 'نظر فيه شخص وقرر، لا آلة.'}

إذا كان لديك رأي آخر يمكنك الاعتراض في التطبيق حتى ${day(appealUntil)}؛ يقرر بشأنه عندئذ شخص آخر. إضافة إلى ذلك يمكنك اللجوء إلى المحكمة.`,
    link: { label: 'العرض أو الاعتراض', url },
  }),
  'guest-report-decision': ({ no, about, decision, reason, contact, url }) => ({
    subject: `قرار بشأن بلاغك ${no}`,
    text: `مرحبًا،

يتعلق الأمر ببلاغك ${no} عن ${about}.

قررنا: ${decision}

السبب: ${reason}

نظر فيه شخص. إذا كان لديك رأي آخر يمكنك الاعتراض خلال ستة أشهر بالزر أدناه، بدون حساب. يقرر بشأنه عندئذ شخص آخر.${contact ? ` يمكنك أيضًا الكتابة إلى ${contact} مع ذكر الرقم ${no}.` : ''} إضافة إلى ذلك يمكنك اللجوء إلى جهة لتسوية النزاعات أو إلى المحكمة.`,
    link: { label: 'الاعتراض', url },
    small: 'من لديه هذا الرابط يستطيع الاعتراض باسمك. يرجى عدم إعطائه لأحد.',
  }),
  'guest-appeal-decision': ({ no, report, decision, reason, url }) => ({
    subject: `قرار بشأن اعتراضك ${no}`,
    text: `مرحبًا،

يتعلق الأمر باعتراضك ${no} على قرارنا بشأن بلاغك ${report}.

قرر شخص آخر غير الذي قرر من قبل: ${decision}

السبب: ${reason}

إضافة إلى ذلك يمكنك اللجوء إلى جهة لتسوية النزاعات أو إلى المحكمة.`,
    link: { label: 'كل طرق الاتصال بنا', url },
  }),
  'appeal-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'قرار بشأن اعتراضك',
    text: `مرحبًا ${firstname}،

يتعلق الأمر بـ: ${about}

تم القرار بشأن اعتراضك: ${decision}

السبب: ${reason}

إضافة إلى ذلك يمكنك اللجوء إلى المحكمة.`,
    link: { label: 'عرض', url },
  }),
};
