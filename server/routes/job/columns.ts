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
  | 'benefits'
  | 'employment_type'
  | 'pay'
  | 'hours'
  | 'location'
  | 'remote'
  | 'start_date'
  | 'end_date'
  | 'openings'
  | 'min_age'
>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** How each field of a draft is stored. */
const TO_COLUMN: { [Field in keyof JobDraft]: (value: JobDraft[Field]) => Columns } = {
  kind: (kind) => ({ kind }),
  title: (title) => ({ title: title.trim() }),
  description: (description) => ({ description }),
  tasks: (tasks) => ({ tasks: JSON.stringify(tasks) }),
  must: (must) => ({ must: JSON.stringify(must) }),
  nice: (nice) => ({ nice: JSON.stringify(nice) }),
  benefits: (benefits) => ({ benefits: JSON.stringify(benefits) }),
  employmentType: (types) => ({ employment_type: JSON.stringify(types) }),
  pay: (pay) => ({ pay: json(pay) }),
  hours: (hours) => ({ hours: json(hours) }),
  location: (location) => ({ location: json(location) }),
  remote: (remote) => ({ remote }),
  startDate: (startDate) => ({ start_date: startDate }),
  endDate: (endDate) => ({ end_date: endDate }),
  openings: (openings) => ({ openings }),
  minAge: (minAge) => ({ min_age: minAge }),
};

/** The columns of those fields that are named. */
export function jobColumns(patch: JobPatch): Columns {
  const fields = (Object.keys(TO_COLUMN) as (keyof JobDraft)[]).filter((field) => patch[field] !== undefined);
  return Object.assign({}, ...fields.map((field) => columnOf(field, patch)));
}

function columnOf<Field extends keyof JobDraft>(field: Field, patch: JobPatch): Columns {
  return TO_COLUMN[field](patch[field] as JobDraft[Field]);
}

/** The columns of a whole draft. */
export function draftColumns(draft: JobDraft): Required<Columns> {
  return jobColumns(draft) as Required<Columns>;
}
