import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Wallet from 'lucide-react/icons/wallet';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { DUE_DAYS } from '../../../../contract/law/invoice-terms.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { priceLines, vatCaseOfCustomer } from '../price-lines.ts';
import { usePriceWords } from '../use-price-words.ts';
import { nextCharge } from './next-charge.ts';

type Props = { subscription: Subscription; customer: Customer };

/** What is billed next and how it is paid (payment.2). Card numbers are never seen here. */
export function NextChargeFacts({ subscription, customer }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const { money, vat } = usePriceWords();
  const next = nextCharge(subscription, customer);
  const transfer = subscription.collection_method === 'send_invoice';
  const now = useNow();
  const { brand, last4, exp } = subscription.default_payment_method ?? {};
  const net = money(next?.net ?? 0);
  const credit = money(customer.credit);
  const facts: (Fact | false | null)[] = [
    next && {
      key: 'at',
      icon: CalendarClock,
      label: t`Next bill`,
      value: format.deadline(next.at),
    },
    next && {
      key: 'sum',
      icon: ReceiptText,
      label: t`Sum`,
      value: (
        <>
          <Trans>{net} net</Trans>
          {/* A provider reckons VAT by rules of its own. */}
          {transfer && (
            <span className="block text-small font-normal text-soft">
              {vat(priceLines(next.net, vatCaseOfCustomer(customer), now))}
            </span>
          )}
        </>
      ),
    },
    customer.credit > 0 && {
      key: 'credit',
      icon: Wallet,
      label: t`Credit`,
      value: <Trans>{credit} net, used up by the next bills</Trans>,
    },
    {
      key: 'method',
      icon: Landmark,
      label: t`Paid by`,
      value: transfer ? (
        <>
          <Trans>bank transfer</Trans>
          <span className="block text-small font-normal text-soft">
            <Trans>within {DUE_DAYS} days of each bill; its number is the reference</Trans>
          </span>
        </>
      ) : last4 ? (
        <Trans>
          {brand} ending in {last4}, valid until {exp}
        </Trans>
      ) : (
        <Trans>what you leave with our payment provider</Trans>
      ),
    },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => fact !== null && fact !== false)} />;
}
