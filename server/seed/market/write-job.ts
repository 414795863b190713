import type { JobDraft, Pay } from '../../../contract/entities/job.ts';
import type { Ad, AdLanguage, Season } from './ad.ts';
import type { CompanyProfile } from './company-profile.ts';
import { adDates, workDates } from './dates.ts';
import { between, pick, type Random } from './random.ts';
import { TOWNS, type Town, townLocation, townName } from './towns.ts';

export type DatedDraft = JobDraft & { publishedAt: string; validThrough: string };

const HOLIDAYS: Record<AdLanguage, Record<Season, string>> = {
  de: { easter: 'Osterferien', summer: 'Sommerferien' },
  en: { easter: 'Easter holidays', summer: 'summer holidays' },
};

/** A month's or year's pay is always that of a full-time place; where part of it is possible, the ad says so. */
const PRO_RATA: Record<AdLanguage, string> = {
  de: 'Die genannte Vergütung gilt für Vollzeit, in Teilzeit rechnen wir anteilig.',
  en: 'The pay shown is for full time; part time is paid pro rata.',
};

/** Steps, in cents, in which companies write a pay. */
const PAY_STEP = { HOUR: 10, DAY: 1000, WEEK: 1000, MONTH: 1000, YEAR: 50_000, PROJECT: 5000 } as const;

/** Employees get a company's perks; freelancers and people who work remotely do not. */
function perkCount(random: Random, { kind, remote }: Ad): number {
  if (remote === 'full' || kind === 'freelance' || kind === 'campaign') return 0;
  return kind === 'employment' || kind === 'apprenticeship' ? between(random, 1, 2) : 1;
}

/**
 * One job: the ad as this company would publish it for this place (null: nowhere in particular). `copy` counts the
 * jobs made of this ad; titles and wordings take turns by it.
 */
export function writeJob(
  random: Random,
  ad: Ad,
  company: CompanyProfile,
  place: Town | null,
  copy: number,
  now: number,
): DatedDraft {
  const { season, ...days } = workDates(random, ad.start, place && TOWNS[place].state, now);
  const facts: Record<string, string> = { days: String(company.general.replyDays) };
  if (place) facts.town = townName(place, ad.lang);
  if (season) facts.holidays = HOLIDAYS[ad.lang][season];
  const paragraphs = ad.text.map((one) => fill(typeof one === 'string' ? one : inTurn(one, copy), facts));
  if (ad.employmentType.includes('PART_TIME') && (ad.pay?.unit === 'MONTH' || ad.pay?.unit === 'YEAR'))
    paragraphs.push(`${paragraphs.pop()} ${PRO_RATA[ad.lang]}`);
  return {
    kind: ad.kind,
    title: inTurn(ad.titles, Math.floor(copy / 2)),
    description: [...paragraphs, company.about[ad.lang]].join('\n\n'),
    tasks: [...ad.tasks],
    must: [...ad.must],
    nice: [...ad.nice],
    skills: [],
    benefits: benefits(random, ad, company),
    employmentType: [...ad.employmentType],
    pay: ad.pay && paid(random, ad.pay),
    ...timesOf(ad.hours && pick(random, ad.hours)),
    schooling: ad.kind === 'holiday' ? 'holiday' : null,
    ...lawOf(ad),
    location: place && townLocation(place),
    remote: ad.remote,
    ...days,
    openings: between(random, ...ad.openings),
    minAge: ad.minAge,
    minAgeGround: null,
    questions: [],
    campaign: ad.campaign ? { ...ad.campaign, budget: null } : null,
    ...adDates(random, days.startDate, now),
  };
}

type Times = NonNullable<Ad['hours']>[number];

export function timesOf(times: Times | null): Pick<JobDraft, 'hours' | 'shifts' | 'agreedTimes'> {
  if (times === null) return { hours: null, shifts: [], agreedTimes: null };
  const { shifts = [], agreed = null, ...hours } = times;
  return {
    hours,
    shifts: shifts.flatMap(({ days, start, end }) => days.map((day) => ({ day, start, end }))),
    agreedTimes: agreed,
  };
}

export function lawOf({ law }: Ad): Pick<JobDraft, 'branches' | 'conditions' | 'assurances' | 'internship'> {
  const { branches = [], conditions = null, assurances = [], internship = null } = law ?? {};
  return { branches, conditions, assurances, internship };
}

function inTurn(list: readonly string[], turn: number): string {
  return list[turn % list.length] as string;
}

/** An unknown placeholder stays as it is, so that a test can see it. */
function fill(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}

/** Up to six percent above the author's figures, never below: those already keep to the law. */
function paid(random: Random, { min, max, unit }: NonNullable<Ad['pay']>): Pay {
  const factor = 1 + between(random, 0, 6) / 100;
  const rounded = (cents: number) =>
    Math.max(cents, Math.round((cents * factor) / PAY_STEP[unit]) * PAY_STEP[unit]);
  return { min: rounded(min), max: rounded(max), currency: 'EUR', unit };
}

/** The ad's own, one of them left out where there are many, and those of the company that it does not name already. */
function benefits(random: Random, ad: Ad, company: CompanyProfile): string[] {
  const own = [...ad.benefits];
  if (own.length > 3) own.splice(between(random, 0, own.length - 1), 1);
  const named = new Set(own.flatMap(longWords));
  const perks = company.perks[ad.lang].slice(0, perkCount(random, ad));
  return [...own, ...perks.filter((perk) => !longWords(perk).some((word) => named.has(word)))];
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
}
