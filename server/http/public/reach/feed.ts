import { withSource } from '../../../../contract/application-source.ts';
import { clockAt } from '../../../../contract/calendar-day.ts';
import type { Job, Pay } from '../../../../contract/entities/job.ts';
import { type Language, tagOf } from '../../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { plainSum } from '../../../base/money-text.ts';
import { newXml } from '../../../base/xml.ts';
import { jobPath } from '../job-page.ts';
import { descriptionOf } from '../job-posting.ts';
import { payOf, placeOf } from '../job-words.ts';

/** Jobs for other websites and readers of feeds: of one company, or of the whole market. */
export type Feed = {
  /** Who it is from. */
  name: string;
  /** Of the page that shows the same, whole. */
  url: string;
  jobs: readonly Job[];
  publicUrl: string;
  now: Date;
  language: Language;
};

/** Characters that XML 1.0 has no place for: a text with one would make the whole feed unreadable. */
const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const clean = (text: string) => text.replace(UNPRINTABLE, '');
/** Where a town is told by its postcode. */
const POSTCODE = /^\d{5}\b/;

const INDEED_TYPE: Partial<Record<Job['employmentType'][number], string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
};
const PER: Record<Pay['unit'], string> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
  PROJECT: 'project',
};

/** In Indeed's format, which other job boards and programs for applicants read as well. */
export function indeedFeed({ name, jobs, publicUrl, now }: Feed): string {
  const document = newXml();
  const source = document.ele('source');
  source.ele('publisher').txt(clean(name));
  source.ele('publisherurl').txt(publicUrl);
  source.ele('lastBuildDate').txt(now.toUTCString());
  for (const job of jobs) {
    const one = source.ele('job');
    const town = job.location?.label ?? '';
    const postcode = POSTCODE.exec(town)?.[0] ?? '';
    const fields = {
      title: job.title,
      date: new Date(job.publishedAt ?? now).toUTCString(),
      referencenumber: job._id,
      url: withSource(publicUrl + jobPath(job._id), 'feed'),
      company: job.companyName,
      city: town.replace(POSTCODE, '').trim(),
      postalcode: postcode,
      country: 'DE',
      description: descriptionOf(job),
      salary: salaryOf(job.pay),
      jobtype: job.employmentType.flatMap((type) => INDEED_TYPE[type] ?? []).join(', '),
      remotetype: job.remote === 'full' ? 'Fully remote' : '',
      expirationdate: job.validThrough === null ? '' : clockAt(job.validThrough).slice(0, 10),
    };
    for (const [field, text] of Object.entries(fields))
      if (text !== '') one.ele(field).dat(clean(text).replaceAll(']]>', ']] >'));
  }
  return document.end({ prettyPrint: true });
}

function salaryOf(pay: Pay | null): string {
  if (!pay) return '';
  const sums = [...new Set([pay.min, pay.max])].map((sum) => plainSum(sum, pay.currency));
  return `${sums.join(' - ')} ${pay.currency} per ${PER[pay.unit]}`;
}

/** RSS 2.0, newest first: for people who read what is new in a program of their own. */
export function rssFeed({ name, url, jobs, publicUrl, now, language }: Feed): string {
  const words = SERVER_TEXTS[language].publicPages;
  const document = newXml();
  const channel = document.ele('rss', { version: '2.0' }).ele('channel');
  channel.ele('title').txt(clean(name));
  channel.ele('link').txt(url);
  channel.ele('description').txt(words.slogan);
  channel.ele('language').txt(tagOf(language).toLowerCase());
  channel.ele('lastBuildDate').txt(now.toUTCString());
  for (const job of jobs) {
    const item = channel.ele('item');
    const pay = payOf(job, language);
    const facts = [job.companyName, placeOf(job, language), pay && `${pay.sum} / ${pay.per}`];
    item.ele('title').txt(clean(job.title));
    item.ele('link').txt(withSource(publicUrl + jobPath(job._id), 'feed'));
    item.ele('guid', { isPermaLink: 'false' }).txt(job._id);
    item.ele('pubDate').txt(new Date(job.publishedAt ?? now).toUTCString());
    item.ele('description').txt(clean(facts.filter(Boolean).join(' · ')));
  }
  return document.end({ prettyPrint: true });
}
