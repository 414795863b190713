import { readSamples } from './read-samples.ts';

/** Every ad of the sample market. Their order decides which company publishes which. */
export const ads = readSamples('ads', [
  'employment-de-hands',
  'employment-de-people',
  'employment-de-office',
  'employment-en',
  'minijob-de-shop',
  'minijob-de-people',
  'minijob-en',
  // The pay of an apprenticeship is that of the first to the last year.
  'apprenticeship-de-crafts',
  'apprenticeship-de-people',
  'apprenticeship-en',
  'internship-de',
  'internship-en',
  'holiday-de',
  'holiday-en',
  'freelance-de',
  'freelance-en',
  // The pay of a campaign is for everything that is agreed.
  'campaign-de',
  'campaign-en',
]);
