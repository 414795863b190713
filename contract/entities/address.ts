import * as z from 'zod/mini';
import { filled, id, text, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Postal address: specification section 3. */

export const addressRefType = z.enum(['user', 'company', 'job', 'customer']);
export type AddressRefType = z.infer<typeof addressRefType>;

/** Whose address it is: an account, or the id of a company, a job or a customer. */
export const addressReference = lazily(() =>
  z.strictObject({
    refType: addressRefType,
    refId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/)),
  }),
);

/** ISO 3166-1 alpha-2. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** The fields a person enters. */
export const addressFields = lazily(() =>
  z.object({
    reference: addressReference,
    country,
    state: text(TEXT_MAX.place),
    city: filled(TEXT_MAX.place),
    postalCode: text(TEXT_MAX.postalCode),
    line1: text(TEXT_MAX.place),
    line2: text(TEXT_MAX.place),
  }),
);

export const address = lazily(() => z.object({ _id: id, ver: version, ...addressFields.shape }));
export type Address = z.infer<typeof address>;

/** What strangers read of a company's or a job's address: where it is, not the door. */
export const publicAddress = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    reference: addressReference,
    country,
    city: filled(TEXT_MAX.place),
  }),
);
