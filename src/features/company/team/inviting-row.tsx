import { Trans } from '@lingui/react/macro';
import { changeSteps, waitsForMail } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isOnlyHere } from '../../../replica/outbox-entry.ts';
import type { Inviting } from '../../../replica/queries/team.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmMailFirst } from '../../../ui/confirm-mail-first.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { useTakingBack } from '../../../ui/use-taking-back.ts';
import { InvitedFrame } from './invited-frame.tsx';

/** An invitation that is still on this device; as long as it has not left, it can be taken back without a trace. */
export function InvitingRow({ entry }: { entry: Inviting }) {
  const { takeBack } = useSync();
  const takingBack = useTakingBack();
  const steps = useShownSteps(changeSteps(entry));
  return (
    <InvitedFrame
      mail={entry.args._receiverMail}
      offered={entry.args}
      state={waitsForMail(entry) ? <ConfirmMailFirst /> : <StateLine steps={steps} compact />}
    >
      {isOnlyHere(entry) && (
        <Button variant="quiet" onClick={() => void takingBack(() => takeBack([entry.id]))}>
          <Trans>Do not send</Trans>
        </Button>
      )}
    </InvitedFrame>
  );
}
