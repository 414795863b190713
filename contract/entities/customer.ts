import * as z from 'zod/mini';
import { filled, id, instant, mail, text } from '../fields.ts';
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
  }),
);
export type CustomerParams = z.infer<typeof customerParams>;
