import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Notification } from '../../contract/entities/notification.ts';
import { stackText } from './notification-stack-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const news = (who: string) =>
  ({ type: 'application_new', params: [who, 'Koch'], ref: { type: 'application', id: 'a' } }) as Notification;

it('17.8 a stack says how many applied, and who did last', () => {
  const said = (...stack: [Notification, ...Notification[]]) => {
    const { title, body } = stackText(stack, 'en');
    return [i18n._(title), i18n._(body)];
  };
  expect(said(news('Mila A.'))).toEqual(['New application', 'Mila A. applied: Koch']);
  expect(said(news('Mila A.'), news('Ben H.'), news('Ole S.'))).toEqual([
    '3 new applications',
    'Mila A. and 2 more applied: Koch',
  ]);
});
