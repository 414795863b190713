import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { OfferTerms } from '../../contract/entities/offer.ts';
import { termText } from './offer-terms.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const said = (perWeek: number, text = '') =>
  termText(i18n, 'minijob', 'hours', { hours: { perWeek, text } } as OfferTerms);

it('user.6 the letter counts hours, one of them too', () => {
  expect(said(1)).toBe('1 hour a week');
  expect(said(7.5)).toBe('7.5 hours a week');
  expect(said(8, ' Saturdays ')).toBe('8 hours a week, Saturdays');
});
