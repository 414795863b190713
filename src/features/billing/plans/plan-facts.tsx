import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf } from '../../../../contract/calendar-day.ts';
import { inForce } from '../../../../contract/law/in-force.ts';
import { DUE_DAYS } from '../../../../contract/law/invoice-terms.ts';
import { VAT_RATE } from '../../../../contract/law/vat.ts';
import { GIVEN_UP_AFTER_DAYS, GRACE_DAYS } from '../../../../contract/policy/subscription.ts';
import { Section } from '../../../ui/page.tsx';

/** What the limits mean, true to what the server does at them (pricing.1). */
export function PlanFacts() {
  return (
    <Section title={<Trans>What the limits mean</Trans>}>
      <Answers>
        <Answer title={<Trans>What takes a job slot</Trans>}>
          <Trans>
            A job that is live, or waits to go live. Drafts take none, and neither do jobs that are closed:
            their slot is free again at once.
          </Trans>
        </Answer>
        <Answer title={<Trans>What happens at the limit</Trans>}>
          <Trans>
            Nothing is taken away. One more job stays a draft until a slot is free or the plan is larger.
            Anyone who accepts an invitation while every seat is taken waits for the next free one.
          </Trans>
        </Answer>
        <Answer title={<Trans>What always works</Trans>}>
          <Trans>
            Reading, answering and hiring everybody who has applied, chat and offers, on every plan and also
            while a bill is late. People who look for work never pay.
          </Trans>
        </Answer>
        <Answer title={<Trans>When a bill is late</Trans>}>
          <Trans>
            A bill is to be paid within {DUE_DAYS} days of its arrival. For {GRACE_DAYS} days more everything
            stays as it is. After that no new job is published until it is paid; live jobs stay live.{' '}
            {GIVEN_UP_AFTER_DAYS} days after it was due the plan ends.
          </Trans>
        </Answer>
      </Answers>
    </Section>
  );
}

/** Questions about the end of it, answered before anything is booked (pricing.4). */
/** `noVat`: the seller charges none (§ 19 UStG). `now`: milliseconds since the epoch. */
export function CancelAnswers({ trialDays, noVat, now }: { trialDays: number; noVat: boolean; now: number }) {
  const rate = inForce(VAT_RATE, dayOf(now)) / 100;
  return (
    <Section title={<Trans>Cancelling</Trans>}>
      <Answers>
        <Answer title={<Trans>How do I cancel?</Trans>}>
          <Trans>
            With one click under Billing, whenever you like. The button names the day: the end of the period
            that is paid for. Until then everything stays, and you can take it back.
          </Trans>
        </Answer>
        <Answer title={<Trans>What happens after that?</Trans>}>
          <Trans>
            You are on the free plan. Live jobs stay until their closing day, everybody in the company stays,
            and applicants can be answered. New jobs and members fit in once you are below its limits.
          </Trans>
        </Answer>
        <Answer title={<Trans>Can I end it at once?</Trans>}>
          <Trans>Yes. It then ends the same moment, and what was paid for the rest is not paid back.</Trans>
        </Answer>
        {trialDays > 0 && (
          <Answer title={<Trans>What does the trial cost?</Trans>}>
            <Trans>
              Nothing. The first {trialDays} days of a company's first plan are free. Cancel in them and no
              bill is ever written; otherwise the first one comes when they are over.
            </Trans>
          </Answer>
        )}
        <Answer title={<Trans>Can I change the plan?</Trans>}>
          <Trans>
            At any time. Time that is paid for counts, to the second, and you see the sum before you confirm.
          </Trans>
        </Answer>
        <Answer title={<Trans>What about VAT?</Trans>}>
          {noVat ? (
            <Trans>
              Prices are for businesses only. No VAT is charged, because the seller is a small business
              (section 19 UStG).
            </Trans>
          ) : (
            <Trans>
              Prices are net, for businesses only; {rate} % German VAT is added. A company in another EU
              country owes the VAT there once the EU’s register has confirmed its VAT number. Bills to
              companies outside the EU have no German VAT.
            </Trans>
          )}
        </Answer>
      </Answers>
    </Section>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-6 pt-1 sm:grid-cols-2">{children}</div>;
}

function Answer({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-body font-semibold">{title}</h3>
      <p className="text-soft">{children}</p>
    </div>
  );
}
