import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { formatMoney } from '../../../i18n/money.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { type CreatorFilters, REACH, type Reach } from './filters.ts';

/** A step of reach as it is read: `10,000 to 100,000 followers`. */
export function reachText(i18n: I18n, reach: Reach): string {
  const { from, below }: { from?: number; below?: number } = REACH[reach];
  const number = (value = 0) => numberFormat(i18n.locale, {}).format(value);
  const least = number(from);
  const most = number(below);
  if (from === undefined) return i18n._(msg`below ${most} followers`);
  if (below === undefined) return i18n._(msg`from ${least} followers`);
  return i18n._(msg`${least} to ${most} followers`);
}

/** A filter that is on, in a few words. */
export function filterText(i18n: I18n, filters: CreatorFilters, key: keyof CreatorFilters): string {
  const { platform, niche = '', language, region = '', reach, maxPrice = 0 } = filters;
  switch (key) {
    case 'platform':
      return platform ? i18n._(PLATFORM_LABEL[platform]) : '';
    case 'language':
      return language ? languageName(i18n.locale, language) : '';
    case 'reach':
      return reach ? reachText(i18n, reach) : '';
    case 'maxPrice': {
      const sum = formatMoney(i18n.locale, maxPrice, 'EUR');
      return i18n._(msg`up to ${sum}`);
    }
    case 'measured':
      return i18n._(msg`measured figures only`);
    case 'niche':
      return niche;
    case 'region':
      return region;
  }
}
