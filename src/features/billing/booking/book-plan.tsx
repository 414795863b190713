import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { PaymentStep } from '../../../../contract/entities/subscription.ts';
import { DUE_DAYS } from '../../../../contract/law/invoice-terms.ts';
import { INCOMPLETE_HOURS } from '../../../../contract/policy/subscription.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { BillingProblem } from '../billing-problem.tsx';
import { VatIdNote } from '../customer/vat-id-note.tsx';
import { planName } from '../plan-words.ts';
import type { Offered } from '../plans/offers.ts';
import { priceLines, vatCaseOfCustomer } from '../price-lines.ts';
import type { PlanActs } from '../use-plan-acts.ts';
import { usePriceWords } from '../use-price-words.ts';
import { WaitingActs } from '../waiting-acts.tsx';
import type { BookingStart } from './booking-start.ts';

type Props = {
  offer: Offered;
  customer: Customer;
  start: BookingStart;
  acts: PlanActs;
  onBooked: (payment: PaymentStep) => void;
  onLeave: () => void;
};

/** Books the plan that was chosen: what it costs and how it begins, then the tick, then the button. */
export function BookPlan({ offer: { product, price }, customer, start, acts, onBooked, onLeave }: Props) {
  const { t, i18n } = useLingui();
  const { per, vat } = usePriceWords();
  const [business, setBusiness] = useState(false);
  const [missing, setMissing] = useState(false);
  const name = planName(i18n, product.id, [product]);
  const now = useNow();
  const { state } = acts;
  const book = async () => {
    setMissing(!business);
    if (!business) return;
    const booked = await acts.book(customer._id, price.id);
    if (booked) onBooked(booked.payment);
  };
  return (
    <Card aria-labelledby="book-plan">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        <div>
          <h2 id="book-plan" className="text-title font-bold">
            <Trans>Book {name}</Trans>
          </h2>
          <p className="tabular-nums">{per(price.unit_amount, price.recurring.interval)}</p>
          <p className="text-small tabular-nums text-soft">
            {vat(priceLines(price.unit_amount, vatCaseOfCustomer(customer), now))}
          </p>
          <VatIdNote customer={customer} />
        </div>
        <Start start={start} />
        {state.step === 'stopped' && state.act === 'book' && <BillingProblem problem={state.problem} />}
        <Checkbox
          label={<Trans>I book as a business, for this company.</Trans>}
          hint={<Trans>Plans are sold to businesses only.</Trans>}
          checked={business}
          onChange={(event) => {
            setBusiness(event.currentTarget.checked);
            setMissing(false);
          }}
          error={missing && t`Confirm this to go on. Plans are for businesses only.`}
        />
        <p className="text-small text-soft">
          <Trans>
            The <TextLink to="/sites/terms-of-use">terms of use</TextLink> hold.
          </Trans>
        </p>
        <WaitingActs>
          {(waits) => (
            <>
              <Button type="submit" waits={waits} busy={state.step === 'busy' && t`Booking`}>
                {start.kind === 'trial' ? <Trans>Begin the trial</Trans> : <Trans>Book and pay</Trans>}
              </Button>
              <Button variant="quiet" onClick={onLeave}>
                <Trans>Not now</Trans>
              </Button>
            </>
          )}
        </WaitingActs>
      </form>
    </Card>
  );
}

function Start({ start }: { start: BookingStart }) {
  const format = useFormat();
  const now = useNow();
  if (start.kind === 'pay-first')
    return (
      <p className="rounded-inner bg-warning-wash px-4 py-3">
        <Trans>
          An older bill is overdue. So this plan begins once its first bill is paid; without that the booking
          lapses after {INCOMPLETE_HOURS} hours.
        </Trans>
      </p>
    );
  if (start.kind === 'now')
    return (
      <p>
        <Trans>
          It begins at once. The first bill comes now and is due in {DUE_DAYS} days, by bank transfer.
        </Trans>
      </p>
    );
  const { days } = start;
  const end = format.deadline(new Date(now + days * DAY_MS).toISOString());
  return (
    <p>
      <Trans>
        The first {days} days are free. The first bill comes on {end}. Cancel before that and none is ever
        written.
      </Trans>
    </p>
  );
}
