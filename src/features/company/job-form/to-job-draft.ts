import { fieldErrors } from '../../../../contract/arguments.ts';
import type { Campaign } from '../../../../contract/entities/campaign.ts';
import { type JobDraft, jobDraft, type Location, type Pay } from '../../../../contract/entities/job.ts';
import type { Question } from '../../../../contract/entities/question.ts';
import { minimumAge } from '../../../../contract/law/age-law.ts';
import { forbiddenTopic } from '../../../../contract/law/questions.ts';
import { lacksAgeGround } from '../../../../contract/policy/job.ts';
import { readMoney } from '../../../i18n/money-text.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import { findPlace } from './find-place.ts';
import { KIND_RULES, type KindRules } from './kind-rules.ts';
import type { JobFormValues } from './values.ts';

/** A field that has to be looked at again; `tasks.2` is the third task. */
export type FieldName =
  | keyof JobFormValues
  | `${'tasks' | 'must' | 'nice' | 'benefits' | 'deliverables' | 'questions'}.${number}`;
export type JobProblem = Problem<FieldName>;

export type Known = {
  /** Places with coordinates. */
  places: readonly Location[];
  /** The job as it was when the editing began: what the form does not ask for stays as it is there. */
  base: JobDraft | null;
};

/** As far as the fields can be read: what cannot is null, and texts may be too long. For the preview. */
export type Readable = Omit<JobDraft, 'openings' | 'minAge'> & {
  openings: number | null;
  minAge: number | null;
};

type Read = { readable: Readable } & (
  | { draft: JobDraft; problems: [] }
  | { draft: null; problems: JobProblem[] }
);

/** Reads the form by the contract's schema and by what the law says of the kind of job. */
export function toJobDraft(values: JobFormValues, known: Known): Read {
  const problems: JobProblem[] = [];
  const noted = <Value>(field: FieldName, read: { value: Value } | { problem: string }): Value | null => {
    if ('value' in read) return read.value;
    problems.push({ field, code: read.problem });
    return null;
  };
  const sameKind = known.base?.kind === values.kind;
  const rules = KIND_RULES[values.kind];
  const unasked = <Key extends 'hours' | 'endDate' | 'location'>(key: Key): JobDraft[Key] | null =>
    (sameKind && known.base?.[key]) || null;
  const readable: Readable = {
    kind: values.kind,
    title: values.title.trim(),
    description: values.description.trim(),
    tasks: filledItems(values.tasks),
    must: filledItems(values.must),
    nice: filledItems(values.nice),
    skills: known.base?.skills ?? [],
    benefits: filledItems(values.benefits),
    employmentType: employmentTypeOf(values, rules),
    pay: noted('payMin', readPay(values, problems)),
    hours: rules.hours ? readHours(values, problems) : unasked('hours'),
    shifts: rules.hours ? values.shifts : (known.base?.shifts ?? []),
    agreedTimes: rules.hours && values.shifts.length === 0 ? values.agreedTimes || null : null,
    schooling: values.schooling || null,
    branches: values.branches,
    conditions: values.conditionsSaid ? values.conditions : null,
    assurances: values.assurances,
    internship: values.kind === 'internship' ? values.internship || null : null,
    minAgeGround: values.minAgeGround || null,
    location: rules.place ? noted('place', readPlace(values, known)) : unasked('location'),
    remote: rules.place ? values.remote : (sameKind && known.base?.remote) || 'full',
    startDate: values.startDate || null,
    endDate: rules.endDate ? values.endDate || null : unasked('endDate'),
    openings: noted('openings', readWhole(values.openings)),
    questions: values.questions.filter(isAsked).map((one) => ({ ...one, text: one.text.trim() })),
    campaign: values.kind === 'campaign' ? readCampaign(values, problems) : null,
    minAge: null,
  };
  readable.minAge =
    values.minAge.trim() === '' ? minimumAge(readable).minAge : noted('minAge', readWhole(values.minAge));
  if (readable.startDate && readable.endDate && readable.endDate < readable.startDate)
    problems.push({ field: 'endDate', code: 'end_before_start' });
  values.questions.forEach(({ text }, at) => {
    if (forbiddenTopic(text)) note(problems, `questions.${at}`, 'question_forbidden');
  });
  const checked = jobDraft.safeParse(readable);
  const refused = checked.success
    ? []
    : fieldErrors(checked.error.issues).map(({ path, code }) => ({ field: fieldOf(path, values), code }));
  if (readable.minAge !== null && lacksAgeGround({ ...readable, minAge: readable.minAge }))
    note(problems, 'minAgeGround', 'age_ground');
  if (isBelowLaw(readable, sameKind ? (known.base?.minAge ?? null) : null, [...problems, ...refused]))
    note(problems, 'minAge', 'below_lowest');
  for (const { field, code } of refused) note(problems, field, code);
  return checked.success && problems.length === 0
    ? { readable, draft: checked.data, problems: [] }
    : { readable, draft: null, problems };
}

/** A job with an end is one for a limited time, also where that was not chosen. */
function employmentTypeOf(
  { employmentType, endDate }: JobFormValues,
  { employmentTypes }: KindRules,
): JobDraft['employmentType'] {
  const limited = endDate !== '' && employmentTypes.includes('TEMPORARY');
  return limited ? [...new Set([...employmentType, 'TEMPORARY' as const])] : employmentType;
}

