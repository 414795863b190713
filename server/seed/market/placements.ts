import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Ad } from './ad.ts';
import { ads } from './ads.ts';
import { companyProfiles } from './companies.ts';
import type { CompanyProfile } from './company-profile.ts';
import { type Random, shuffled } from './random.ts';
import type { Town } from './towns.ts';

type Choice = { ad: Ad; company: CompanyProfile; place: Town | null };
/** `copy`: how many jobs of the same ad come before. */
export type Placement = Choice & { copy: number };

/** How often an ad of each kind comes round while those of weight 1 come once. */
const KIND_WEIGHT: Record<JobKind, number> = {
  employment: 2,
  minijob: 2,
  apprenticeship: 2,
  internship: 1,
  holiday: 1,
  freelance: 1,
  campaign: 1,
};

/**
 * Which ad is published by whom and where: the ads in turn, each by the company that has used it least and has the
 * fewest jobs for its size. No company publishes an ad twice in one town. Throws a `RangeError` when the ads run out.
 */
export function placements(random: Random, count: number): Placement[] {
  const round = ads.flatMap((ad) => Array<Ad>(KIND_WEIGHT[ad.kind]).fill(ad));
  const open = new Map(ads.map((ad) => [ad, shuffled(random, choicesOf(ad))]));
  const placed: Placement[] = [];
  const tally = new Map<string, number>();
  const had = (...counted: string[]) => tally.get(counted.join()) ?? 0;
  const effort = ({ ad, company, place }: Choice) =>
    1000 * had(company.short, ad.key) +
    had(company.short) / company.towns.length +
    had(company.short, place ?? '') / 100;

  while (placed.length < count) {
    const before = placed.length;
    for (const ad of shuffled(random, round)) {
      if (placed.length === count) break;
      const choices = open.get(ad) ?? [];
      const efforts = choices.map(effort);
      const [chosen] = choices.splice(efforts.indexOf(Math.min(...efforts)), 1);
      if (!chosen) continue;
      placed.push({ ...chosen, copy: had(ad.key) });
      const { short } = chosen.company;
      for (const counted of [[ad.key], [short], [short, ad.key], [short, chosen.place ?? '']])
        tally.set(counted.join(), had(...counted) + 1);
    }
    if (placed.length === before)
      throw new RangeError(`The sample market has ads for ${before} jobs, not for ${count}.`);
  }
  return placed;
}

function choicesOf(ad: Ad): Choice[] {
  return companyProfiles
    .filter(({ branch }) => ad.branches.includes(branch))
    .flatMap((company) =>
      (ad.remote === 'full' ? [null] : company.towns).map((place) => ({ ad, company, place })),
    );
}
