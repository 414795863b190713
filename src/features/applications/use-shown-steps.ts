import { useLingui } from '@lingui/react';
import { applicationSteps } from '../../i18n/state-lines.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import type { Step } from '../../ui/state.ts';
import { useWhen } from './use-when.ts';

/** The state line of an application in the language that is shown (job.4). */
export function useShownSteps({ application, entries }: ApplicationItem): Step[] {
  const { i18n } = useLingui();
  const when = useWhen();
  const good = application.status === 'accepted' || application.status === 'hired';
  return applicationSteps(application, entries).map(({ key, label, at, state }) => ({
    key,
    label: i18n._(label),
    detail: at ? when(at) : undefined,
    state,
    good: good && key === 'answered',
  }));
}
