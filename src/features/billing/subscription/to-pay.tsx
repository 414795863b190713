import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '../../../../contract/entities/invoice.ts';
import type { PaymentStep, Subscription } from '../../../../contract/entities/subscription.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Section } from '../../../ui/page.tsx';
import { InvoiceFiles } from '../invoices/invoice-files.tsx';
import { unpaidOf } from '../invoices/invoice-state.ts';

type Props = {
  invoices: readonly Invoice[];
  /** What a booking has just answered. */
  step: PaymentStep;
  subscription: Subscription | undefined;
};

/** Bills that are not paid yet, each with all a transfer needs. The money is never taken here. */
export function ToPay({ invoices, step, subscription }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const unpaid = unpaidOf(invoices, useNow());
  const latest = subscription?.latest_invoice;
  const hosted = step?.kind === 'hosted' ? step.url : latest?.status === 'open' ? latest.hosted_url : null;
  if (unpaid.length === 0 && !hosted) return null;
  return (
    <Section title={<Trans>To pay</Trans>}>
      {hosted && (
        <div>
          <a href={hosted} target="_blank" rel="noreferrer" className={buttonStyle()}>
            <Trans>Pay at our payment provider</Trans>
          </a>
        </div>
      )}
      {!hosted &&
        unpaid.map((invoice) => (
          <div
            key={invoice.id}
            className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-line bg-sheet p-5"
          >
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
              <Line label={t`Sum`} value={format.money(invoice.amount, 'EUR')} strong />
              {invoice.dueDate && <Line label={t`Due`} value={format.deadline(invoice.dueDate)} />}
              <Line label={t`Reference`} value={invoice.number ?? ''} />
              {step?.kind === 'transfer' && step.invoiceNumber === invoice.number ? (
                <>
                  <Line label={t`Recipient`} value={step.accountHolder} />
                  <Line label="IBAN" value={inFours(step.iban)} />
                </>
              ) : (
                <Line label={t`Recipient`} value={t`the account printed on the bill`} />
              )}
            </dl>
            <InvoiceFiles invoice={invoice} />
          </div>
        ))}
    </Section>
  );
}

/** As it stands on a card or a slip. */
function inFours(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className="text-small text-soft">{label}</dt>
      <dd className={strong ? 'font-bold' : 'font-medium'}>{value}</dd>
    </>
  );
}
