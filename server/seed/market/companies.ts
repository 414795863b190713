import { brandCompanies } from './companies/brands.ts';
import { craftCompanies } from './companies/crafts.ts';
import { foodCompanies } from './companies/food.ts';
import { peopleCompanies } from './companies/people.ts';
import type { CompanyProfile } from './company-profile.ts';

/** The first one belongs to the demo account. */
export const companyProfiles: readonly CompanyProfile[] = [
  ...foodCompanies,
  ...peopleCompanies,
  ...craftCompanies,
  ...brandCompanies,
];
