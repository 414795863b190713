import { Trans } from '@lingui/react/macro';
import { may } from '../../../contract/policy/application.ts';
import { applicationSteps } from '../../i18n/state-lines.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Button } from '../../ui/button.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { ApplicationFiles } from './application-files.tsx';
import { ChatLink } from './chat-link.tsx';
import { stoppedOf } from './needs.ts';
import { RejectionText } from './rejection-text.tsx';
import { StateSentence } from './state-sentence.tsx';
import { useApplication } from './use-application.ts';
import { WaysOut } from './ways-out.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Props = {
  item: ApplicationItem;
  /** Opens the form again; missing where it cannot be sent from here. */
  onEdit?: (() => void) | undefined;
};

/** Everything about one application: where it stands, what comes next, what can be done (job.4, job.5, job.6). */
export function ApplicationState({ item, onEdit }: Props) {
  const { application, entries } = item;
  const acts = useApplication();
  const steps = useShownSteps(applicationSteps(item.application, item.entries));
  const stopped = stoppedOf(entries);
  const leaving = entries.find(({ name, state }) => name === 'application.remove' && state === 'waiting');
  const unsent = entries.some(({ name, state }) => name === 'application.add' && state === 'waiting');
  return (
    <div className="grid gap-4">
      <StateLine
        steps={steps}
        wayOut={
          stopped && (
            <WaysOut
              entry={stopped}
              onEdit={onEdit}
              onAgain={() => void acts.sendAgain(stopped)}
              onForget={() => void acts.forget(stopped, application)}
            />
          )
        }
      />
      {!stopped && <StateSentence item={item} />}
      <ApplicationFiles application={application} entries={entries} />
      <RejectionText application={application} />
      {!stopped && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ChatLink item={item} />
          {leaving && (
            <Button variant="quiet" onClick={() => void acts.forget(leaving, application)}>
              <Trans>Take the withdrawal back</Trans>
            </Button>
          )}
          {may('withdraw', application.status) && (
            <WithdrawButton
              company={application.job.companyName}
              unsent={unsent}
              onWithdraw={() => acts.withdraw(item)}
            />
          )}
        </div>
      )}
    </div>
  );
}
