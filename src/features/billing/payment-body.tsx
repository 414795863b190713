import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Company } from '../../../contract/entities/company.ts';
import type { PaymentStep } from '../../../contract/entities/subscription.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { PlanUse } from '../../replica/queries/company-plan.ts';
import { usePublic } from '../../sync/react/use-public.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BillingProblem } from './billing-problem.tsx';
import { BookPlan } from './booking/book-plan.tsx';
import { bookingStart } from './booking/booking-start.ts';
import { ChangePlan } from './booking/change-plan.tsx';
import { BillingData } from './customer/billing-data.tsx';
import { HouseholdPlan } from './household-plan.tsx';
import { InvoiceList } from './invoices/invoice-list.tsx';
import { NotKnown } from './not-known.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OnlyOwner } from './only-owner.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { offered } from './plans/offers.ts';
import { NoPlan } from './subscription/no-plan.tsx';
import { PlanSection } from './subscription/plan-section.tsx';
import { ToPay } from './subscription/to-pay.tsx';
import { useBilling } from './use-billing.ts';
import { usePlanActs } from './use-plan-acts.ts';

type Props = {
  company: Company;
  owners: readonly string[];
  use: PlanUse;
  /** Plans are sold to it. */
  mayBook: boolean;
  priceId: string | undefined;
  onChosen: () => void;
};

/** Everything an owner sees and does about paying. */
export function PaymentBody({ company, owners, use, mayBook, priceId, onChosen }: Props) {
  const billing = useBilling(company._id, true);
  const plans = usePublic('product.active', {});
  const acts = usePlanActs(billing);
  const now = useNow();
  const { online, offline } = useReachability();
  const [step, setStep] = useState<PaymentStep>(null);
  const plan = useRef<HTMLDivElement>(null);
  // The form that was worked in is gone: whoever cannot see that is brought to what has come of it.
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) plan.current?.focus();
  }, [done]);

  const { state, running, entitlement, invoices } = billing;
  const products = plans.state === 'there' ? plans.data : [];
  const customer = billing.customer.state === 'there' ? billing.customer.data : null;
  const bills = invoices.state === 'there' ? invoices.data.items : [];
  const offer = mayBook ? offered(products, priceId) : undefined;
  const wanted = offer && offer.price.id !== running?.items[0]?.price.id ? offer : undefined;
  const leave = () => {
    acts.forget();
    onChosen();
  };
  const finished = () => {
    leave();
    setDone((times) => times + 1);
  };

  if (state === 'refused') return <OnlyOwner owners={owners} />;
  if (state === 'loading') return <Skeleton lines={12} />;
  if (state === 'away') return <NotKnown onAgain={billing.again} />;
  const stopped = acts.state.step === 'stopped' ? acts.state : undefined;
  const here = stopped && ['cancel', 'resume'].includes(stopped.act) ? stopped.problem : undefined;
  return (
    <>
      {(offline || billing.oldSince !== undefined) && (
        <OfflineNote since={billing.oldSince} online={online} />
      )}
      {customer && wanted && running && (
        <ChangePlan
          key={wanted.price.id}
          offer={wanted}
          products={products}
          subscription={running}
          customer={customer}
          acts={acts}
          onDone={finished}
        />
      )}
      {customer && wanted && !running && invoices.state !== 'loading' && (
        <BookPlan
          key={wanted.price.id}
          offer={wanted}
          customer={customer}
          start={bookingStart(wanted.price, { earlier: billing.all.length, invoices: bills, now })}
          acts={acts}
          onBooked={(payment) => {
            setStep(payment);
            finished();
          }}
          onLeave={leave}
        />
      )}
      <div ref={plan} tabIndex={-1} className="outline-none">
        <Section title={<Trans>Your plan</Trans>}>
          {!mayBook && (
            <HouseholdPlan entitlement={entitlement.state === 'there' ? entitlement.data : undefined} />
          )}
          {here && <BillingProblem problem={here} />}
          {running && customer ? (
            <PlanSection
              subscription={running}
              customer={customer}
              products={products}
              validUntil={entitlement.state === 'there' ? entitlement.data.validUntil : null}
              acts={acts}
            />
          ) : (
            mayBook && (
              <NoPlan
                last={billing.all[0]}
                entitlement={entitlement.state === 'there' ? entitlement.data : undefined}
                products={products}
                choosing={offer !== undefined}
              />
            )
          )}
          {entitlement.state === 'there' && <PlanUsage entitlement={entitlement.data} use={use} />}
        </Section>
      </div>
      <ToPay invoices={bills} step={step} subscription={running} />
      {!customer && mayBook && (
        <BillingData company={company} customer={null} onSaved={billing.customer.put} />
      )}
      {(mayBook || bills.length > 0) && (
        <Section title={<Trans>Bills</Trans>}>
          <InvoiceList companyId={company._id} first={invoices} />
        </Section>
      )}
      {customer && <BillingData company={company} customer={customer} onSaved={billing.customer.put} />}
    </>
  );
}
