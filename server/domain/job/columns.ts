import type { Updateable } from 'kysely';
import type { JobDraft, JobPatch } from '../../../contract/entities/job.ts';
import type { JobTable } from '../../database/schema/job.ts';

type Columns = Pick<
  Updateable<JobTable>,
  | 'kind'
  | 'title'
  | 'description'
  | 'tasks'
  | 'must'
  | 'nice'
  | 'skills'
  | 'benefits'
  | 'employment_type'
  | 'pay'
  | 'hours'
  | 'shifts'
  | 'schooling'
  | 'agreed_times'
  | 'branches'
  | 'conditions'
  | 'assurances'
  | 'internship'
  | 'location'
  | 'remote'
  | 'start_date'
  | 'end_date'
  | 'openings'
  | 'min_age'
  | 'min_age_ground'
  | 'questions'
  | 'campaign'
  | 'visible_to'
>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The last day is no text of the ad: it is written where it is decided about. */
type Field = Exclude<keyof JobPatch, 'validThrough'>;

/** The column of each field of a draft. */
const TO_COLUMN: { [Name in Field]-?: (value: Exclude<JobPatch[Name], undefined>) => Columns } = {
  kind: (kind) => ({ kind }),
  title: (title) => ({ title: title.trim() }),
  description: (description) => ({ description }),
  tasks: (tasks) => ({ tasks: JSON.stringify(tasks) }),
  must: (must) => ({ must: JSON.stringify(must) }),
  nice: (nice) => ({ nice: JSON.stringify(nice) }),
  skills: (skills) => ({ skills: JSON.stringify(skills) }),
  benefits: (benefits) => ({ benefits: JSON.stringify(benefits) }),
  employmentType: (types) => ({ employment_type: JSON.stringify(types) }),
  pay: (pay) => ({ pay: json(pay) }),
  hours: (hours) => ({ hours: json(hours) }),
  shifts: (shifts) => ({ shifts: JSON.stringify(shifts) }),
  schooling: (schooling) => ({ schooling }),
  agreedTimes: (agreedTimes) => ({ agreed_times: agreedTimes }),
  branches: (branches) => ({ branches: JSON.stringify(branches) }),
  conditions: (conditions) => ({ conditions: json(conditions) }),
  assurances: (assurances) => ({ assurances: JSON.stringify(assurances) }),
  internship: (internship) => ({ internship }),
  location: (location) => ({ location: json(location) }),
  remote: (remote) => ({ remote }),
  startDate: (startDate) => ({ start_date: startDate }),
  endDate: (endDate) => ({ end_date: endDate }),
  openings: (openings) => ({ openings }),
  minAge: (minAge) => ({ min_age: minAge }),
  minAgeGround: (ground) => ({ min_age_ground: ground }),
  questions: (questions) => ({ questions: JSON.stringify(questions) }),
  campaign: (campaign) => ({ campaign: json(campaign) }),
  visibleTo: (uids) => ({ visible_to: json(uids) }),
};

/** The columns of the given fields. */
export function jobColumns(patch: JobPatch): Columns {
  const fields = (Object.keys(TO_COLUMN) as Field[]).filter((field) => patch[field] !== undefined);
  return Object.assign({}, ...fields.map((field) => columnOf(field, patch)));
}

function columnOf(field: Field, patch: JobPatch): Columns {
  const column = TO_COLUMN[field] as (value: unknown) => Columns;
  return column(patch[field]);
}

/** The columns of a whole draft. */
export function draftColumns(draft: JobDraft & Pick<JobPatch, 'visibleTo'>): Required<Columns> {
  return jobColumns({ visibleTo: null, ...draft }) as Required<Columns>;
}
