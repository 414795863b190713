import * as z from 'zod/mini';
import { day, filled, instant, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** ISO 3166-1, two capital letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const number = z.string().check(z.minLength(4), z.maxLength(30), z.regex(/^[A-Za-z0-9 ./+*-]+$/));

/** What the tax law asks of somebody who sells services here, as they say it (§ 14 (2) PStTG). */
export const sellerFacts = lazily(() =>
  z
    .strictObject({
      line1: filled(TEXT_MAX.place),
      postalCode: filled(TEXT_MAX.postalCode),
      city: filled(TEXT_MAX.place),
      country,
      /** Null: none was given out. */
      taxId: z.nullable(number),
      taxIdCountry: z.nullable(country),
      /** Only where there is no tax id. */
      birthPlace: text(TEXT_MAX.place),
      vatId: z.nullable(number),
    })
    .check(
      z.refine((facts) => (facts.taxId === null) === (facts.taxIdCountry === null), {
        error: 'country_with_tax_id',
        path: ['taxIdCountry'],
      }),
      z.refine((facts) => facts.taxId !== null || facts.birthPlace.trim() !== '', {
        error: 'tax_id_or_birth_place',
        path: ['birthPlace'],
      }),
    ),
);
export type SellerFactsGiven = z.infer<typeof sellerFacts>;

/** `asked`: services are concluded here, so this is needed before one is accepted. */
export const seller = lazily(() =>
  z.object({
    asked: z.boolean(),
    /** Null: nothing was given yet. */
    facts: z.nullable(sellerFacts),
    firstname: z.string(),
    lastname: z.string(),
    dateOfBirth: day,
    savedAt: z.nullable(instant),
  }),
);
export type Seller = z.infer<typeof seller>;
