import type { CreatorCardWords } from '../types/creator-card.ts';
import { counted, days } from './counted.ts';

export const creatorCard: CreatorCardWords = {
  platform: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    twitch: 'Twitch',
    x: 'X',
    podcast: 'بودكاست',
    website: 'موقع أو مدونة',
  },
  format: {
    video: 'فيديو',
    short: 'فيديو قصير',
    story: 'قصة',
    post: 'منشور',
    stream: 'بث مباشر',
    article: 'مقال',
    audio: 'صوت',
    other: 'شيء آخر',
  },
  availability: {
    open: 'يقبل أعمالًا',
    limited: 'وقت قليل للعمل',
    closed: 'لا يقبل أعمالًا حاليًا',
  },
  freeFrom: (day) => `متاح من ${day}`,
  followers: 'المتابعون، قاستهم المنصة في',
  theirs: 'تم التحقق في',
  works: 'أعمال',
  packages: 'الباقات',
  pack: (n, format, platform) => `${n} × ${format}، ${platform}`,
  within: (count) => `خلال ${days(count)}`,
  revisions: (n) =>
    n === 0
      ? 'بدون تعديل'
      : counted(n, {
          one: 'تعديل واحد',
          two: 'تعديلان',
          few: '# تعديلات',
          many: '# تعديلًا',
          other: '# تعديل',
        }),
  net: 'بدون ضريبة القيمة المضافة',
  rights: 'حقوق الاستخدام:',
  exclusivity: 'الحصرية:',
  from: (sum) => `من ${sum}`,
  ask: 'سؤال',
  askNote: 'للشركات التي لديها حساب في Zusage',
  print: 'طباعة الملف الإعلامي',
  report: 'الإبلاغ عن هذا الملف',
  about: (niches) => (niches === '' ? 'صانع محتوى على Zusage' : `صانع محتوى على Zusage: ${niches}`),
  missingTitle: 'هذا الملف ليس علنيًا',
  missing: 'لا يوجد ملف هنا، أو لا يظهر حاليًا. يمكنك سؤال من أرسل إليك الرابط.',
};
