import type { CompanyGeneral } from '../../../contract/entities/company.ts';
import type { AdLanguage, Branch } from './ad.ts';
import type { Town } from './towns.ts';

/** An invented company. No real firm is meant; the websites are on the top-level domain reserved for examples. */
export type CompanyProfile = {
  companyName: string;
  /** How the company speaks of itself. */
  short: string;
  branch: Branch;
  /** A valid check digit, from a range of numbers that is not given out. */
  companyUID: string;
  verified: boolean;
  general: CompanyGeneral;
  /** Where it has workplaces. */
  towns: readonly Town[];
  /** Last paragraph of its ads. */
  about: Record<AdLanguage, string>;
  /** What people get there: the first is for everybody, the second for regular employees and apprentices. */
  perks: Record<AdLanguage, readonly [string, string]>;
};
