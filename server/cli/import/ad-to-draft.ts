import type { Pay } from '../../../contract/entities/job.ts';
import { type JobDraft, jobDraft, type Location } from '../../../contract/entities/job.ts';
import { LIST_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import type { AdRow } from './ad-row.ts';
import { listItems, repairText, shorten } from './ad-text.ts';

/** A draft with notes on what was changed or assumed, or the reason why there is none. */
export type ReadAd = { draft: JobDraft; notes: string[] } | { refused: string };

/** Such ads say nothing of age; nobody below 18 is shown work that may not be for them. */
const MIN_AGE = 18;

const KIND: Record<string, Pick<JobDraft, 'kind' | 'employmentType'>> = {
  'full-time': { kind: 'employment', employmentType: ['FULL_TIME'] },
  'part-time': { kind: 'employment', employmentType: ['PART_TIME'] },
  contract: { kind: 'freelance', employmentType: ['CONTRACTOR'] },
  temporary: { kind: 'employment', employmentType: ['TEMPORARY'] },
  other: { kind: 'employment', employmentType: ['OTHER'] },
};
const INTERNSHIP: Pick<JobDraft, 'kind' | 'employmentType'> = {
  kind: 'internship',
  employmentType: ['INTERN'],
};
/** Entries that say that there is nothing to say. */
const NOTHING = ['', 'Not Applicable', 'Unspecified'];

/** An advertisement as a draft. `place` is where it is put unless it is done from home. */
export function adToDraft(row: AdRow, place: Location): ReadAd {
  if (row.fraudulent.trim() === '1') return { refused: 'marked as fraudulent' };
  const notes: string[] = [];
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
  const remote = row.telecommuting.trim() === '1';
  const pay = payOfRange(row.salary_range);
  if (pay !== null) notes.push(`pay assumed to be in EUR per ${pay.unit.toLowerCase()}`);
  else if (row.salary_range.trim() !== '') notes.push(`pay "${row.salary_range.trim()}" not understood`);
  const draft: JobDraft = {
    ...kindOf(row),
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
    schooling: null,
    workplace: [],
    location: remote ? null : place,
    remote: remote ? 'full' : 'none',
    startDate: null,
    endDate: null,
    openings: 1,
    minAge: MIN_AGE,
    questions: [],
    campaign: null,
  };
  const checked = jobDraft.safeParse(draft);
  if (checked.success) return { draft: checked.data, notes };
  return { refused: `not accepted: ${checked.error.issues.map((issue) => issue.path.join('.')).join(', ')}` };
}

function kindOf(row: AdRow): Pick<JobDraft, 'kind' | 'employmentType'> {
  if (row.required_experience.trim() === 'Internship') return INTERNSHIP;
  return KIND[row.employment_type.trim().toLowerCase()] ?? { kind: 'employment', employmentType: [] };
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

/** Largest sum the contract takes, in whole units. */
const MOST = 1_000_000;
/** Below it a sum is read as per hour, from it on as per year. */
const YEARLY_FROM = 200;

/** `20000-28000` as pay. The file names neither currency nor unit, so both are assumed; null where it is no range. */
function payOfRange(range: string): Pay | null {
  const [, from, to] = /^\s*(\d{1,9})\s*-\s*(\d{1,9})\s*$/.exec(range) ?? [];
  const [min, max] = [Number(from), Number(to)];
  if (from === undefined || to === undefined || max === 0 || min > max || max > MOST) return null;
  return { min: min * 100, max: max * 100, currency: 'EUR', unit: max < YEARLY_FROM ? 'HOUR' : 'YEAR' };
}
