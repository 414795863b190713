import { addDays, dayOf, endOfDay } from '../../../../contract/calendar-day.ts';
import type { InvoiceLine, InvoiceParty, SellerFacts } from '../../../../contract/entities/invoice.ts';
import { DUE_DAYS } from '../../../../contract/law/invoice-terms.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { customerLanguage } from '../customer-language.ts';
import type { CustomerRow, InvoiceRow, SubscriptionRow } from '../rows.ts';
import { customerVatCase, isConfirmed } from '../vat-id/vat-buyer.ts';
import { billOf } from './bill.ts';
import { mailInvoice } from './invoice-mail.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

export type ToBill = {
  subscription: Pick<SubscriptionRow, 'id'>;
  customer: CustomerRow;
  lines: readonly InvoiceLine[];
  period: { start: Date; end: Date };
  seller: SellerFacts;
  /** Left out: the end of the day 14 days from now. */
  dueAt?: Date;
};

/**
 * Issues an invoice less the customer's credit, and mails a link to it. A total below zero becomes credit, by an invoice
 * over nothing; only lines of nothing make none. The customer's row must be locked.
 */
export async function issueInvoice(context: BillingContext, toBill: ToBill): Promise<InvoiceRow | undefined> {
  const { tx, now, chance } = context;
  const { subscription, customer, period, seller, dueAt = endOfDay(addDays(dayOf(now), DUE_DAYS)) } = toBill;
  const bill = billOf(toBill.lines, {
    credit: customer.credit_net,
    vatCase: customerVatCase(customer, seller, now),
    at: now,
  });
  if (bill.credit !== customer.credit_net) await setCredit(context, customer, bill.credit);
  if (bill.lines.length === 0) return undefined;
  const total = bill.net + bill.vat.vat;
  const row = await tx
    .insertInto('invoice')
    .values({
      ...(await nextInvoiceNumber(context)),
      id: chance.newId(),
      company_id: customer.company_id,
      customer_id: customer.id,
      subscription_id: subscription.id,
      provider: 'invoice',
      kind: 'invoice',
      // Paid by credit, or turned into it.
      status: total === 0 ? 'paid' : 'open',
      paid_at: total === 0 ? now : null,
      currency: 'eur',
      lang: customerLanguage(customer),
      issued_at: now,
      due_at: dueAt,
      period_start: period.start,
      period_end: period.end,
      lines: JSON.stringify(bill.lines),
      net: bill.net,
      vat_rate: bill.vat.rate,
      vat: bill.vat.vat,
      total,
      reverse_charge: bill.vat.case === 'reverse_charge',
      vat_case: bill.vat.case,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyerOf(customer)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('subscription')
    .set({ latest_invoice_id: row.id })
    .where('id', '=', subscription.id)
    .execute();
  await mailInvoice(context, total === 0 ? 'invoice-nothing' : 'invoice', row);
  return row;
}

function buyerOf(customer: CustomerRow): InvoiceParty {
  return {
    name: customer.name,
    line1: customer.line1,
    line2: customer.line2,
    postalCode: customer.postal_code,
    city: customer.city,
    state: customer.state,
    country: customer.country,
    email: customer.email,
    vatId: customer.vat_id,
    vatConsultation: isConfirmed(customer) ? customer.vat_id_consultation : null,
    reference: customer.buyer_reference,
  };
}

async function setCredit({ tx, now }: BillingContext, customer: CustomerRow, credit: number): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ credit_net: credit, updated_at: now })
    .where('id', '=', customer.id)
    .execute();
}
