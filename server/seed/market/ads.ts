import type { Ad } from './ad.ts';
import { apprenticeshipDeCrafts } from './ads/apprenticeship-de-crafts.ts';
import { apprenticeshipDePeople } from './ads/apprenticeship-de-people.ts';
import { apprenticeshipEn } from './ads/apprenticeship-en.ts';
import { campaignDe } from './ads/campaign-de.ts';
import { campaignEn } from './ads/campaign-en.ts';
import { employmentDeHands } from './ads/employment-de-hands.ts';
import { employmentDeOffice } from './ads/employment-de-office.ts';
import { employmentDePeople } from './ads/employment-de-people.ts';
import { employmentEn } from './ads/employment-en.ts';
import { freelanceDe } from './ads/freelance-de.ts';
import { freelanceEn } from './ads/freelance-en.ts';
import { holidayDe } from './ads/holiday-de.ts';
import { holidayEn } from './ads/holiday-en.ts';
import { internshipDe } from './ads/internship-de.ts';
import { internshipEn } from './ads/internship-en.ts';
import { minijobDePeople } from './ads/minijob-de-people.ts';
import { minijobDeShop } from './ads/minijob-de-shop.ts';
import { minijobEn } from './ads/minijob-en.ts';

/** Every ad of the sample market. */
export const ads: readonly Ad[] = [
  ...employmentDeHands,
  ...employmentDePeople,
  ...employmentDeOffice,
  ...employmentEn,
  ...minijobDeShop,
  ...minijobDePeople,
  ...minijobEn,
  ...apprenticeshipDeCrafts,
  ...apprenticeshipDePeople,
  ...apprenticeshipEn,
  ...internshipDe,
  ...internshipEn,
  ...holidayDe,
  ...holidayEn,
  ...freelanceDe,
  ...freelanceEn,
  ...campaignDe,
  ...campaignEn,
];
