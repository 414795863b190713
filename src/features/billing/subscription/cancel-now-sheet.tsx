import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BillingProblem } from '../billing-problem.tsx';
import type { PlanActs } from '../use-plan-acts.ts';
import { WaitingActs } from '../waiting-acts.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  subscription: Subscription;
  name: string;
  acts: PlanActs;
};

/** Ending a plan this very moment, with what follows from it said before (payment.5). */
export function CancelNowSheet({ open, onClose, subscription, name, acts }: Props) {
  const { t } = useLingui();
  const { state } = acts;
  const paid = subscription.status === 'active' || subscription.status === 'past_due';
  const end = async () => {
    if (await acts.cancelNow(subscription)) onClose();
  };
  const close = () => {
    acts.forget();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={<Trans>End {name} at once</Trans>}
      actions={
        <WaitingActs>
          {(waits) => (
            <>
              <Button
                variant="danger"
                waits={waits}
                busy={state.step === 'busy' && t`Ending it`}
                onClick={() => void end()}
              >
                <Trans>End it now</Trans>
              </Button>
              <Button variant="quiet" onClick={close}>
                <Trans>Leave it as it is</Trans>
              </Button>
            </>
          )}
        </WaitingActs>
      }
    >
      <div className="grid gap-4">
        {open && state.step === 'stopped' && state.act === 'cancel-now' && (
          <BillingProblem problem={state.problem} />
        )}
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <Trans>It ends this moment and cannot be taken back. You can book again, without a trial.</Trans>
          </li>
          {paid && (
            <li>
              <Trans>
                What was paid for the rest of the period is not paid back, and open bills stay to be paid.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              You are on the free plan then. Live jobs stay until their closing day, everybody in the company
              stays, and applicants can be answered.
            </Trans>
          </li>
          <li>
            <Trans>New jobs and members fit in once you are below the limits of the free plan.</Trans>
          </li>
        </ul>
      </div>
    </Sheet>
  );
}
