import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../i18n/clock.ts';
import { formatDate, formatTime } from '../i18n/dates.ts';
import { relativeTime } from '../i18n/relative-time.ts';
import { onTick } from '../i18n/tick.ts';
import { useFormat } from '../i18n/use-format.ts';

/** How long ago, in words; the exact time for machines and for a mouse that rests on it. */
export function RelativeTime({ instant }: { instant: string }) {
  const words = useRelativeTime(instant);
  const format = useFormat();
  return (
    <time dateTime={instant} title={`${format.date(instant)}, ${format.time(instant)}`}>
      {words}
    </time>
  );
}

/** The words for how long ago `instant` was; they renew themselves, and only a change of words draws again. */
function useRelativeTime(instant: string): string {
  const { i18n } = useLingui();
  const clock = useClock();
  const read = useCallback(() => relativeText(i18n, new Date(instant), clock()), [i18n, clock, instant]);
  return useSyncExternalStore(onTick, read);
}

/** `relativeTime` in words: "gerade eben", "vor 12 Minuten", "gestern, 18:02". */
function relativeText(i18n: I18n, instant: Date, now: Date): string {
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
