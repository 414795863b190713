import type { ApplicationsMails } from '../../types/mails.ts';

const OUTCOME: Record<string, (company: string) => string> = {
  accepted: (company) => `تود ${company} التحدث معك. يمكنكما الآن تبادل الرسائل.`,
  hired: (company) => `توظفك ${company}. تهانينا!`,
  rejected: (company) => `قررت ${company} اختيار شخص آخر.`,
  closed: (company) => `أغلقت ${company} الوظيفة. لم يكن السبب منك.`,
};

const mayDo = (rights: string): string =>
  [
    'كتابة وظائف',
    'قراءة الطلبات',
    ...(rights.includes('chat') ? ['الرد على مقدمي الطلبات'] : []),
    ...(rights.includes('sign') ? ['توقيع العروض'] : []),
  ].join(' و');

export const applications: ApplicationsMails = {
  'application-outcome': ({ firstname, company, job, outcome, message, url }) => ({
    subject: `رد على طلبك: ${job}`,
    text: `مرحبًا ${firstname}،

${OUTCOME[outcome]?.(company) ?? `وصل رد من ${company}.`}

يتعلق الأمر بـ: ${job}${message === '' ? '' : `\n\nرسالة من ${company}:\n${message}`}`,
    link: { label: 'عرض في Zusage', url },
  }),
  digest: ({ firstname, count, lines, url, types, unsubscribe }) => ({
    subject: count === '1' ? 'هناك خبر جديد واحد' : `أخبار جديدة: ${count}`,
    text: `مرحبًا ${firstname}،

هذا هو الجديد:

${lines}`,
    link: { label: 'عرض في Zusage', url },
    small: `لا مزيد من الرسائل عن\n${types}\n\nلا مزيد من هذه الرسائل إطلاقًا: ${unsubscribe}`,
    unsubscribe,
  }),
  // Mails that were queued by the version before have no position, rights and note.
  invite: ({ company, sender, position = '', rights = '', note = '', url }) => ({
    subject: `دعوة من ${sender} إلى ${company}`,
    text: `مرحبًا،

يدعوك ${sender} إلى الانضمام إلى ${company} على Zusage${position === '' ? '' : `: ${position}`}.${note === '' ? '' : `\n\nرسالة من ${sender}:\n${note}`}

يمكنك هناك ${mayDo(rights)}.

لا يلزمك إنشاء شركة. الرابط صالح لمدة 14 يومًا.`,
    link: { label: 'عرض الدعوة', url },
    small: `لا تعرف ${company}؟ يرجى حذف هذه الرسالة ولا يحدث شيء.`,
  }),
  'invite-settled': ({ firstname, company, outcome, url }) =>
    outcome === 'admitted'
      ? {
          subject: `أنت الآن من فريق ${company}`,
          text: `مرحبًا ${firstname}،\n\nتوفر مكان في ${company} وتم قبولك في الفريق.`,
          link: { label: 'فتح الشركة', url },
        }
      : {
          subject: `سحبت ${company} دعوتها`,
          text: `مرحبًا ${firstname}،\n\nسحبت ${company} دعوتها. لم تعد تنتظر مكانًا هناك.`,
        },
};
