import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Mail, Mails, MailText } from '../../../locales/types/mails.ts';
import { dayText } from './day-text.ts';

export type MailTemplate = keyof Mails;
export type ParamsOf<Name extends MailTemplate> = Parameters<Mails[Name]>[0];

/** What a mail says to a reader of this language. */
export function mailText(
  language: Language,
  template: MailTemplate,
  params: Readonly<Record<string, string>>,
): MailText {
  const mail: Mail<string> = SERVER_TEXTS[language].mails[template];
  return mail(params, { day: (iso) => dayText(language, iso) });
}
