import { MARKET_ZONE } from '../../../contract/calendar-day.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Mail, Mails, MailText } from '../../../locales/types/mails.ts';

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

/** A calendar day or an instant (ISO 8601) as a mail writes it, as the day it is in Germany: `9. März 2026`. */
function dayText(language: Language, iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat(tagOf(language), {
    dateStyle: 'long',
    timeZone: MARKET_ZONE,
  }).format(at);
}
