import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Notification } from '../contract/entities/notification.ts';
import {
  type ByLanguageEverywhere,
  isEverywhere,
  isLanguage,
  LANGUAGE_DEFAULT,
  spokenOf,
  tagOf,
} from '../contract/languages.ts';
import { messages as german } from '../locales/de_DE/worker.po';
import { messages as english } from '../locales/en_US/worker.po';
import { notificationText } from '../src/i18n/notification-text.ts';
import type { Preferences } from '../src/replica/preferences.ts';

const catalogues: ByLanguageEverywhere<Messages> = {
  en_US: english,
  de_DE: german,
};

/** Title and text of a system notification; a general one where we do not know which it is. */
export function workerText(
  notification: Notification | 'test' | null,
  spoken: Spoken | undefined,
): { title: string; body: string } {
  const i18n = textsIn(spoken);
  const text =
    notification === 'test'
      ? { title: msg`This is a test`, body: msg`Notifications arrive on this device.` }
      : notification
        ? notificationText(notification, i18n.locale)
        : { title: msg`Something new in Zusage`, body: msg`Open the app to read it.` };
  return { title: i18n._(text.title), body: i18n._(text.body) };
}

/** Entries that wait and that the person would miss, counted. */
export type Unsent = { applications: number; others: number };

/** What could not be sent: applications by that name, as long as there is nothing else. */
export function unsentText(
  { applications, others }: Unsent,
  spoken: Spoken | undefined,
): { title: string; body: string } {
  const i18n = textsIn(spoken);
  const count = applications + others;
  const title =
    others === 0
      ? msg`${plural(count, { one: '# application could not be sent yet.', other: '# applications could not be sent yet.' })}`
      : msg`${plural(count, { one: '# change could not be sent yet.', other: '# changes could not be sent yet.' })}`;
  return { title: i18n._(title), body: i18n._(msg`Open Zusage.`) };
}

/** A language, and where it is not built in (`catalogues`) its texts as the page has kept them. */
type Spoken = Pick<Preferences, 'locale' | 'workerTexts'>;

function textsIn({ locale, workerTexts }: Spoken = {}): I18n {
  const wanted = locale ?? spokenOf(navigator.languages);
  const kept = workerTexts?.language === wanted ? workerTexts?.messages : undefined;
  const language = isLanguage(wanted) && (kept || isEverywhere(wanted)) ? wanted : LANGUAGE_DEFAULT;
  const tag = tagOf(language);
  // Kept texts may be older than the worker.
  const messages = isEverywhere(language) ? catalogues[language] : { ...english, ...(kept as Messages) };
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}
