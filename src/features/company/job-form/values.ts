import type { Platform } from '../../../../contract/entities/campaign.ts';
import type { CompanyJob, JobDraft, PayUnit } from '../../../../contract/entities/job.ts';
import type { Question } from '../../../../contract/entities/question.ts';
import type {
  AgeGround,
  AgreedTimes,
  Assurance,
  Branch,
  Condition,
  InternshipType,
  Shift,
} from '../../../../contract/entities/working-conditions.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { minimumAge } from '../../../../contract/law/age-law.ts';
import { closingDayOf } from '../../../../contract/policy/closing-day.ts';
import { isForMarket } from '../../../../contract/policy/job.ts';
import { moneyText } from '../../../i18n/money-text.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { type EmploymentType, KIND_RULES } from './kind-rules.ts';

/** A job as it stands in the form's fields: numbers and sums are the texts that were typed. */
export type JobFormValues = {
  kind: JobKind;
  title: string;
  description: string;
  tasks: string[];
  must: string[];
  nice: string[];
  benefits: string[];
  employmentType: EmploymentType[];
  payMin: string;
  payMax: string;
  payUnit: PayUnit;
  /** ISO 4217. An imported job keeps its own; nothing on the form changes it. */
  currency: string;
  hoursMin: string;
  hoursMax: string;
  hoursText: string;
  place: string;
  remote: JobDraft['remote'];
  startDate: string;
  endDate: string;
  openings: string;
  /** Empty: as the law has it for this work. */
  minAge: string;
  minAgeGround: AgeGround | '';
  shifts: Shift[];
  agreedTimes: AgreedTimes | '';
  schooling: 'term' | 'holiday' | '';
  branches: Branch[];
  conditions: Condition[];
  /** Somebody has said which hold, also where none does. */
  conditionsSaid: boolean;
  assurances: Assurance[];
  internship: InternshipType | '';
  questions: Question[];
  /** Of a campaign. */
  platforms: Platform[];
  deliverables: string[];
  /** Day by which all of it is online, `YYYY-MM-DD`. */
  due: string;
  usageRights: string;
  disclosure: string;
  budget: string;
  /** Members who may read its applications beside the owners; null: everybody in the company. */
  visibleTo: string[] | null;
  /** Last day online, `YYYY-MM-DD`; empty: the usual time, of a job that is online: the one it has. */
  closes: string;
};

/** A blank form for a kind of job. */
export function blankValues(kind: JobKind): JobFormValues {
  const rules = KIND_RULES[kind];
  return {
    kind,
    title: '',
    description: '',
    tasks: [],
    must: [],
    nice: [],
    benefits: [],
    employmentType: [rules.employmentTypes[0]],
    payMin: '',
    payMax: '',
    payUnit: rules.payUnits[0],
    currency: 'EUR',
    hoursMin: '',
    hoursMax: '',
    hoursText: '',
    place: '',
    remote: kind === 'campaign' ? 'full' : 'none',
    startDate: '',
    endDate: '',
    openings: '1',
    minAge: '',
    minAgeGround: '',
    shifts: [],
    agreedTimes: '',
    schooling: '',
    branches: [],
    conditions: [],
    conditionsSaid: false,
    assurances: [],
    internship: '',
    questions: [],
    platforms: [],
    deliverables: [],
    due: '',
    usageRights: '',
    disclosure: '',
    budget: '',
    visibleTo: null,
    closes: '',
  };
}

/** A job in the form. @param tag language tag: decides between comma and point */
export function valuesOf(job: JobDraft, tag: string): JobFormValues {
  const currency = job.pay?.currency ?? 'EUR';
  const number = (value: number) => numberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  return {
    ...blankValues(job.kind),
    title: job.title,
    description: job.description,
    tasks: job.tasks,
    must: job.must,
    nice: job.nice,
    benefits: job.benefits,
    employmentType: job.employmentType,
    payMin: job.pay ? moneyText(tag, job.pay.min, currency) : '',
    payMax: job.pay && job.pay.max !== job.pay.min ? moneyText(tag, job.pay.max, currency) : '',
    payUnit: job.pay?.unit ?? KIND_RULES[job.kind].payUnits[0],
    currency,
    hoursMin: job.hours ? number(job.hours.min) : '',
    hoursMax: job.hours && job.hours.max !== job.hours.min ? number(job.hours.max) : '',
    hoursText: job.hours?.text ?? '',
    place: job.location?.label ?? '',
    remote: job.remote,
    startDate: job.startDate ?? '',
    endDate: job.endDate ?? '',
    openings: String(job.openings),
    minAge: job.minAge === minimumAge(job).minAge ? '' : String(job.minAge),
    minAgeGround: job.minAgeGround ?? '',
    shifts: job.shifts,
    agreedTimes: job.agreedTimes ?? '',
    schooling: job.schooling ?? '',
    branches: job.branches,
    conditions: job.conditions ?? [],
    conditionsSaid: job.conditions !== null,
    assurances: job.assurances,
    internship: job.internship ?? '',
    questions: job.questions,
    platforms: job.campaign?.platforms ?? [],
    deliverables: job.campaign?.deliverables ?? [],
    due: job.campaign?.due ?? '',
    usageRights: job.campaign?.usageRights ?? '',
    disclosure: job.campaign?.disclosure ?? '',
    budget: typeof job.campaign?.budget === 'number' ? moneyText(tag, job.campaign.budget, currency) : '',
  };
}

/** What the form holds beyond the text of an ad. */
export type Beyond = Pick<JobFormValues, 'visibleTo' | 'closes'>;

export function beyondOf({ visibleTo, status, validThrough }: CompanyJob): Beyond {
  return { visibleTo, closes: isForMarket(status) && validThrough ? closingDayOf(validThrough) : '' };
}

/**
 * The same ad as another kind (createjob.2): texts stay, what the new kind does not offer falls to its usual choice.
 */
export function withKind(values: JobFormValues, kind: JobKind): JobFormValues {
  const rules = KIND_RULES[kind];
  const types = values.employmentType.filter((type) => rules.employmentTypes.includes(type));
  return {
    ...values,
    kind,
    // Before a sum is typed the unit is the form's own word, not the person's: a mini job is paid by the hour.
    payUnit:
      values.payMin.trim() !== '' && rules.payUnits.includes(values.payUnit)
        ? values.payUnit
        : rules.payUnits[0],
    employmentType: types.length > 0 ? types : [rules.employmentTypes[0]],
  };
}