/** The first problem of a field is the one that explains the others. */
function note(problems: JobProblem[], field: FieldName, code: string): void {
  if (!problems.some((known) => known.field === field)) problems.push({ field, code });
}

const FIELD: Record<string, FieldName> = {
  pay: 'payMin',
  'pay.min': 'payMin',
  'pay.max': 'payMax',
  hours: 'hoursMin',
  'hours.min': 'hoursMin',
  'hours.max': 'hoursMax',
  'hours.text': 'hoursText',
  location: 'place',
  'location.label': 'place',
};

/** An upper end that was left open is the lower one, so that is the field to look at. */
function fieldOf(path: string, values: JobFormValues): FieldName {
  const [list, at] = path.split('.');
  if (list === 'questions' && at !== undefined) {
    const asked = values.questions.filter(isAsked)[Number(at)];
    return `questions.${asked ? values.questions.indexOf(asked) : 0}`;
  }
  const field = FIELD[path] ?? (path.replace(/^campaign\./, '') as FieldName);
  if (field === 'payMax' && values.payMax.trim() === '') return 'payMin';
  return field === 'hoursMax' && values.hoursMax.trim() === '' ? 'hoursMin' : field;
}

/** One without words was begun and left. */
const isAsked = ({ text }: Question) => text.trim() !== '';

function filledItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function readPay(
  { payMin, payMax, payUnit, currency }: JobFormValues,
  problems: JobProblem[],
): { value: Pay | null } | { problem: string } {
  const min = readMoney(payMin, currency);
  const max = readMoney(payMax, currency);
  if ('problem' in max && max.problem === 'not_a_sum') note(problems, 'payMax', 'not_a_sum');
  if ('problem' in min) {
    if (min.problem === 'not_a_sum') return { problem: 'not_a_sum' };
    return 'problem' in max ? { value: null } : { problem: 'pay_min_missing' };
  }
  return {
    value: { min: min.minor, max: 'problem' in max ? min.minor : max.minor, currency, unit: payUnit },
  };
}

function readHours(
  { hoursMin, hoursMax, hoursText }: JobFormValues,
  problems: JobProblem[],
): JobDraft['hours'] {
  const [min, max] = [readNumber(hoursMin), readNumber(hoursMax)];
  if (Number.isNaN(min)) note(problems, 'hoursMin', 'not_a_number');
  if (Number.isNaN(max)) note(problems, 'hoursMax', 'not_a_number');
  if (min === null && (max !== null || hoursText.trim() !== '')) note(problems, 'hoursMin', 'hours_missing');
  if (min === null || Number.isNaN(min) || Number.isNaN(max)) return null;
  if (max !== null && max < min) note(problems, 'hoursMax', 'max_below_min');
  return { min, max: max ?? min, text: hoursText.trim() };
}

/** Null where nothing is said of it. */
function readCampaign(values: JobFormValues, problems: JobProblem[]): Campaign | null {
  const budget = readMoney(values.budget, values.currency);
  if ('problem' in budget && budget.problem === 'not_a_sum') note(problems, 'budget', 'not_a_sum');
  const disclosure = values.disclosure.trim();
  const said: Campaign = {
    platforms: values.platforms,
    deliverables: filledItems(values.deliverables),
    usageRights: values.usageRights.trim(),
    budget: 'problem' in budget ? null : budget.minor,
    ...(disclosure !== '' && { disclosure }),
    ...(values.due !== '' && { due: values.due }),
  };
  const { platforms, deliverables, usageRights, budget: sum, ...later } = said;
  const nothing = platforms.length + deliverables.length + Object.keys(later).length === 0;
  return nothing && usageRights === '' && sum === null ? null : said;
}

/** Null where nothing was typed, NaN where it is no number. */
function readNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
}

function readWhole(text: string): { value: number } | { problem: string } {
  return /^\d{1,4}$/.test(text.trim()) ? { value: Number(text) } : { problem: 'not_a_number' };
}

function readPlace(
  { place }: JobFormValues,
  { places, base }: Known,
): { value: Location | null } | { problem: string } {
  const typed = place.trim();
  if (typed === '') return { value: null };
  const stored = base?.location ?? null;
  if (stored?.label === typed) return { value: stored };
  const found = findPlace(typed, places);
  if ('place' in found) return { value: found.place };
  return { problem: places.length === 0 ? 'places_missing' : found.problem };
}

/**
 * Whether the age is below the law's for this work, as the server reckons it (createjob.7). What was stored before stays
 * allowed, and of hours and days that cannot be read nothing is said.
 */
function isBelowLaw(draft: Readable, stored: number | null, problems: readonly JobProblem[]): boolean {
  if (draft.minAge === null || problems.some(({ field }) => LAW_READS.includes(field))) return false;
  return draft.minAge < Math.min(minimumAge(draft).minAge, stored ?? Number.POSITIVE_INFINITY);
}
const LAW_READS: FieldName[] = ['hoursMin', 'hoursMax', 'startDate', 'endDate'];
