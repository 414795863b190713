import type { ApplicationSource } from '../../../contract/application-source.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ServerTexts } from '../../../locales/types/server-texts.ts';
import { townName } from '../../domain/job/market-towns.ts';
import { article } from './article.ts';
import type { CompanyFacts } from './company-facts.ts';
import { companyFigures, companyPath } from './company-page.ts';
import { face } from './face.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html, jsonScript } from './html.ts';
import { icon } from './icon.ts';
import { jobFacts } from './job-facts.ts';
import { jobPosting } from './job-posting.ts';
import { answerDay, jobPromise } from './job-promise.ts';
import { jobRows } from './job-row.ts';
import { dayText, payOf, placeOf } from './job-words.ts';
import { listPath } from './list-page.ts';
import { type PageParts, shared } from './page.ts';
import { jobImagePath } from './preview/paths.ts';
import type { Reader } from './reader.ts';
import { reportPath } from './report/report-form.ts';
import { scene } from './scene.ts';
import { shareLink } from './share-page.ts';

type Parts = {
  job: Job;
  company: CompanyFacts;
  /** Of the list of its town. */
  townSlug: string;
  /** Jobs of the same kind in the same town. */
  similar: readonly Listed[];
  /** How the reader came here. */
  source: ApplicationSource;
  reader: Reader;
  publicUrl: string;
  now: Date;
};

export const jobPath = (jobId: string) => `/jobs/${jobId}`;

/** A published job as a page that needs no JavaScript (job.9). */
export function jobPage(parts: Parts): PageParts {
  const { job, company, townSlug, similar, source, reader, publicUrl, now } = parts;
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const url = publicUrl + jobPath(job._id);
  const title = `${job.title} · ${job.companyName}`;
  const pay = payOf(job, language);
  const paid = pay && `${pay.sum} / ${pay.per}`;
  const text = [words.kind[job.kind], placeOf(job, language), paid].filter(Boolean).join(' · ');
  const answer = words.answerBy(
    dayText(answerDay(job, now), language, now, { weekday: 'short', month: 'short' }),
  );
  const apply = html`<a class="button" href="${applyPath(job, source)}">${words.apply}</a>`;
  return {
    reader,
    title,
    section: 'work',
    tools: shareLink(job, url, reader, 'icon'),
    banner: scene(company, job.kind),
    head: html`${shared({ title, text, url, image: publicUrl + jobImagePath(job, language), language })}
<script type="application/ld+json">${jsonScript(jobPosting(job, url))}</script>`,
    body: html`
<div class="job">
<div class="job-head">${face(company, 'head')}
<h1 lang="">${job.title}</h1>
<p class="company"><a href="${reader.to(companyPath(company.id))}" lang="">${job.companyName}</a>${job.companyVerified && icon('badge-check', words.verified)}${job.location && html` <span class="soft">${words.inPlace(townName(job.location.label))}</span>`}</p></div>
<aside class="rail">${pay && html`<p class="pay"><strong>${pay.sum}</strong> / ${pay.per}</p>`}<div class="only-desk">${apply}<p class="hint">${words.applyHint}</p></div>
${jobFacts(job, townSlug, reader, now)}
<p class="only-desk rail-ways">${shareLink(job, url, reader)}<a href="${reader.to(reportPath('job', job._id))}">${icon('flag')}${words.report}</a></p></aside>
<article class="job-text">${jobPromise(job, company.medianReplyH, reader, now)}
${jobArticle(job, words)}
${job.publishedAt !== null && html`<p class="hint">${words.published(dayText(dayOf(job.publishedAt), language, now))}</p>`}
${aboutCompany(company, reader)}</article>
</div>
${similar.length > 0 && html`<section class="similar"><h2>${words.similar}</h2>${jobRows(similar, { reader, now })}${job.location && html`<p><a class="button quiet" href="${reader.to(listPath({ town: { slug: townSlug }, kind: job.kind }))}">${words.listTitle(words.kinds[job.kind], townName(job.location.label))}${icon('arrow-right')}</a></p>`}</section>`}
<p class="only-phone report-line"><a href="${reader.to(reportPath('job', job._id))}">${icon('flag')}${words.report}</a></p>`,
    bar: html`<section class="bar" aria-label="${words.apply}"><div class="wide"><p><b>${answer}</b><span class="bar-hint">${words.barHint}</span></p>${apply}</div></section>`,
  };
}

/**
 * Most who read this page have no account: they make one first, and from there those who have one go on to sign in.
 * People who are signed in are led straight on to the application.
 */
function applyPath({ _id }: Job, source: ApplicationSource): string {
  return `/register?mode=user&to=${encodeURIComponent(`/pwa/${_id}?view=apply&via=${source}`)}`;
}

function jobArticle(job: Job, words: ServerTexts['publicPages']): Html {
  const lists = [
    [words.deliverables, job.campaign?.deliverables ?? [], ''],
    [words.tasks, job.tasks, ''],
    [words.must, job.must, ''],
    [words.nice, job.nice, ' hollow'],
    [words.benefits, job.benefits, ''],
    [words.needsAnswer, job.questions.filter(({ required }) => required).map(({ text }) => text), ''],
  ] as const;
  return html`
${article(job.description)}
${lists.map(
  ([name, items, look]) =>
    items.length > 0 &&
    html`<section class="list"><h2>${name}</h2><ul class="bullets${look}" lang="" dir="auto">${items.map((item) => html`<li>${item}</li>`)}</ul></section>`,
)}`;
}

function aboutCompany(company: CompanyFacts, reader: Reader): Html {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const means = company.verified ? words.verifiedMeans : words.unverifiedMeans;
  return html`
<section class="about"><a class="about-who" href="${reader.to(companyPath(company.id))}">${face(company)}<span><b class="about-name" lang="">${company.name}</b><span class="about-where">${[company.place, company.people !== null && words.people(company.people)].filter(Boolean).join(' · ')}</span></span>${icon('chevron-right')}</a>
<p class="soft">${means}</p>
${companyFigures(company, reader)}</section>`;
}
