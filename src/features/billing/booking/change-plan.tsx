import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { Product } from '../../../../contract/entities/product.ts';
import type { Proration, Subscription } from '../../../../contract/entities/subscription.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BillingProblem } from '../billing-problem.tsx';
import { NotKnown } from '../not-known.tsx';
import { planName } from '../plan-words.ts';
import type { Offered } from '../plans/offers.ts';
import { vatCaseOfCustomer } from '../price-lines.ts';
import type { PlanActs } from '../use-plan-acts.ts';
import { usePriceWords } from '../use-price-words.ts';
import { WaitingActs } from '../waiting-acts.tsx';
import { ChangeSum } from './change-sum.tsx';

type Props = {
  offer: Offered;
  products: readonly Product[];
  subscription: Subscription;
  customer: Customer;
  acts: PlanActs;
  /** Changed, or left as it was. */
  onDone: () => void;
};

/** Changes the plan that runs; the sum stands there before the button can be pressed (payment.4). */
export function ChangePlan({ offer, products, subscription, customer, acts, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { per } = usePriceWords();
  const { offline } = useReachability();
  const { product, price } = offer;
  const args = { subscriptionId: subscription.id, priceId: price.id, preview: true };
  const preview = useRead('subscription.update', args, { keep: false });
  const name = planName(i18n, product.id, products);
  const quantity = subscription.items[0]?.quantity ?? 1;
  const { state } = acts;
  const change = async () => {
    if (await acts.change(subscription, price.id)) onDone();
  };
  return (
    <Card aria-labelledby="change-plan">
      <div className="grid gap-5">
        <div>
          <h2 id="change-plan" className="text-title font-bold">
            <Trans>Change to {name}</Trans>
          </h2>
          <p className="tabular-nums text-soft">
            {per(price.unit_amount * quantity, price.recurring.interval)}
          </p>
        </div>
        {preview.state === 'loading' && <Skeleton lines={5} />}
        {preview.state === 'away' && <NotKnown onAgain={preview.again} />}
        {(preview.state === 'refused' || preview.state === 'missing') && (
          <p>
            <Trans>The plan cannot be changed as it stands now.</Trans>
          </p>
        )}
        {preview.state === 'there' && (
          <ChangeSum
            proration={preview.data as Proration}
            products={products}
            vatCase={vatCaseOfCustomer(customer)}
            interval={price.recurring.interval}
          />
        )}
        {state.step === 'stopped' && state.act === 'change' && <BillingProblem problem={state.problem} />}
        <WaitingActs>
          {(waits) => (
            <>
              {(preview.state === 'there' || offline) && (
                <Button
                  waits={waits}
                  busy={state.step === 'busy' && t`Changing`}
                  onClick={() => void change()}
                >
                  <Trans>Change to {name}</Trans>
                </Button>
              )}
              <Button variant="quiet" onClick={onDone}>
                <Trans>Leave it as it is</Trans>
              </Button>
            </>
          )}
        </WaitingActs>
      </div>
    </Card>
  );
}
