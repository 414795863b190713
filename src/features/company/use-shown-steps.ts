import { useLingui } from '@lingui/react';
import type { Step } from '../../i18n/state-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Step as ShownStep } from '../../ui/state.ts';
import { useNow } from './use-now.ts';

/** Steps in the language that is shown. A time of today is told by the clock, any other with its date. */
export function useShownSteps(steps: readonly Step[]): ShownStep[] {
  const { i18n } = useLingui();
  const format = useFormat();
  const today = new Date(useNow()).toDateString();
  const when = (at: string) => {
    const time = format.time(at);
    return new Date(at).toDateString() === today ? time : `${format.date(at)}, ${time}`;
  };
  return steps.map(({ key, label, at, state }) => ({
    key,
    label: i18n._(label),
    detail: at ? when(at) : undefined,
    state,
  }));
}
