import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KIND_LABEL } from '../../i18n/job-labels.ts';
import { formatMoney } from '../../i18n/money.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import type { Chosen } from './chosen.ts';

/** A chosen filter in a few words: "Köln, 25 km", "mini job, holiday job", "from €15 an hour". */
export function chosenText(
  i18n: I18n,
  { place, radiusKm, kinds, payFloor }: MarketFilters,
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
  }
}
