import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { vatCases } from '../law/vat.ts';
import { lazily } from '../lazily.ts';

/** Invoice: product section 5, `POST /company/customer/billing-list`. Amounts in cents. */

/** Stripe's. */
export const invoiceStatus = z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** `xrechnung`: as German public bodies want it · `en16931`: the European standard. Both as UN/CEFACT CII. */
export const eInvoiceFormats = ['xrechnung', 'en16931'] as const;
export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

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
    /** Why it has the VAT it has. */
    vatCase: z.enum(vatCases),
    currency: z.literal('eur'),
    status: invoiceStatus,
    /** A credit note took it back. */
    corrected: z.boolean(),
    /** Of ours: a ZUGFeRD file, which carries the e-invoice. */
    pdf: z.nullable(z.string()),
    /** The e-invoice by itself; null where the payment provider writes the invoices. */
    xml: z.nullable(z.object({ url: z.string(), format: z.enum(eInvoiceFormats) })),
  }),
);
export type Invoice = z.infer<typeof invoice>;

/** Kinds of lines: a whole period, both halves of a proration, credit that is used up, and what becomes credit. */
export type InvoiceLine = {
  kind: 'period' | 'unused' | 'remaining' | 'credit' | 'kept';
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
  /** Number under which the register confirmed the id; left out before it was asked. */
  vatConsultation?: string | null;
  /** What the buyer wants to find on it: a Leitweg-ID, an order number. */
  reference?: string;
};

/**
 * Who writes the invoices (§ 14 UStG). `address`: one line for each line of the letterhead. At least one of VAT id and tax
 * number is there. Invoices of older versions have only what stands without a question mark.
 */
export type SellerFacts = {
  name: string;
  address: string[];
  vatId: string | null;
  iban: string;
  taxNumber?: string | null;
  /** Charges no VAT (§ 19 UStG). */
  small?: boolean;
  mail?: string | null;
  phone?: string | null;
};
