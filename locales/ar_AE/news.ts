import type { News } from '../types/news.ts';
import { counted } from './counted.ts';

export const news: News = {
  types: {
    application_new: { name: 'الطلبات الجديدة', line: (who, what) => `طلب جديد من ${who}: ${what}` },
    application_seen: { name: 'قراءة الطلبات', line: (who, what) => `فتحت ${who} طلبك: ${what}` },
    application_accepted: {
      name: 'الدعوات إلى محادثة',
      line: (who, what) => `وافقت ${who} على محادثة: ${what}`,
    },
    application_rejected: { name: 'حالات الرفض', line: (who, what) => `رد من ${who}: ${what}` },
    application_withdrawn: { name: 'الطلبات المسحوبة', line: (who, what) => `سُحب طلب من ${who}: ${what}` },
    application_due: {
      name: 'الردود التي حان موعدها',
      line: (who, what) => `هناك من ينتظر ردك، ${who}: ${what}`,
    },
    application_assigned: {
      name: 'طلبات أُسندت إليك أو إلى زملائك',
      line: (who, what) => `${who} حدّد من يتابع ${what}`,
    },
    application_mentioned: {
      name: 'ذكرك في الملاحظات',
      line: (who, what) => `${who} ذكرك في ملاحظة عن ${what}`,
    },
    application_keep: {
      name: 'أسئلة عن الاحتفاظ بطلبك',
      line: (who, what) => `${who} تود الاحتفاظ بطلبك: ${what}`,
    },
    offer_received: { name: 'العروض', line: (who, what) => `عرض من ${who}: ${what}` },
    offer_changed: { name: 'العروض المتغيرة', line: (who, what) => `تغيّر العرض من ${who}: ${what}` },
    offer_answered: { name: 'الردود على العروض', line: (who, what) => `رد على عرضك من ${who}: ${what}` },
    offer_expiring: {
      name: 'العروض التي تنتهي قريبًا',
      line: (who, what) => `العرض مع ${who} ينتهي قريبًا: ${what}`,
    },
    message: { name: 'الرسائل', line: (who, what) => `رسالة من ${who}: ${what}` },
    conversation_request: { name: 'طلبات المحادثة', line: (who, what) => `طلب محادثة من ${who}: ${what}` },
    invite: { name: 'الدعوات', line: (who) => `دعوة من ${who}` },
    invite_answer: { name: 'الردود على الدعوات', line: (who) => `رد على دعوتك من ${who}` },
    job_saved_closing: {
      name: 'الوظائف التي تُغلق قريبًا',
      line: (who, what) => `وظيفة حفظتها تُغلق قريبًا: ${what}، ${who}`,
    },
    job_changed: { name: 'الوظائف المتغيرة', line: (who, what) => `تغيّرت وظيفة: ${what}، ${who}` },
    job_age_raised: {
      name: 'رفع العمر في وظائفك',
      line: (who, what) => `«${who}» متاحة الآن من ${what}، لأن القانون يطلب ذلك`,
    },
    search_hit: { name: 'وظائف جديدة لبحثك', line: (who, what) => `جديد لـ «${who}»: ${what}` },
    subscription: { name: 'باقتك', line: (who) => `تغيّر شيء في باقة ${who}` },
    verification: { name: 'عمليات التحقق', line: (who) => `هناك نتيجة للتحقق من ${who}` },
    guardian: {
      name: 'ولي أمرك',
      line: (who, what) =>
        who === '' ? 'ردّ ولي أمرك' : `عمرك الآن 18 سنة ويمكنك تأكيد عرض ${who} بنفسك: ${what}`,
    },
    lock: { name: 'حسابك', line: () => 'هناك قرار بشأن حسابك' },
    system: { name: 'أخبار من Zusage', line: () => 'أخبار من Zusage: افتح التطبيق لقراءتها' },
    appointment: { name: 'المواعيد', line: (who, what) => `اقترب موعد مع ${who}: ${what}` },
    reminder: { name: 'التذكيرات', line: (who) => `تذكير: ${who}` },
  },
  ended: (who, what) => `انتهى طلبك لدى ${who}: ${what}`,
  trialEnds: (who) => `تنتهي قريبًا الفترة التجريبية لدى ${who}، ثم تصل الفاتورة الأولى`,
  applications: (count, what) =>
    `${counted(count, {
      one: 'طلب جديد واحد',
      two: 'طلبان جديدان',
      few: '# طلبات جديدة',
      many: '# طلبًا جديدًا',
      other: '# طلب جديد',
    })}: ${what}`,
  more: (count) => `و${count} أخرى`,
};
