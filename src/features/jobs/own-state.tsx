import { useLingui } from '@lingui/react';
import { applicationSteps } from '../../i18n/state-lines.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { StateLine } from '../../ui/state-line.tsx';

/** How the reader's own application to a job stands, in a dot and a word. */
export function OwnState({ item: { application, entries } }: { item: ApplicationItem }) {
  const { i18n } = useLingui();
  const good = application.status === 'accepted' || application.status === 'hired';
  const steps = applicationSteps(application, entries).map(({ key, label, state }) => ({
    key,
    label: i18n._(label),
    state,
    good: good && key === 'answered',
  }));
  return <StateLine compact steps={steps} />;
}
