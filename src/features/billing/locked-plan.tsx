import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { BillingProblem } from './billing-problem.tsx';
import { actsOf, runningOf } from './subscription/acts.ts';
import { usePlanActs } from './use-plan-acts.ts';
import { WaitingActs } from './waiting-acts.tsx';

/** Nothing of the company stays on the device of a locked account (rule S1.5). */
const ASKED = { keep: false };

/** The way out of what goes on to be billed while its owner is locked; nothing for anybody else. */
export function LockedPlan({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const customer = useRead('customer.get', { companyId }, ASKED);
  const customerId = customer.state === 'there' ? customer.data?._id : undefined;
  const plans = useRead('subscription.of-customer', customerId ? { customerId } : null, ASKED);
  const { state, cancel } = usePlanActs({ learn: async () => plans.again(), again: plans.again });
  const plan = plans.state === 'there' ? runningOf(plans.data) : undefined;
  if (!plan || !(plan.cancel_at_period_end || actsOf(plan, now).cancel)) return null;
  const end = format.deadline(plan.cancel_at ?? plan.items[0]?.current_period_end ?? '');
  return (
    <Section title={<Trans>The plan of your company</Trans>}>
      {state.step === 'stopped' && <BillingProblem problem={state.problem} />}
      {plan.cancel_at_period_end ? (
        <p role="status">
          <Trans>Cancelled. It ends on {end}.</Trans>
        </p>
      ) : (
        <>
          <p className="max-w-content text-soft">
            <Trans>It goes on, with its bills, until you cancel it.</Trans>
          </p>
          <WaitingActs>
            {(waits) => (
              <Button
                variant="quiet"
                waits={waits}
                busy={state.step === 'busy' && t`Cancelling it`}
                onClick={() => void cancel(plan)}
              >
                <Trans>Cancel as of {end}</Trans>
              </Button>
            )}
          </WaitingActs>
        </>
      )}
    </Section>
  );
}
