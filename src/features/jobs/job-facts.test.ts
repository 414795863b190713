import { setupI18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import { jobFacts } from './job-facts.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone ?? '';
});

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const JOB = {
  kind: 'minijob',
  employmentType: [],
  pay: null,
  hours: null,
  location: null,
  remote: 'full',
  startDate: null,
  openings: 1,
  minAge: 16,
  minAgeReasons: [],
  validThrough: null,
} as Partial<Job> as Job;

it.each([
  [[], 16, '16: under 18 youth protection limits hours and tasks'],
  [['night'], 18, '18: its hours or tasks are for adults only'],
  [['company_choice'], 18, '18: asked for by the company'],
  [['company_choice'], 21, '21: asked for by the company'],
  [['facts_unknown'], 18, '18: branch, times and dangers of the work are not settled yet'],
] as const)('job.1 a lowest age says why: %j at %i', (codes, minAge, said) => {
  const minAgeReasons = codes.map((code) => ({ code, minAge }));
  const facts = jobFacts(i18n, { ...JOB, minAge, minAgeReasons }, 0);
  expect(facts.find(({ key }) => key === 'age')?.value).toBe(said);
});

it.each(['Europe/Berlin', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'job.1 the closing day is the day the company chose, on a device in %s too',
  (device) => {
    process.env.TZ = device;
    const closing = { ...JOB, validThrough: closingMoment('2026-12-11').toISOString() };
    const facts = jobFacts(i18n, closing, Date.parse('2026-12-01T12:00:00Z'));
    expect(facts.find(({ key }) => key === 'closing')?.value).toContain('December 11, 2026');
  },
);
