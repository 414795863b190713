import type Stripe from 'stripe';
import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import { LANGUAGE_DEFAULT, LANGUAGE_MARKET } from '../../../../contract/languages.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import type { CustomerRow, InvoiceRow } from '../../../domain/billing/rows.ts';
import { fromSeconds } from './seconds.ts';

/** Makes our row of an invoice what the provider says. Gives nothing for one in another currency, which is none of ours. */
export async function mirrorInvoice(
  { tx, chance, now }: BillingContext,
  customer: CustomerRow,
  remote: Stripe.Invoice,
  subscriptionId: string | null,
): Promise<InvoiceRow | undefined> {
  if (remote.currency !== 'eur') return undefined;
  const net = remote.total_excluding_tax ?? remote.total;
  const vat = remote.total - net;
  const status = (remote.status ?? 'draft') as InvoiceRow['status'];
  const taxes = remote.total_taxes ?? [];
  const reverseCharge =
    vat === 0 && taxes.some(({ taxability_reason: reason }) => reason === 'reverse_charge');
  const facts = {
    number: remote.number,
    status,
    issued_at: fromSeconds(remote.effective_at ?? remote.created),
    due_at: fromSeconds(remote.due_date),
    paid_at: status === 'paid' ? (fromSeconds(remote.status_transitions.paid_at) ?? now) : null,
    period_start: fromSeconds(remote.period_start),
    period_end: fromSeconds(remote.period_end),
    lines: JSON.stringify(remote.lines.data.map(lineOf)),
    net,
    vat_rate: net === 0 ? 0 : Math.min(10_000, Math.max(0, Math.round((vat * 10_000) / net))),
    vat,
    total: remote.total,
    reverse_charge: reverseCharge,
    hosted_url: remote.hosted_invoice_url ?? null,
    pdf_url: remote.invoice_pdf ?? null,
    subscription_id: subscriptionId,
  };
  return tx
    .insertInto('invoice')
    .values({
      ...facts,
      id: chance.newId(),
      company_id: customer.company_id,
      customer_id: customer.id,
      provider: 'stripe',
      provider_id: remote.id as string,
      kind: 'invoice',
      currency: 'eur',
      lang: customer.country === 'DE' ? LANGUAGE_MARKET : LANGUAGE_DEFAULT,
      seller: null,
      buyer: null,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Id of the subscription an invoice belongs to, at the provider. */
export function subscriptionOf(remote: Stripe.Invoice): string | undefined {
  const subscription = remote.parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription.id : subscription;
}

export function lineOf(line: Stripe.InvoiceLineItem): InvoiceLine & { kind: Kind } {
  const price = line.pricing?.price_details?.price;
  return {
    kind: kindOf(line),
    priceId: (typeof price === 'object' ? price.lookup_key : price) ?? '',
    quantity: line.quantity ?? 1,
    amount: line.amount,
    periodStart: fromSeconds(line.period.start).toISOString(),
    periodEnd: fromSeconds(line.period.end).toISOString(),
  };
}

type Kind = Exclude<InvoiceLine['kind'], 'kept'>;

function kindOf({ parent, amount }: Stripe.InvoiceLineItem): Kind {
  const prorated =
    parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true;
  if (!prorated) return 'period';
  return amount < 0 ? 'unused' : 'remaining';
}
