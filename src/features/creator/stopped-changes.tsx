import { Trans, useLingui } from '@lingui/react/macro';
import { changeSteps } from '../../i18n/state-lines.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { changeName, holdsFacts, stoppedText } from './stopped-text.ts';

type Props = {
  entries: readonly OutboxEntry[];
  /** Puts a refused change of the facts back into their form. */
  onEditFacts: (entry: OutboxEntry<'creator.update'>) => void;
  /** Puts a page that was not taken back into the form of a page. */
  onEditSource: (entry: OutboxEntry<'creator.add-source'>) => void;
};

/** Changes the server did not take: why, and every way out. What was done after one waits until it is decided. */
export function StoppedChanges({ entries, ...edit }: Props) {
  return entries
    .filter(isStopped)
    .map((entry) => (
      <StoppedChange key={entry.id} entry={entry} later={laterThan(entry, entries)} {...edit} />
    ));
}

function laterThan(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.slice(entries.indexOf(entry) + 1);
}

type OneProps = Omit<Props, 'entries'> & { entry: OutboxEntry; later: OutboxEntry[] };

function StoppedChange({ entry, later, onEditFacts, onEditSource }: OneProps) {
  const { i18n } = useLingui();
  const { discard, sendAgain } = useSync();
  const steps = useShownSteps(changeSteps(entry));
  const isCreation = entry.name === 'creator.create';
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-danger/40 bg-danger-wash p-4">
      <div>
        <p className="text-note text-faint">{i18n._(changeName(entry))}</p>
        <p className="font-semibold">{i18n._(stoppedText(entry))}</p>
        {later.length > 0 && (
          <p className="pt-1 text-small text-soft">
            <Trans>What you did after it waits until you decide.</Trans>
          </p>
        )}
      </div>
      <StateLine
        steps={steps}
        wayOut={
          <>
            {holdsFacts(entry) && (
              <Button onClick={() => onEditFacts(entry)}>
                <Trans>Put it back into the form</Trans>
              </Button>
            )}
            {entry.name === 'creator.add-source' && (
              <Button onClick={() => onEditSource(entry as OutboxEntry<'creator.add-source'>)}>
                <Trans>Put it back into the form</Trans>
              </Button>
            )}
            {!isCreation && (
              <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
                <Trans>Send again</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => void discard(entry.id)}>
              <Trans>Discard</Trans>
            </Button>
          </>
        }
      />
      {isCreation && (
        <p className="text-small text-soft">
          <Trans>What you wrote is in the form below. Change it there and save it again.</Trans>
        </p>
      )}
    </div>
  );
}
