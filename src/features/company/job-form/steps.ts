import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { KIND_RULES } from './kind-rules.ts';
import type { JobProblem } from './to-job-draft.ts';
import type { JobFormValues } from './values.ts';

/** The parts of the form, in the order somebody would tell it: sections of a page on desks, screens on phones. */
export const STEPS = ['kind', 'task', 'times', 'pay', 'place', 'age', 'questions'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Record<keyof JobFormValues, Step> = {
  kind: 'kind',
  employmentType: 'kind',
  title: 'task',
  description: 'task',
  tasks: 'task',
  must: 'task',
  nice: 'task',
  benefits: 'task',
  internship: 'times',
  branches: 'times',
  conditions: 'times',
  conditionsSaid: 'times',
  assurances: 'times',
  hoursMin: 'times',
  hoursMax: 'times',
  hoursText: 'times',
  startDate: 'times',
  endDate: 'times',
  shifts: 'times',
  agreedTimes: 'times',
  schooling: 'times',
  platforms: 'times',
  deliverables: 'times',
  due: 'times',
  usageRights: 'times',
  disclosure: 'times',
  payMin: 'pay',
  payMax: 'pay',
  payUnit: 'pay',
  currency: 'pay',
  budget: 'pay',
  place: 'place',
  remote: 'place',
  openings: 'place',
  closes: 'place',
  minAge: 'age',
  minAgeGround: 'age',
  questions: 'questions',
  visibleTo: 'questions',
};

/** The part a field stands in; `tasks.2` is the third task. */
export function stepOf(field: string): Step {
  return STEP_OF[field.split('.')[0] as keyof JobFormValues];
}

/** Parts in which something is still missing or wrong. */
export function openSteps(problems: readonly JobProblem[]): ReadonlySet<Step> {
  return new Set(problems.map(({ field }) => stepOf(field)));
}

/** What a part asks, and its short name in the list of them. A campaign asks for what is delivered, and for no place. */
export function stepText(step: Step, kind: JobKind): { title: MessageDescriptor; name: MessageDescriptor } {
  if (kind === 'campaign' && step === 'times') return CAMPAIGN;
  if (!KIND_RULES[kind].place && step === 'place') return DEADLINE;
  return TEXT[step];
}

const TEXT: Record<Step, { title: MessageDescriptor; name: MessageDescriptor }> = {
  kind: { title: msg`What kind of job is it?`, name: msg({ message: 'Kind', context: 'part of the form' }) },
  task: { title: msg`What is the work?`, name: msg({ message: 'Work', context: 'part of the form' }) },
  times: { title: msg`When is the work?`, name: msg({ message: 'Times', context: 'part of the form' }) },
  pay: { title: msg`What do you pay?`, name: msg({ message: 'Pay', context: 'part of the form' }) },
  place: {
    title: msg`Where, and until when?`,
    name: msg({ message: 'Place and last day', context: 'part of the form' }),
  },
  age: { title: msg`From which age?`, name: msg({ message: 'Age', context: 'part of the form' }) },
  questions: {
    title: msg`What do you ask, and who reads it?`,
    name: msg({ message: 'Questions', context: 'part of the form' }),
  },
};
const CAMPAIGN = {
  title: msg`What is delivered, and how is it used?`,
  name: msg({ message: 'Campaign', context: 'part of the form' }),
};
const DEADLINE = {
  title: msg`For how many, and until when?`,
  name: msg({ message: 'Last day', context: 'part of the form' }),
};
