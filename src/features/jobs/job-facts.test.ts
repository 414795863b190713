import { setupI18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import { jobFacts } from './job-facts.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone ?? '';
});

it.each(['Europe/Berlin', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'job.1 the closing day is the day the company chose, on a device in %s too',
  (device) => {
    process.env.TZ = device;
    const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
    const closing = {
      kind: 'minijob',
      employmentType: [],
      pay: null,
      hours: null,
      location: null,
      remote: 'full',
      startDate: null,
      openings: 1,
      minAge: 16,
      validThrough: closingMoment('2026-12-11').toISOString(),
    } as unknown as Job;
    const facts = jobFacts(i18n, closing, Date.parse('2026-12-01T12:00:00Z'));
    expect(facts.find(({ key }) => key === 'closing')?.value).toContain('December 11, 2026');
  },
);
