import type { Job } from '../../../contract/entities/job.ts';
import { attributesOf, type Language, tagOf } from '../../../contract/languages.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { JobPageWords } from '../../../locales/types/pages.ts';
import type { CallSettings } from '../../base/settings.ts';
import { type Html, html, jsonScript } from './html.ts';
import { jobPosting } from './job-posting.ts';

/** A published job as a page that needs no JavaScript. */
export function jobPage(
  job: Job,
  language: Language,
  { publicUrl, operator }: Pick<CallSettings, 'publicUrl' | 'operator'>,
): string {
  const words = SERVER_TEXTS[language].jobPage;
  const url = `${publicUrl}/jobs/${job._id}`;
  const lists = [
    [words.tasks, job.tasks],
    [words.must, job.must],
    [words.nice, job.nice],
    [words.benefits, job.benefits],
  ] as const;
  const title = `${job.title} · ${job.companyName}`;
  const head = html`
<link rel="canonical" href="${url}">
<meta name="description" content="${[words.kind[job.kind], job.location?.label, job.companyName].filter(Boolean).join(' · ')}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${url}">
<script type="application/ld+json">${jsonScript(jobPosting(job, url))}</script>`;
  return document(
    language,
    title,
    head,
    html`
<article>
<p class="kind">${words.kind[job.kind]}</p>
<h1>${job.title}</h1>
<p class="company">${job.companyName}${job.companyVerified && html` <span class="mark">${words.verified}</span>`}</p>
<dl>${factsOf(job, language).map(([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>
<p class="promise">${words.reply(job.replyDays)}</p>
<p><a class="button" href="${applyPath(job)}">${words.apply}</a></p>
<p class="hint">${words.applyHint}</p>
<div class="text">${job.description.split(/\n{2,}/).map((text) => html`<p>${text}</p>`)}</div>
${lists.map(([name, items]) => items.length > 0 && html`<section><h2>${name}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`)}
<p class="hint"><a href="/pwa/${job._id}?report=job.${job._id}">${words.report}</a>${operator.mail !== undefined && html` · <a href="${reportMail(operator.mail, words.reportSubject(job.title), url)}">${words.reportByMail}</a>`}</p>
</article>`,
  );
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
  const words = SERVER_TEXTS[language].jobPage;
  const title = status === 410 ? words.closedTitle : words.missingTitle;
  return document(
    language,
    title,
    html`<meta name="robots" content="noindex">`,
    html`<h1>${title}</h1><p>${status === 410 ? words.closed : words.missing}</p>
<p><a class="button" href="/pwa">${words.search}</a></p>`,
  );
}

function document(language: Language, title: string, head: Html, body: Html): string {
  const words = SERVER_TEXTS[language].jobPage;
  const { lang, dir } = attributesOf(language);
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Zusage</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">${head}
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28"> Zusage</a> <span>${words.slogan}</span></header>
<main>${body}
</main>
<footer><a href="/sites/imprint">${words.imprint}</a> <a href="/sites/privacy">${words.privacy}</a></footer>
</body>
</html>
`.text;
}

function factsOf(job: Job, language: Language): [string, string][] {
  const words = SERVER_TEXTS[language].jobPage;
  const tag = tagOf(language);
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const facts: [string, string | null][] = [
    [words.pay, payOf(job, words, tag)],
    [words.hours, hoursOf(job)],
    [
      words.place,
      [job.location?.label, job.remote === 'full' && words.remote].filter(Boolean).join(', ') || null,
    ],
    [words.start, job.startDate && day(job.startDate)],
    [words.closes, job.validThrough && day(closingDayOf(job.validThrough))],
    [words.openings, job.openings > 1 ? String(job.openings) : null],
    [words.minAge, `${job.minAge} ${words.years}`],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function payOf({ pay }: Job, words: JobPageWords, tag: string): string | null {
  if (!pay) return null;
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: pay.currency,
    minimumFractionDigits: pay.min % 100 === 0 && pay.max % 100 === 0 ? 0 : 2,
  });
  const range =
    pay.min === pay.max ? money.format(pay.min / 100) : money.formatRange(pay.min / 100, pay.max / 100);
  return `${range} / ${words.unit[pay.unit]}`;
}

function hoursOf({ hours }: Job): string | null {
  if (!hours) return null;
  const range = hours.min === hours.max ? String(hours.min) : `${hours.min}–${hours.max}`;
  return hours.text ? `${range} (${hours.text})` : range;
}
