import type { Decisions } from '../types/decisions.ts';
import { days } from './counted.ts';

export const decisions: Decisions = {
  about: {
    job: 'إعلان وظيفة',
    company: 'شركة',
    creator: 'ملف صانع محتوى',
    message: 'رسالة',
    user: 'شخص',
    conversation: 'محادثة',
    lock: 'قفل حسابك',
    decision: 'قرار بشأن بلاغ',
  },
  named: (what, name, id) => (name === '' ? `${what} (${id})` : `${what} «${name}» (${id})`),
  outcome: {
    upheld: 'كان البلاغ محقًا.',
    dismissed: 'لم نجد مخالفة لقواعدنا.',
    granted: 'كان اعتراضك محقًا.',
    refused: 'يبقى القرار قائمًا.',
  },
  measure: {
    none: '',
    content_removed: 'تمت إزالة المحتوى.',
    account_locked: 'تم قفل الحساب.',
    company_blocked: 'لا يُسمح للشركة بنشر شيء بعد الآن، وأُزيلت إعلاناتها.',
  },
  restriction: {
    account_locked: 'قفلنا حسابك.',
    job_unpublished: 'أزلنا إعلانًا.',
    job_refused: 'لم ننشر إعلانًا.',
    message_removed: 'أزلنا رسالة لك.',
    content_removed: 'أزلنا نصوصًا وصورًا كنت تعرضها.',
    company_unverified: 'سحبنا التحقق من شركتك.',
    company_blocked: 'لا يُسمح لشركتك بنشر شيء بعد الآن، وأُزيلت إعلاناتها.',
    source_refused: 'لم نقبل مصدرًا في ملف صانع المحتوى.',
  },
  undone: {
    account_locked: 'حسابك مفتوح من جديد.',
    job_unpublished: 'يمكنك نشر الإعلان من جديد.',
    job_refused: 'يمكنك تقديم الإعلان من جديد.',
    message_removed: 'الرسالة نفسها محذوفة؛ يمكنك كتابتها من جديد.',
    content_removed: 'النصوص والصور نفسها محذوفة؛ يمكنك عرضها من جديد.',
    company_unverified: 'تم التحقق من شركتك من جديد.',
    company_blocked: 'يُسمح لشركتك بالنشر من جديد.',
    source_refused: 'تم قبول المصدر.',
  },
  another: 'لكن يوجد أيضًا قرار أحدث له أسبابه الخاصة، وهو ما زال ساريًا. يمكنك الاعتراض عليه أيضًا.',
  decidedAgain: 'سنقرر في بلاغك مرة أخرى ونخبرك بالنتيجة.',
  clause: (number) => `البند ${number} من شروط الاستخدام`,
  unanswered: (count) =>
    `لم ينظر أحد في طلبات هذا الإعلان منذ ${days(count)}. كل طلب يحصل على رد، لذلك ينتهي مثل هذا الإعلان من تلقاء نفسه.`,
};
