import type { CompanyGeneral, CompanyGeneralPatch } from '../../../../contract/entities/company.ts';
import { type ByLanguage, inEach, LANGUAGE_CODES, type Language } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { companyRejectionText } from '../../../../contract/rejection-text.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import type { GeneralPart } from '../settings/part-editor.tsx';

/** How the company answers, as it is typed. */
export type AnswersForm = { replyDays: string; texts: Record<Language, string> };
type Field = 'replyDays' | `texts.${Language}`;

/** Where there is no text of a language yet, what its readers are sent today. */
function formOf(general: CompanyGeneral): AnswersForm {
  const texts: ByLanguage<string> = inEach((code) => companyRejectionText(general, code));
  return { replyDays: String(general.replyDays), texts: { ...texts } };
}

function problemsOf({ replyDays, texts }: AnswersForm): Problem<Field>[] {
  const days = Number(replyDays);
  const isDays = /^\d{1,2}$/.test(replyDays.trim()) && days >= 1 && days <= 60;
  return [
    ...(isDays ? [] : [{ field: 'replyDays' as const, code: 'not_a_number' }]),
    ...LANGUAGE_CODES.flatMap((code): Problem<Field>[] => {
      const field = `texts.${code}` as const;
      if (texts[code].trim() === '') return [{ field, code: 'missing' }];
      return texts[code].length > TEXT_MAX.rejectionText ? [{ field, code: 'too_big' }] : [];
    }),
  ];
}

function changed(before: AnswersForm, values: AnswersForm): CompanyGeneralPatch | null {
  const texts = LANGUAGE_CODES.filter((code) => values.texts[code] !== before.texts[code]).map(
    (code) => [code, values.texts[code].trim()] as const,
  );
  const general: CompanyGeneralPatch = {
    ...(values.replyDays !== before.replyDays && { replyDays: Number(values.replyDays) }),
    ...(texts.length > 0 && { rejectionTexts: Object.fromEntries(texts) }),
  };
  return Object.keys(general).length > 0 ? general : null;
}

export const ANSWERS_PART: GeneralPart<AnswersForm> = { key: 'answers', formOf, problemsOf, changed };
