import { clockAt } from '../../../contract/calendar-day.ts';
import type { Job, Pay } from '../../../contract/entities/job.ts';
import { minorDigits } from '../../../contract/minor-digits.ts';
import { html } from './html.ts';

/** Units of schema.org's `QuantitativeValue`; a project is none of them. */
const UNIT: Partial<Record<Pay['unit'], string>> = {
  HOUR: 'HOUR',
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
};

/** A job as search engines read it: schema.org `JobPosting`, required and recommended properties that we know. */
export function jobPosting(job: Job, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    url,
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job._id },
    datePosted: job.publishedAt,
    validThrough: job.validThrough && withOffset(job.validThrough),
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    directApply: true,
    totalJobOpenings: job.openings,
    ...placeOf(job),
    ...(job.startDate && { jobStartDate: job.startDate }),
    ...(job.hours && { workHours: job.hours.text || `${job.hours.min}–${job.hours.max} h / week` }),
    ...salaryOf(job.pay),
  };
}

/** By the clock of the market and its offset: some readers take the day from the first ten characters. */
export function withOffset(at: string): string {
  const clock = clockAt(at);
  const hours = Math.round((Date.parse(`${clock}Z`) - Date.parse(at)) / 3_600_000);
  return `${clock}+0${hours}:00`;
}

/** What is written of the job, with the markup that search engines want in it. */
export function descriptionOf(job: Job): string {
  const lists = [job.tasks, job.must, job.nice, job.benefits].filter((items) => items.length > 0);
  return html`${job.description.split(/\n{2,}/).map((text) => html`<p>${text}</p>`)}${lists.map(
    (items) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`,
  )}`.text;
}

function placeOf({ location, remote }: Job): Record<string, unknown> {
  const country = { '@type': 'Country', name: 'DE' };
  return {
    ...(remote === 'full' && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location.label, addressCountry: 'DE' },
        geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
      },
    }),
  };
}

function salaryOf(pay: Pay | null): Record<string, unknown> {
  const unitText = pay && UNIT[pay.unit];
  if (!pay || !unitText) return {};
  const scale = 10 ** minorDigits(pay.currency);
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.min / scale,
        maxValue: pay.max / scale,
        unitText,
      },
    },
  };
}
