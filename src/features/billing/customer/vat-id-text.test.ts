import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../testing/billing.ts';
import { checkedState, vatIdHint, vatIdStateText } from './vat-id-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('L13 the form says which number is needed in a country', () => {
  it.each([
    ['DE', 'Like DE123456789. It is printed on the bill.'],
    ['AT', 'Like ATU12345678. Once'],
    ['GR', 'Like EL123456789. Once'],
    ['CH', 'Like CHE123456789MWST. Bills to your country have no German VAT.'],
    ['US', 'The number your company has with its tax office.'],
  ])('%s: %s', (country, words) => {
    expect(i18n._(vatIdHint(country, NOW))).toContain(words);
  });
});

describe('L13 what the register said is told with its day and what it means', () => {
  it.each([
    ['confirmed', /^Confirmed by the EU’s register on 2 March\.$/],
    ['refused', /did not know the number on 2 March, so VAT is charged/],
    ['pending', /VAT is charged/],
    ['unchecked', /could not be confirmed, so VAT is charged/],
  ] as const)('%s', (state, words) => {
    expect(i18n._(vatIdStateText(state, '2 March'))).toMatch(words);
  });

  it('is nothing where VAT does not depend on it', () => {
    expect(checkedState({ vatIdCheck: { state: 'not_needed', at: null } })).toBeNull();
    expect(checkedState({})).toBeNull();
  });
});
