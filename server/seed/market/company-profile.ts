import * as z from 'zod/mini';
import { companyGeneral } from '../../../contract/entities/company.ts';
import { branch } from './ad.ts';
import { TOWNS, type Town } from './towns.ts';

const perks = z.tuple([z.string(), z.string()]);

/** An invented company. No real firm is meant; the websites are on the top-level domain reserved for examples. */
export const companyProfile = z.strictObject({
  companyName: z.string(),
  /** How the company speaks of itself. */
  short: z.string(),
  branch,
  /** A valid check digit, from a range of numbers that is not given out. */
  companyUID: z.string(),
  verified: z.boolean(),
  general: companyGeneral,
  /** Where it has workplaces. */
  towns: z.array(z.enum(Object.keys(TOWNS) as [Town, ...Town[]])).check(z.minLength(1)),
  /** Last paragraph of its ads. */
  about: z.strictObject({ de: z.string(), en: z.string() }),
  /** The first is for everybody who works there, the second for regular employees and apprentices. */
  perks: z.strictObject({ de: perks, en: perks }),
});
export type CompanyProfile = z.infer<typeof companyProfile>;
