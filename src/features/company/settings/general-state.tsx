import { Trans } from '@lingui/react/macro';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import { StateLine } from '../../../ui/state-line.tsx';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';

type Props = {
  entries: readonly OutboxEntry[];
  /** Something was saved while this screen was open: its arrival is told as well. */
  saved: boolean;
};

/** What has become of the changes to the company. */
export function GeneralState({ entries, saved }: Props) {
  const stopped = entries.filter(isStopped);
  const entry = entries.find((candidate) => !isStopped(candidate));
  const steps = useShownSteps(changeSteps(entry));
  return (
    <>
      {stopped.map((candidate) => (
        <StoppedEntry key={candidate.id} entry={candidate} />
      ))}
      {(entry || (saved && stopped.length === 0)) && (
        <section className="grid gap-3">
          <h2 className="text-small font-semibold">
            <Trans>Your last change</Trans>
          </h2>
          <StateLine steps={steps} />
        </section>
      )}
    </>
  );
}
