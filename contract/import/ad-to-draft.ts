import { type JobDraft, jobDraft } from '../entities/job.ts';
import { fold } from '../fold.ts';
import { wageProblem } from '../law/pay-rules.ts';
import { LIST_MAX, TEXT_MAX } from '../limits.ts';
import { lacksPay } from '../policy/job.ts';
import type { AdRow, Column } from './ad-row.ts';
import { listItems, repairText, shorten } from './ad-text.ts';
import { readHours, readOpenings, readStart } from './facts-text.ts';
import type { Finding } from './finding.ts';
import { type PaySaid, readPay } from './pay-text.ts';
import type { RowPlace } from './row-place.ts';

/**
 * A draft, or the reason why there is none. `notes` say what was changed or assumed, `problems` what is not known and
 * may not be guessed: a person has to add it before the ad is published.
 */
export type ReadAd = { draft: JobDraft; notes: Finding[]; problems: Finding[] } | { refused: Finding };

/** Names of facts that a job has no field for: they are put into its texts. */
export type FactWords = Record<'department' | 'industry' | 'function' | 'experience' | 'education', string>;
const ENGLISH: FactWords = {
  department: 'Department',
  industry: 'Industry',
  function: 'Function',
  experience: 'Experience',
  education: 'Education',
};

/** Such ads say nothing of age, so they are shown to adults only. */
const MIN_AGE = 18;

type Kind = Pick<JobDraft, 'kind' | 'employmentType'>;
const FULL_TIME: Kind = { kind: 'employment', employmentType: ['FULL_TIME'] };
const PART_TIME: Kind = { kind: 'employment', employmentType: ['PART_TIME'] };
const TEMPORARY: Kind = { kind: 'employment', employmentType: ['TEMPORARY'] };
const FREELANCE: Kind = { kind: 'freelance', employmentType: ['CONTRACTOR'] };
const INTERNSHIP: Kind = { kind: 'internship', employmentType: ['INTERN'] };
/** By the folded word of the file, in English and German, and as schema.org has them. */
const KIND: Record<string, Kind> = {
  full_time: FULL_TIME,
  fulltime: FULL_TIME,
  part_time: PART_TIME,
  parttime: PART_TIME,
  contractor: FREELANCE,
  intern: INTERNSHIP,
  'full-time': FULL_TIME,
  'full time': FULL_TIME,
  vollzeit: FULL_TIME,
  'part-time': PART_TIME,
  'part time': PART_TIME,
  teilzeit: PART_TIME,
  contract: FREELANCE,
  freelance: FREELANCE,
  freiberuflich: FREELANCE,
  'freie mitarbeit': FREELANCE,
  temporary: TEMPORARY,
  befristet: TEMPORARY,
  aushilfe: TEMPORARY,
  minijob: { kind: 'minijob', employmentType: ['PART_TIME'] },
  ausbildung: { kind: 'apprenticeship', employmentType: ['FULL_TIME'] },
  apprenticeship: { kind: 'apprenticeship', employmentType: ['FULL_TIME'] },
  internship: INTERNSHIP,
  praktikum: INTERNSHIP,
  ferienjob: { kind: 'holiday', employmentType: ['TEMPORARY'] },
  other: { kind: 'employment', employmentType: ['OTHER'] },
};
const YES = ['1', 'true', 'yes', 'ja', 'x'];
/** Entries that say that there is nothing to say. */
const NOTHING = ['', 'Not Applicable', 'Unspecified'];

/**
 * An advertisement as a draft. `place` is where it is, unless it is done from home; `all` is what a person has said of
 * every row's pay.
 */
