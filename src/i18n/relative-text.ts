import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDate, formatTime } from './dates.ts';
import { relativeTime } from './relative-time.ts';

/** `relativeTime` in words: "gerade eben", "vor 12 Minuten", "gestern, 18:02". */
export function relativeText(i18n: I18n, instant: Date, now: Date): string {
  const told = relativeTime(instant, now);
  const count = 'count' in told ? told.count : 0;
  const time = formatTime(i18n.locale, instant);
  switch (told.kind) {
    case 'now':
      return i18n._(msg`right now`);
    case 'seconds':
      return i18n._(msg`${plural(count, { one: '# second ago', other: '# seconds ago' })}`);
    case 'minute':
      return i18n._(msg`one minute ago`);
    case 'minutes':
      return i18n._(msg`${plural(count, { one: '# minute ago', other: '# minutes ago' })}`);
    case 'today':
      return i18n._(msg`today, ${time}`);
    case 'yesterday':
      return i18n._(msg`yesterday, ${time}`);
    case 'date':
      return formatDate(i18n.locale, instant);
  }
}
