import type { MessageTemplate } from '../../../../contract/entities/company.ts';
import { inEach, LANGUAGE_CODES, type Language } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { unknownPlaceholders } from '../../../../contract/message-templates.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** A text for the chat as it is typed. */
export type TemplateForm = { name: string; texts: Record<Language, string> };
type Field = 'name' | `texts.${Language}`;

export function templateFormOf(template: MessageTemplate | undefined): TemplateForm {
  return { name: template?.name ?? '', texts: { ...inEach((code) => template?.texts[code] ?? '') } };
}

/** It has a name, and words in one language at least. */
export function templateProblems({ name, texts }: TemplateForm): Problem<Field>[] {
  const isEmpty = LANGUAGE_CODES.every((code) => texts[code].trim() === '');
  const [first] = LANGUAGE_CODES;
  return [
    ...(name.trim() === '' ? [{ field: 'name' as const, code: 'missing' }] : []),
    ...(name.trim().length > TEXT_MAX.name ? [{ field: 'name' as const, code: 'too_big' }] : []),
    ...(isEmpty && first ? [{ field: `texts.${first}` as const, code: 'missing' }] : []),
    ...LANGUAGE_CODES.flatMap((code): Problem<Field>[] => {
      const field = `texts.${code}` as const;
      if (texts[code].length > TEXT_MAX.rejectionText) return [{ field, code: 'too_big' }];
      return unknownPlaceholders(texts[code]).length > 0 ? [{ field, code: 'unknown_placeholder' }] : [];
    }),
  ];
}

/** As it is kept: languages without words are left out. */
export function templateOf({ name, texts }: TemplateForm): MessageTemplate {
  const written = LANGUAGE_CODES.map((code) => [code, texts[code].trim()] as const);
  return { name: name.trim(), texts: Object.fromEntries(written.filter(([, text]) => text !== '')) };
}
