import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cv } from '../../../../contract/entities/cv.ts';

export type PartKey = Exclude<keyof Cv, 'basics'>;
export type FieldKind = 'line' | 'long' | 'lines' | 'month' | 'level';
export type CvField = { key: string; kind: FieldKind; label: MessageDescriptor };

const line = (key: string, label: MessageDescriptor): CvField => ({ key, kind: 'line', label });
const from: CvField = {
  key: 'startDate',
  kind: 'month',
  label: msg({ message: 'From', context: 'a month' }),
};
const until: CvField = {
  key: 'endDate',
  kind: 'month',
  label: msg({ message: 'Until, empty if it goes on', context: 'a month' }),
};
const summary: CvField = { key: 'summary', kind: 'long', label: msg`What you did there` };
const lines = (key: string, label: MessageDescriptor): CvField => ({ key, kind: 'lines', label });

type Part = {
  /** The name of its sheet, for something new. */
  add: MessageDescriptor;
  /** What it is good for, while there is nothing in it. */
  empty: MessageDescriptor;
  /** The first has to be filled in. */
  fields: readonly CvField[];
};

/** What can be said in each part of a CV, in the order it is asked for. */
export const CV_PARTS: Record<PartKey, Part> = {
  work: {
    add: msg`Add work`,
    empty: msg`Jobs, internships, helping out: everything counts, also at home or with the neighbours.`,
    fields: [
      line('position', msg`What you did`),
      line('name', msg`Where`),
      line('location', msg({ message: 'Town', context: 'of a job' })),
      from,
      until,
      summary,
      lines('highlights', msg`What went well, one thing a line`),
    ],
  },
  education: {
    add: msg`Add school or training`,
    empty: msg`School, training, courses: also what you have not finished yet.`,
    fields: [
      line('studyType', msg`Certificate or course`),
      line('institution', msg`School or company`),
      line('area', msg`Subject`),
      from,
      until,
      line('score', msg`Grade`),
      lines('courses', msg`Subjects or courses, one a line`),
    ],
  },
  languages: {
    add: msg`Add a language`,
    empty: msg`Every language counts, also the one you speak at home.`,
    fields: [
      line('language', msg`Language`),
      { key: 'fluency', kind: 'level', label: msg`How well do you speak it?` },
    ],
  },
  skills: {
    add: msg`Add a skill`,
    empty: msg`Things you are good at: serving at a till, explaining, getting up early.`,
    fields: [
      line('name', msg`What can you do?`),
      line('level', msg`How well`),
      lines('keywords', msg`What belongs to it, one thing a line`),
    ],
  },
  certificates: {
    add: msg`Add a certificate`,
    empty: msg`Driving licence, first aid, food hygiene: whatever you have on paper.`,
    fields: [
      line('name', msg`What it is called`),
      line('issuer', msg`Who gave it to you`),
      { key: 'date', kind: 'month', label: msg({ message: 'When', context: 'a month' }) },
    ],
  },
  volunteer: {
    add: msg`Add volunteering`,
    empty: msg`Clubs, fire brigade, helping others.`,
    fields: [
      line('position', msg`What you did`),
      line('organization', msg`Club or organisation`),
      from,
      until,
      summary,
      lines('highlights', msg`What went well, one thing a line`),
    ],
  },
  projects: {
    add: msg`Add a project`,
    empty: msg`Something you have made.`,
    fields: [
      line('name', msg`What it is called`),
      from,
      until,
      { key: 'description', kind: 'long', label: msg`What it is about` },
      lines('highlights', msg`What went well, one thing a line`),
    ],
  },
  awards: {
    add: msg`Add an award`,
    empty: msg`Something you have won.`,
    fields: [
      line('title', msg`What it is called`),
      line('awarder', msg`Who gave it to you`),
      { key: 'date', kind: 'month', label: msg({ message: 'When', context: 'a month' }) },
      { key: 'summary', kind: 'long', label: msg`What for` },
    ],
  },
  interests: {
    add: msg`Add an interest`,
    empty: msg`What you like to do.`,
    fields: [line('name', msg`What it is`), lines('keywords', msg`What belongs to it, one thing a line`)],
  },
};
