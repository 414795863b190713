import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { companyPlan } from '../../replica/queries/company-plan.ts';
import { useLive } from '../../replica/use-live.ts';
import { usePublic } from '../../sync/react/use-public.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HouseholdPlan } from './household-plan.tsx';
import { NotKnown } from './not-known.tsx';
import { OnlyOwner } from './only-owner.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { planName } from './plan-words.ts';
import { currentPlan, type Interval, priceFor, trialDays } from './plans/offers.ts';
import { PlanAction } from './plans/plan-action.tsx';
import { PlanCard } from './plans/plan-card.tsx';
import { CancelAnswers, PlanFacts } from './plans/plan-facts.tsx';
import { useBilling } from './use-billing.ts';

/** /pwa/company/pricing */
export function PricingScreen() {
  const { t, i18n } = useLingui();
  const plans = usePublic('product.active', {});
  const now = useNow();
  const mine = useLive((db) => companyPlan(db, new Date(now)), [now]);
  const owns = mine?.owns ?? false;
  const isHousehold = mine !== undefined && !mine.mayBook;
  const { entitlement, running } = useBilling(mine?.company?._id, owns);
  // Monthly, because it binds least.
  const [interval, setInterval] = useState<Interval>('month');
  const current = entitlement.state === 'there' ? entitlement.data : undefined;
  const products = plans.state === 'there' ? plans.data : [];
  const days = trialDays(products);
  const noVat = products.some(({ prices }) =>
    prices.some(({ tax_behavior }) => tax_behavior === 'inclusive'),
  );
  const given = current && plans.state === 'there' && !products.some(({ id }) => id === current.plan);
  const givenName = current ? planName(i18n, current.plan, products) : '';
  return (
    <Page
      title={t`Plans`}
      wide
      lead={
        <>
          {isHousehold ? (
            <Trans>You pay nothing here.</Trans>
          ) : (
            <Trans>You pay for live jobs and for seats, never for an applicant.</Trans>
          )}{' '}
          {plans.state === 'there' && plans.old && <AsOf instant={new Date(plans.at).toISOString()} />}
        </>
      }
      actions={
        owns &&
        !isHousehold && (
          <LinkButton variant="quiet" to="/pwa/company/payment" search={{}}>
            <Trans>Billing</Trans>
          </LinkButton>
        )
      }
    >
      {mine?.company && !owns && !isHousehold && <OnlyOwner owners={mine.owners} />}
      {given && (
        <p>
          <Trans>Your company has the plan {givenName}, which we gave it. It costs nothing.</Trans>
        </p>
      )}
      {mine?.company && entitlement.state !== 'away' && <PlanUsage entitlement={current} use={mine.use} />}
      {(!mine || plans.state === 'loading') && <Skeleton lines={12} />}
      {(plans.state === 'away' || plans.state === 'missing') && <NotKnown onAgain={plans.again} />}
      {isHousehold && <HouseholdPlan entitlement={current} />}
      {mine && !isHousehold && plans.state === 'there' && (
        <section aria-label={t`Plans side by side`} className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <SegmentedControl<Interval>
              legend={<Trans>Billed</Trans>}
              segments={[
                { value: 'month', label: t`monthly` },
                { value: 'year', label: t`yearly` },
              ]}
              value={interval}
              onChange={setInterval}
            />
            {days > 0 && (
              <p className="max-w-form text-small text-soft">
                <Trans>The first {days} days of a company's first plan are free.</Trans>
              </p>
            )}
          </div>
          <div className="plan-table">
            {products.map((product) => {
              const isCurrent = currentPlan(products, running, current) === product.id;
              return (
                <PlanCard key={product.id} product={product} interval={interval} current={isCurrent}>
                  <PlanAction
                    product={product}
                    price={priceFor(product, interval)}
                    interval={interval}
                    owns={owns}
                    current={isCurrent}
                    running={running}
                  />
                </PlanCard>
              );
            })}
          </div>
        </section>
      )}
      {!isHousehold && (
        <>
          <PlanFacts />
          <CancelAnswers trialDays={days} noVat={noVat} now={now} />
        </>
      )}
    </Page>
  );
}
