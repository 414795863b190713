import { useLingui } from '@lingui/react';
import type { Step } from './state-lines.ts';
import { useWhen } from './use-when.ts';

/** Steps in the language that is shown, as the state line of the design system takes them. */
export function useShownSteps(steps: readonly Step[]) {
  const { i18n } = useLingui();
  const when = useWhen();
  return steps.map(({ key, label, at, state, good }) => ({
    key,
    label: i18n._(label),
    detail: at ? when(at) : undefined,
    state,
    good,
  }));
}
