import { useLingui } from '@lingui/react';
import { changeSteps, waitsForMail } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { ConfirmMailFirst } from '../../../ui/confirm-mail-first.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { jobChangeText } from './job-change.ts';

/** A job's change that has not been received: where it is and what will come of it (createjob.10). */
export function OnItsWay({ change }: { change: OutboxEntry }) {
  const { i18n } = useLingui();
  const { offline } = useReachability();
  const steps = useShownSteps(changeSteps(change));
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <StateLine compact steps={steps} />
      {waitsForMail(change) ? (
        <ConfirmMailFirst />
      ) : (
        <span className="text-soft">{i18n._(jobChangeText(change, offline))}</span>
      )}
    </div>
  );
}
