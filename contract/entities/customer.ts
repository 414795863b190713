import * as z from 'zod/mini';
import { filled, id, instant, mail, text } from '../fields.ts';
import { vatCases } from '../law/vat.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Customer: a company as the one who pays. Specification section 3. */

/** ISO 3166-1, two capital letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const billingAddress = lazily(() =>
  z.object({
    country,
    state: text(TEXT_MAX.place),
    city: filled(TEXT_MAX.place),
    postal_code: filled(20),
    line1: filled(TEXT_MAX.place),
    line2: text(TEXT_MAX.place),
  }),
);
export type BillingAddress = z.infer<typeof billingAddress>;

/**
 * Whether the EU's register knows the VAT id, as far as the VAT depends on it. `not_needed`: it does not · `pending`: the
 * register is being asked · `unchecked`: nobody could be asked here. `at`: of the answer.
 */
export const vatIdCheck = lazily(() =>
  z.object({
    state: z.enum(['not_needed', 'pending', 'unchecked', 'confirmed', 'refused']),
    at: z.nullable(instant),
  }),
);
export type VatIdCheck = z.infer<typeof vatIdCheck>;

/** What a buyer wants to find on its invoices: a Leitweg-ID, an order number. */
export const buyerReference = text(TEXT_MAX.buyerReference);

export const customerName = filled(TEXT_MAX.companyName);

export const customer = lazily(() =>
  z.object({
    _id: id,
    _companyId: id,
    _addressId: z.nullable(id),
    name: z.string(),
    email: z.string(),
    address: billingAddress,
    vatId: z.nullable(z.string()),
    vatIdCheck,
    /** Why the next invoice has the VAT it has. */
    vatCase: z.enum(vatCases),
    buyerReference: z.string(),
    /** Net cents the next invoice uses up. */
    credit: z.int(),
    createdAt: instant,
    updatedAt: instant,
  }),
);
export type Customer = z.infer<typeof customer>;

/** What may change; what is not named stays. */
export const customerParams = lazily(() =>
  z.strictObject({
    name: z.optional(customerName),
    email: z.optional(mail),
    address: z.optional(z.strictObject(z.partial(billingAddress).shape)),
    /** Null removes it. */
    vatId: z.optional(z.nullable(filled(20))),
    buyerReference: z.optional(buyerReference),
  }),
);
export type CustomerParams = z.infer<typeof customerParams>;
