import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AdLanguage } from '../../../contract/policy/job-wishes.ts';
import { hoursLabel, KIND_LABEL } from '../../i18n/job-labels.ts';
import { formatMoney } from '../../i18n/money.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import type { Chosen } from './chosen.ts';

/** A chosen filter in a few words: "Köln, 25 km", "mini job, holiday job", "from €15 an hour". */
export function chosenText(
  i18n: I18n,
  { place, radiusKm, kinds, payFloor, postedWithin, wishes }: MarketFilters,
  name: Chosen,
): string {
  switch (name) {
    case 'place':
      return i18n._(msg`${place?.label ?? ''}, ${radiusKm} km`);
    case 'kinds':
      return kinds.map((kind) => i18n._(KIND_LABEL[kind])).join(', ');
    case 'pay': {
      const sum = formatMoney(i18n.locale, payFloor ?? 0, 'EUR');
      return i18n._(msg`from ${sum} an hour`);
    }
    case 'remote':
      return i18n._(msg`only remote`);
    case 'hours':
      return hoursText(i18n, wishes);
    case 'start': {
      const days = wishes.startWithin ?? 0;
      return i18n._(msg`begins within ${plural(days, { one: '# day', other: '# days' })}`);
    }
    case 'posted': {
      const days = postedWithin ?? 0;
      return i18n._(msg`not older than ${plural(days, { one: '# day', other: '# days' })}`);
    }
    case 'experience':
      return i18n._(msg`without experience`);
    case 'language':
      return i18n._(AD_LANGUAGE_LABEL[wishes.adLanguage ?? 'de']);
    case 'company':
      return wishes.company?.name ?? '';
  }
}

export const AD_LANGUAGE_LABEL: Record<AdLanguage, MessageDescriptor> = {
  de: msg`ad in German`,
  en: msg`ad in English`,
};

function hoursText(i18n: I18n, { hoursMin, hoursMax }: MarketFilters['wishes']): string {
  if (hoursMin === undefined) return i18n._(msg`up to ${hoursMax ?? 0} h a week`);
  if (hoursMax === undefined) return i18n._(msg`from ${hoursMin} h a week`);
  return i18n._(hoursLabel({ min: hoursMin, max: hoursMax, text: '' }));
}
