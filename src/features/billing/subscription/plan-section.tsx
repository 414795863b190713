import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { Product } from '../../../../contract/entities/product.ts';
import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { planName } from '../plan-words.ts';
import { planOf } from '../plans/offers.ts';
import { vatCaseOfCustomer } from '../price-lines.ts';
import type { PlanActs } from '../use-plan-acts.ts';
import { usePriceWords } from '../use-price-words.ts';
import { WaitingActs } from '../waiting-acts.tsx';
import { actsOf } from './acts.ts';
import { CancelNowSheet } from './cancel-now-sheet.tsx';
import { NextChargeFacts } from './next-charge-facts.tsx';
import { PlanState } from './plan-state.tsx';

type Props = {
  subscription: Subscription;
  customer: Customer;
  products: readonly Product[];
  /** Until when the plan is in force as it stands. */
  validUntil: string | null;
  acts: PlanActs;
};

/** The plan that is booked: how it stands, what comes next, and the ways out of it (payment.2, payment.5). */
export function PlanSection({ subscription, customer, products, validUntil, acts }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { per } = usePriceWords();
  const now = useNow();
  const [ending, setEnding] = useState(false);
  const [item] = subscription.items;
  if (!item) return null;
  const product = planOf(products, item.price.id);
  const name = planName(i18n, product?.id ?? item.price.id, products);
  const price = per(item.price.unit_amount * item.quantity, item.price.recurring.interval);
  const may = actsOf(subscription, now);
  const busy = (act: string, text: string) => acts.state.step === 'busy' && acts.state.act === act && text;
  const end = format.deadline(
    subscription.status === 'trialing' && subscription.trial_end
      ? subscription.trial_end
      : item.current_period_end,
  );
  return (
    <Card>
      <div className="grid gap-5">
        <div>
          <h3 className="text-title font-bold">
            {name}
            {item.quantity > 1 && ` × ${format.number(item.quantity)}`}
          </h3>
          <p className="tabular-nums text-soft">
            {vatCaseOfCustomer(customer) === 'standard' ? <Trans>{price}, plus VAT</Trans> : price}
          </p>
        </div>
        <PlanState subscription={subscription} validUntil={validUntil} />
        <NextChargeFacts subscription={subscription} customer={customer} />
        <WaitingActs>
          {(waits) => (
            <>
              {may.resume && (
                <Button
                  waits={waits}
                  busy={busy('resume', t`Keeping it`)}
                  onClick={() => void acts.resume(subscription)}
                >
                  <Trans>Keep the plan</Trans>
                </Button>
              )}
              {may.change && (
                <LinkButton variant="quiet" to="/pwa/company/pricing">
                  <Trans>Change the plan</Trans>
                </LinkButton>
              )}
              {may.cancel && (
                <Button
                  variant="quiet"
                  waits={waits}
                  busy={busy('cancel', t`Cancelling it`)}
                  onClick={() => void acts.cancel(subscription)}
                >
                  <Trans>Cancel as of {end}</Trans>
                </Button>
              )}
              {may.cancelNow && (
                <Button variant="bare" waits={waits} onClick={() => setEnding(true)}>
                  <Trans>End it at once</Trans>
                </Button>
              )}
            </>
          )}
        </WaitingActs>
      </div>
      <CancelNowSheet
        open={ending}
        onClose={() => setEnding(false)}
        subscription={subscription}
        name={name}
        acts={acts}
      />
    </Card>
  );
}
