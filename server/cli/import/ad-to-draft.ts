import { type JobDraft, jobDraft } from '../../../contract/entities/job.ts';
import { fold } from '../../../contract/fold.ts';
import { LIST_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import type { AdRow } from './ad-row.ts';
import { listItems, repairText, shorten } from './ad-text.ts';
import { readPay } from './pay-text.ts';
import type { RowPlace } from './places.ts';

/**
 * A draft, or the reason why there is none. `notes` say what was changed or assumed, `problems` what is not known and
 * may not be guessed: a person has to add it before the ad is published.
 */
export type ReadAd = { draft: JobDraft; notes: string[]; problems: string[] } | { refused: string };

/** Such ads say nothing of age, so they are shown to adults only. */
const MIN_AGE = 18;

type Kind = Pick<JobDraft, 'kind' | 'employmentType'>;
const FULL_TIME: Kind = { kind: 'employment', employmentType: ['FULL_TIME'] };
const PART_TIME: Kind = { kind: 'employment', employmentType: ['PART_TIME'] };
const TEMPORARY: Kind = { kind: 'employment', employmentType: ['TEMPORARY'] };
const FREELANCE: Kind = { kind: 'freelance', employmentType: ['CONTRACTOR'] };
const INTERNSHIP: Kind = { kind: 'internship', employmentType: ['INTERN'] };
/** By the folded word of the file, in English and German. */
const KIND: Record<string, Kind> = {
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

/** An advertisement as a draft. `place` is where it is, unless it is done from home. */
export function adToDraft(row: AdRow, place: RowPlace): ReadAd {
  if (row.fraudulent.trim() === '1') return { refused: 'marked as fraudulent' };
  const notes: string[] = [];
  const problems: string[] = [];
  const within = (name: string, text: string, max: number) => {
    if (text.length > max) notes.push(`${name} shortened`);
    return shorten(text, max);
  };
  const title = within('title', repairText(row.title).replaceAll('\n', ' '), TEXT_MAX.title);
  if (title === '') return { refused: 'no title' };
  const text = repairText(row.description);
  if (text.length < 20) return { refused: 'description shorter than 20 characters' };
  const items = (name: string, value: string, most = LIST_MAX) => {
    const { items: list, complete } = listItems(value, most, TEXT_MAX.listItem);
    if (!complete) notes.push(`${name} shortened`);
    return list;
  };
  const grade = gradeOf(row);
  const remote = YES.includes(fold(row.telecommuting));
  if (!remote && place.location === null) problems.push(place.problem);
  const { pay, problem } = readPay(row);
  if (problem !== undefined) problems.push(problem);
  const kind = kindOf(row);
  if (kind === undefined) notes.push(`employment type "${row.employment_type.trim()}" is not known`);
  const draft: JobDraft = {
    ...(kind ?? { kind: 'employment', employmentType: [] }),
    title,
    description: within('description', [text, ...about(row)].join('\n\n'), TEXT_MAX.description),
    tasks: [],
    must: [...items('requirements', row.requirements, LIST_MAX - grade.length), ...grade],
    nice: [],
    skills: [],
    benefits: items('benefits', row.benefits),
    pay,
    hours: null,
    shifts: [],
    agreedTimes: null,
    schooling: null,
    branches: [],
    conditions: null,
    assurances: [],
    internship: null,
    location: remote ? null : place.location,
    remote: remote ? 'full' : 'none',
    startDate: null,
    endDate: null,
    openings: 1,
    minAge: MIN_AGE,
    minAgeGround: null,
    questions: [],
    campaign: null,
  };
  const checked = jobDraft.safeParse(draft);
  if (checked.success) return { draft: checked.data, notes, problems };
  return { refused: `not accepted: ${checked.error.issues.map((issue) => issue.path.join('.')).join(', ')}` };
}

/** Undefined for words that are not known. */
function kindOf(row: AdRow): Kind | undefined {
  if (row.required_experience.trim() === 'Internship') return INTERNSHIP;
  const word = fold(row.employment_type);
  return word === '' ? { kind: 'employment', employmentType: [] } : KIND[word];
}

/** What else the ad says of itself, after its text. */
function about(row: AdRow): string[] {
  const facts = [
    ['Department', row.department],
    ['Industry', row.industry],
    ['Function', row.function],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`${name}: ${repairText(value)}`]));
  return [facts.join(' · '), repairText(row.company_profile)].filter((part) => part !== '');
}

/** Experience and education the ad asks for. */
function gradeOf(row: AdRow): string[] {
  const known = (value: string) => !NOTHING.includes(value.trim());
  return [
    ...(known(row.required_experience) ? [`Experience: ${row.required_experience.trim()}`] : []),
    ...(known(row.required_education) ? [`Education: ${row.required_education.trim()}`] : []),
  ];
}