export function adToDraft(
  row: AdRow,
  place: RowPlace,
  words: FactWords = ENGLISH,
  all: PaySaid = {},
): ReadAd {
  if (row.fraudulent.trim() === '1') return { refused: { code: 'marked_fraudulent' } };
  const notes: Finding[] = [];
  const problems: Finding[] = [];
  const within = (field: Column, text: string, max: number) => {
    if (text.length > max) notes.push({ code: 'shortened', field });
    return shorten(text, max);
  };
  const title = within('title', repairText(row.title).replaceAll('\n', ' '), TEXT_MAX.title);
  if (title === '') return { refused: { code: 'no_title' } };
  const text = repairText(row.description);
  if (text.length < 20) return { refused: { code: 'text_short' } };
  const items = (field: Column, value: string, most = LIST_MAX) => {
    const { items: list, complete } = listItems(value, most, TEXT_MAX.listItem);
    if (!complete) notes.push({ code: 'shortened', field });
    return list;
  };
  const grade = gradeOf(row, words);
  const remote = YES.includes(fold(row.telecommuting));
  if (!remote && place.location === null) problems.push(place.problem);
  const { pay, problem } = readPay(row, all);
  if (problem !== undefined) problems.push(problem);
  const kind = kindOf(row);
  if (kind === undefined) notes.push({ code: 'kind_unknown', said: row.employment_type.trim() });
  const [hours, startDate, openings] = [
    readHours(row.hours),
    readStart(row.start_date),
    readOpenings(row.openings),
  ];
  if (hours === undefined) notes.push({ code: 'hours_unclear', said: row.hours.trim() });
  if (startDate === undefined) notes.push({ code: 'start_unclear', said: row.start_date.trim() });
  if (openings === undefined) notes.push({ code: 'openings_unclear', said: row.openings.trim() });
  const draft: JobDraft = {
    ...(kind ?? { kind: 'employment', employmentType: [] }),
    title,
    description: within('description', [text, ...about(row, words)].join('\n\n'), TEXT_MAX.description),
    tasks: [],
    must: [...items('requirements', row.requirements, LIST_MAX - grade.length), ...grade],
    nice: [],
    skills: [],
    benefits: items('benefits', row.benefits),
    pay,
    hours: hours ?? null,
    shifts: [],
    agreedTimes: null,
    schooling: null,
    branches: [],
    conditions: null,
    assurances: [],
    internship: null,
    location: remote ? null : place.location,
    remote: remote ? 'full' : 'none',
    startDate: startDate ?? null,
    endDate: null,
    openings: openings ?? 1,
    minAge: MIN_AGE,
    minAgeGround: null,
    questions: [],
    campaign: null,
  };
  const checked = jobDraft.safeParse(draft);
  if (checked.success) return { draft: checked.data, notes, problems };
  return {
    refused: { code: 'not_accepted', fields: checked.error.issues.map((issue) => issue.path.join('.')) },
  };
}

/** What a draft still lacks before it is published, by decision 6 and the minimum wage of `today`. */
export function lackingOf(draft: JobDraft, today: string): Finding[] {
  const wage = wageProblem(draft, today);
  return [
    ...(wage ? [{ code: 'below_wage', perHour: wage.perHour, wage: wage.wage } as const] : []),
    ...(lacksPay(draft) ? [{ code: 'pay_missing' } as const] : []),
  ];
}

/** Undefined for words that are not known. */
function kindOf(row: AdRow): Kind | undefined {
  if (row.required_experience.trim() === 'Internship') return INTERNSHIP;
  const word = fold(row.employment_type);
  return word === '' ? { kind: 'employment', employmentType: [] } : KIND[word];
}

/** What else the ad says of itself, after its text. */
function about(row: AdRow, words: FactWords): string[] {
  const facts = [
    [words.department, row.department],
    [words.industry, row.industry],
    [words.function, row.function],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`${name}: ${repairText(value)}`]));
  return [facts.join(' · '), repairText(row.company_profile)].filter((part) => part !== '');
}

/** Experience and education the ad asks for. */
function gradeOf(row: AdRow, words: FactWords): string[] {
  const known = (value: string) => !NOTHING.includes(value.trim());
  return [
    ...(known(row.required_experience) ? [`${words.experience}: ${row.required_experience.trim()}`] : []),
    ...(known(row.required_education) ? [`${words.education}: ${row.required_education.trim()}`] : []),
  ];
}
