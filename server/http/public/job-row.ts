import { DAY_MS, dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { face } from './face.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { hoursOf, payOf, placeOf, replyOf } from './job-words.ts';
import type { Reader } from './reader.ts';

/** A job counts as new for so long, in milliseconds. */
const NEW_MS = 2 * DAY_MS;

type Parts = {
  reader: Reader;
  now: Date;
  /** On the page of the company, which need not be named again. */
  ofCompany?: boolean;
};

/** Jobs as rows: the whole row is the link. */
export function jobRows(listed: readonly Listed[], parts: Parts): Html {
  return html`<ul class="rows">${listed.map((one) => jobRow(one, parts))}</ul>`;
}

function jobRow({ job, medianReplyH, logo }: Listed, { reader, now, ofCompany = false }: Parts): Html {
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const pay = payOf(job, language);
  const facts = [words.kind[job.kind], hoursOf(job, language, 'hoursShort')].filter(Boolean);
  const place = placeOf(job, language);
  const isNew = job.publishedAt !== null && now.getTime() - Date.parse(job.publishedAt) < NEW_MS;
  const closing = closingOf(job.validThrough, now.getTime());
  const left = job.validThrough ? daysBetween(dayOf(now), closingDayOf(job.validThrough)) : 0;
  const isDue = closing !== null && closing.kind !== 'over' && closing.soon;
  const reply = ofCompany ? null : replyOf(medianReplyH, language);
  const who = ofCompany
    ? (place ?? '')
    : html`<span lang="">${job.companyName}</span>${job.companyVerified && icon('badge-check', words.verified)}${place !== null && html` · ${place}`}`;
  return html`
<li><a class="row${ofCompany && ' bare'}" href="${reader.to(`/jobs/${job._id}`)}">${!ofCompany && face({ name: job.companyName, logo })}<span class="row-text"><span class="row-title"><strong class="row-name" lang="">${job.title}</strong>${isNew && html` <em class="new">${words.fresh}</em>`}</span>
${who === '' ? null : html`<span class="row-who">${who}</span>`}
<span class="row-facts">${pay && html`<b>${pay.sum}</b> / ${pay.per} · `}${facts.join(' · ')}</span>${
    (reply !== null || isDue) &&
    html`
<span class="row-reply">${reply !== null && html`${smallLine}${reply}`}${isDue && html` <em class="due">${words.daysLeft(left)}</em>`}</span>`
  }</span></a></li>`;
}

/** The state line in small: from somebody's application to its answer. */
export const smallLine = html`<svg class="small-line" viewBox="0 0 30 12" aria-hidden="true"><circle cx="3" cy="6" r="2.5"/><path d="M6 6h10"/><circle class="end" cx="23" cy="6" r="6"/><path class="yes" d="m20.3 6.2 1.9 1.9 3.6-3.9"/></svg>`;
