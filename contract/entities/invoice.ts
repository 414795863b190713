import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';

/** Invoice: product section 5, `POST /company/customer/billing-list`. Amounts in cents. */

/** Stripe's. */
export const invoiceStatus = z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const invoice = lazily(() =>
  z.object({
    id,
    /** Null: a draft of the payment provider. */
    number: z.nullable(z.string()),
    kind: z.enum(['invoice', 'credit_note']),
    date: instant,
    dueDate: z.nullable(instant),
    paidAt: z.nullable(instant),
    /** To pay, VAT included; negative on a credit note. */
    amount: z.int(),
    vat: z.int(),
    /** The buyer owes the VAT (another EU country's company). */
    reverseCharge: z.boolean(),
    currency: z.literal('eur'),
    status: invoiceStatus,
    /** A credit note took it back. */
    corrected: z.boolean(),
    pdf: z.nullable(z.string()),
  }),
);
export type Invoice = z.infer<typeof invoice>;

/** Kinds of lines: a whole period, both halves of a proration, and credit that is used up. */
export type InvoiceLine = {
  kind: 'period' | 'unused' | 'remaining' | 'credit';
  priceId: string;
  quantity: number;
  /** Net cents; negative for what is given back. */
  amount: number;
  periodStart: string;
  periodEnd: string;
};

export type InvoiceParty = {
  name: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
  country: string;
  email: string;
  vatId: string | null;
};

/** Whoever writes the invoices (§ 14 UStG). `address`: one line for each line of the letterhead. */
export type SellerFacts = {
  name: string;
  address: string[];
  vatId: string;
  iban: string;
};
