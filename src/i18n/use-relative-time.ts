import { useLingui } from '@lingui/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './clock.ts';
import { relativeText } from './relative-text.ts';
import { onTick } from './tick.ts';

/** The words for how long ago `instant` was; they renew themselves, and only a change of words draws again. */
export function useRelativeTime(instant: string): string {
  const { i18n } = useLingui();
  const clock = useClock();
  const read = useCallback(() => relativeText(i18n, new Date(instant), clock()), [i18n, clock, instant]);
  return useSyncExternalStore(onTick, read);
}
