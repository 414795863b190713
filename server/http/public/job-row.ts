import { DAY_MS, dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import type { Language } from '../../../contract/languages.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { payOf, placeOf, rangeOf } from './job-words.ts';

/** A job counts as new for so long, in milliseconds. */
const NEW_MS = 2 * DAY_MS;
/** Days before its end from which a job says so. */
const CLOSES_SOON = 7;
/** Colours that a company without a logo may have (public/page.css). */
const HUES = 12;

/** Jobs as rows: the whole row is the link. */
export function jobRows(listed: readonly Listed[], language: Language, now: Date): Html {
  return html`<ul class="rows">${listed.map((one) => jobRow(one, language, now))}</ul>`;
}

function jobRow({ job, medianReplyH }: Listed, language: Language, now: Date): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const pay = payOf(job, language);
  const hours = rangeOf(job);
  const facts = [words.kind[job.kind], hours && `${hours} ${words.hoursAWeek}`].filter(Boolean);
  const isNew = job.publishedAt !== null && now.getTime() - Date.parse(job.publishedAt) < NEW_MS;
  const left = job.validThrough ? daysBetween(dayOf(now), closingDayOf(job.validThrough)) : null;
  return html`
<li><a class="row" href="/jobs/${job._id}">${face(job.companyName)}<span><strong lang="">${job.title}</strong>${isNew && html` <em class="new">${words.fresh}</em>`}
<span class="soft"><span lang="">${job.companyName}</span>${job.companyVerified && html` <span class="mark">${words.verified}</span>`}${[placeOf(job, language)].map((place) => place && ` · ${place}`)}</span>
<span>${pay && html`<b>${pay.sum}</b> / ${pay.per} · `}${facts.join(' · ')}</span>
<span class="soft">${replyOf(medianReplyH, language)}${left !== null && left <= CLOSES_SOON && html` <em class="due">${words.daysLeft(left)}</em>`}</span></span></a></li>`;
}

/** How soon half of the applicants have had their answer. */
export function replyOf(medianReplyH: number | null, language: Language): string | null {
  const { repliesIn } = SERVER_TEXTS[language].publicPages;
  return medianReplyH === null ? null : repliesIn(Math.max(1, Math.round(medianReplyH / 24)));
}

/** A company without a logo: its first letter on a colour of its own. */
export function face(companyName: string): Html {
  const hue = [...companyName].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES;
  return html`<span class="face hue-${hue}" aria-hidden="true">${[...companyName][0] ?? ''}</span>`;
}
