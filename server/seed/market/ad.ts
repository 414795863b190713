import type { JobDraft, PayUnit } from '../../../contract/entities/job.ts';

/** Sample ads are content: what they are written in is not what the product speaks. */
export type AdLanguage = 'de' | 'en';

/** What a company does; an ad names the branches it is believable for. */
export type Branch =
  | 'bakery'
  | 'bikes'
  | 'canteen'
  | 'care-home'
  | 'carpentry'
  | 'cosmetics'
  | 'electric'
  | 'farm'
  | 'film'
  | 'garden'
  | 'home-care'
  | 'hotel'
  | 'kindergarten'
  | 'library'
  | 'logistics'
  | 'market-hall'
  | 'newspaper'
  | 'pool'
  | 'practice'
  | 'snacks'
  | 'software'
  | 'sports-club'
  | 'tutoring';

export type Season = 'easter' | 'summer';

/** From the lower to the higher number, both included. */
export type Span = readonly [low: number, high: number];

/**
 * When the work begins, seen from the day the market is made: `open` by arrangement · `month` on the first of a
 * month · `monday` in some weeks · `training` with the next training year · `holidays` with school holidays.
 */
export type Start =
  | { when: 'open' }
  | { when: 'month'; ahead: Span; lasts?: Span }
  | { when: 'monday'; ahead: Span; lasts?: Span }
  | { when: 'training' }
  | { when: 'holidays'; seasons: readonly Season[] };

type Hours = { min: number; max: number; text: string };

/**
 * An ad as its author wrote it, before it belongs to a company, a town and a day. A paragraph with several wordings
 * is published in one of them. Texts may hold `{town}` (not where the work is fully remote), `{days}` (the company's
 * reply promise) and, in holiday jobs, `{holidays}`.
 */
export type Ad = Pick<JobDraft, 'kind' | 'employmentType' | 'remote' | 'minAge'> & {
  key: string;
  lang: AdLanguage;
  branches: readonly Branch[];
  titles: readonly string[];
  text: readonly (string | readonly string[])[];
  tasks: readonly string[];
  must: readonly string[];
  nice: readonly string[];
  benefits: readonly string[];
  /** In cents, the lowest that is paid: copies pay this or a little more. */
  pay: { min: number; max: number; unit: PayUnit } | null;
  /** Where it is worked, as far as the age law asks; left out: nowhere in particular. */
  workplace?: JobDraft['workplace'];
  /** One of these for each copy. */
  hours: readonly Hours[] | null;
  openings: Span;
  start: Start;
};
