import { type Messages, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '../contract/entities/notification.ts';
import { messages as german } from '../locales/de_DE/worker.po';
import { messages as english } from '../locales/en_US/worker.po';
import { notificationText } from '../src/i18n/notification-text.ts';

const catalogues: Record<string, Messages> = { de_DE: german, en_US: english };

/** Title and text of a system notification; a general one where we do not know which it is. */
export async function workerText(
  notification: Notification | null,
  locale = navigator.language.startsWith('de') ? 'de_DE' : 'en_US',
): Promise<{ title: string; body: string }> {
  // With a dash: an underscore throws in Intl.
  const tag = locale.replace('_', '-');
  const i18n = setupI18n({ locale: tag, messages: { [tag]: catalogues[locale] ?? english } });
  const text = notification
    ? notificationText(notification)
    : { title: msg`Something new in Zusage`, body: msg`Open the app to read it.` };
  return { title: i18n._(text.title), body: i18n._(text.body) };
}
