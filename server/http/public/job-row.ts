import { DAY_MS, dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import type { Language } from '../../../contract/languages.ts';
import { hueOf, initialsOf } from '../../../contract/name-mark.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { payOf, placeOf, rangeOf } from './job-words.ts';

/** A job counts as new for so long, in milliseconds. */
const NEW_MS = 2 * DAY_MS;

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
  const closing = closingOf(job.validThrough, now.getTime());
  const left = job.validThrough ? daysBetween(dayOf(now), closingDayOf(job.validThrough)) : 0;
  const isDue = closing !== null && closing.kind !== 'over' && closing.soon;
  return html`
<li><a class="row" href="/jobs/${job._id}">${face(job.companyName)}<span><strong lang="">${job.title}</strong>${isNew && html` <em class="new">${words.fresh}</em>`}
<span class="soft"><span lang="">${job.companyName}</span>${job.companyVerified && html` <span class="mark">${words.verified}</span>`}${[placeOf(job, language)].map((place) => place && ` · ${place}`)}</span>
<span>${pay && html`<b>${pay.sum}</b> / ${pay.per} · `}${facts.join(' · ')}</span>
<span class="soft">${replyOf(medianReplyH, language)}${isDue && html` <em class="due">${words.daysLeft(left)}</em>`}</span></span></a></li>`;
}

/** How soon half of the applicants have had their answer. */
export function replyOf(medianReplyH: number | null, language: Language): string | null {
  const { repliesIn } = SERVER_TEXTS[language].publicPages;
  return medianReplyH === null ? null : repliesIn(Math.max(1, Math.round(medianReplyH / 24)));
}

/** A company without a logo, with the face that the app gives it. */
export function face(companyName: string): Html {
  const [hue, initials] = [hueOf(companyName), initialsOf(companyName)];
  return html`<svg class="face" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" rx="12" fill="oklch(var(--mark-light) var(--mark-chroma) ${hue})"/><text x="22" y="28" text-anchor="middle">${initials}</text></svg>`;
}
