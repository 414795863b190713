import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { type NotificationRefType, notificationType } from '../../contract/entities/notification.ts';
import { messages as germanWorker } from '../../locales/de_DE/worker.po';
import { messages as englishWorker } from '../../locales/en_US/worker.po';
import { notificationText } from './notification-text.ts';

const languages: [string, Messages][] = [
  ['de', germanWorker],
  ['en', englishWorker],
];

describe.each(languages)('in %s', (locale, messages) => {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const say = (
    type: (typeof notificationType.options)[number],
    about: NotificationRefType = 'application',
  ) => {
    const text = notificationText(
      { type, params: ['Jana', 'Theke', '2026-11-26T15:30:00.000Z'], ref: { type: about, id: 'x' } },
      locale,
    );
    return [i18n._(text.title), i18n._(text.body)];
  };

  test.each(notificationType.options)('%s has a title and a text, without open placeholders', (type) => {
    for (const line of say(type)) {
      expect(line.trim()).not.toBe('');
      expect(line).not.toMatch(/[{}]/);
    }
  });

  test('no two types say the same', () => {
    const all = notificationType.options.map((type) => say(type).join(' · '));
    expect(new Set(all).size).toBe(all.length);
  });

  test('an application that ended without the company is no answer of theirs', () => {
    const ended = notificationText(
      {
        type: 'application_rejected',
        params: ['Jana', 'Theke', 'closed'],
        ref: { type: 'application', id: 'x' },
      },
      locale,
    );
    const [title, body] = [i18n._(ended.title), i18n._(ended.body)];
    expect([title, body]).not.toEqual(say('application_rejected'));
    expect(title).toContain('Jana');
    expect(body).toMatch(/: Theke$/);
  });

  test('a trial that ends says when, and that a bill follows', () => {
    const [title, body] = say('subscription');
    expect(title).toMatch(/Jana.*26/);
    expect(body).toMatch(/bill|Rechnung/);
    const { title: change } = notificationText(
      { type: 'subscription', params: ['Jana', 'Team'], ref: { type: 'subscription', id: 'x' } },
      locale,
    );
    expect(i18n._(change)).not.toBe(title);
  });

  test('it is that language', () => {
    expect(say('reminder')[0]).toBe(locale === 'de' ? 'Erinnerung' : 'Reminder');
  });

  test('a report and an export have sentences of their own', () => {
    const titles = (['report', 'export', 'user'] as const).map((about) => say('system', about)[0]);
    expect(new Set(titles).size).toBe(3);
  });
});
