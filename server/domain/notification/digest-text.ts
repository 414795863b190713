import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';

/** One notification in one line. */
export function digestLine(lang: Language, type: NotificationType, params: readonly string[]): string {
  const [who = '', what = ''] = params;
  return SERVER_TEXTS[lang].news.types[type].line(who, what).replace(/[\s:,]+$/, '');
}

/** The line for the notifications that did not fit. */
export function moreLine(lang: Language, count: number): string {
  return SERVER_TEXTS[lang].news.more(count);
}

/** The subject of a type's mails: „Keine Mails mehr über …“. */
export function typeName(lang: Language, type: NotificationType): string {
  return SERVER_TEXTS[lang].news.types[type].name;
}
