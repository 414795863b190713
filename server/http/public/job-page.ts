import type { Job } from '../../../contract/entities/job.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { CallSettings } from '../../base/settings.ts';
import { companyPath } from './company-page.ts';
import type { Listed } from './find-listed.ts';
import { html, jsonScript } from './html.ts';
import { jobPosting } from './job-posting.ts';
import { jobRows } from './job-row.ts';
import { hoursOf, payOf, placeOf } from './job-words.ts';
import { townName, townSlug } from './market-towns.ts';
import { page, shared } from './page.ts';

type Parts = {
  job: Job;
  /** Jobs of the same kind in the same town. */
  similar: readonly Listed[];
  language: Language;
  settings: Pick<CallSettings, 'publicUrl' | 'operator'>;
  now: Date;
};

/** A published job as a page that needs no JavaScript. */
export function jobPage({ job, similar, language, settings: { publicUrl, operator }, now }: Parts): string {
  const words = SERVER_TEXTS[language].publicPages;
  const url = `${publicUrl}/jobs/${job._id}`;
  const lists = [
    [words.tasks, job.tasks],
    [words.must, job.must],
    [words.nice, job.nice],
    [words.benefits, job.benefits],
  ] as const;
  const title = `${job.title} · ${job.companyName}`;
  const pay = payOf(job, language);
  const paid = pay && `${pay.sum} / ${pay.per}`;
  const text = [words.kind[job.kind], placeOf(job, language), paid].filter(Boolean).join(' · ');
  return page({
    language,
    title,
    head: html`${shared({ title, text, url })}
<script type="application/ld+json">${jsonScript(jobPosting(job, url))}</script>`,
    body: html`
<article>
<nav class="crumbs" aria-label="${words.crumbs}"><a href="/jobs">${words.jobs}</a>${job.location && html` › <a href="/jobs/${townSlug(job.location.label)}">${townName(job.location.label)}</a>`}</nav>
<p class="kind">${words.kind[job.kind]}</p>
<h1 lang="">${job.title}</h1>
<p class="company"><a href="${companyPath(job._companyId)}" lang="">${job.companyName}</a>${job.companyVerified && html` <span class="mark">${words.verified}</span>`}</p>
${pay && html`<p class="pay"><strong>${pay.sum}</strong> / ${pay.per}</p>`}
<dl>${factsOf(job, language).map(([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>
<p class="promise">${words.reply(job.replyDays)}</p>
<div class="text" lang="">${job.description.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</div>
${lists.map(([name, items]) => items.length > 0 && html`<section><h2>${name}</h2><ul lang="">${items.map((item) => html`<li>${item}</li>`)}</ul></section>`)}
<p class="hint"><a href="/pwa/${job._id}?report=job.${job._id}">${words.report}</a>${operator.mail !== undefined && html` · <a href="${reportMail(operator.mail, words.reportSubject(job.title), url)}">${words.reportByMail}</a>`}</p>
</article>
${similar.length > 0 && html`<section><h2>${words.similar}</h2>${jobRows(similar, language, now)}</section>`}`,
    bar: html`<div class="bar"><div class="wide"><p class="hint">${words.applyHint}</p><a class="button" href="${applyPath(job)}">${words.apply}</a></div></div>`,
  });
}

/**
 * Most who read this page have no account: they make one first, and from there those who have one go on to sign in.
 * People who are signed in are led straight on to the application.
 */
function applyPath({ _id }: Job): string {
  return `/register?mode=user&to=${encodeURIComponent(`/pwa/${_id}?view=apply`)}`;
}

/** A mail that names the exact place, as a notice has to (DSA Art. 16 (2)). */
function reportMail(to: string, subject: string, url: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${url}\n\n`)}`;
}

/** Where a job was, or never has been. */
export function noJobPage(language: Language, status: 404 | 410): string {
  const words = SERVER_TEXTS[language].publicPages;
  const title = status === 410 ? words.closedTitle : words.missingTitle;
  return page({
    language,
    title,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<h1>${title}</h1><p>${status === 410 ? words.closed : words.missing}</p>
<p><a class="button" href="/jobs">${words.search}</a></p>`,
  });
}

function factsOf(job: Job, language: Language): [string, string][] {
  const words = SERVER_TEXTS[language].publicPages;
  const tag = tagOf(language);
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const facts: [string, string | null][] = [
    [words.hours, hoursOf(job)],
    [words.place, placeOf(job, language)],
    [words.start, job.startDate && day(job.startDate)],
    [words.closes, job.validThrough && day(closingDayOf(job.validThrough))],
    [words.openings, job.openings > 1 ? String(job.openings) : null],
    [words.minAge, `${job.minAge} ${words.years}`],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
