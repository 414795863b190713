import type { Job } from '../../../contract/entities/job.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { townName } from '../../domain/job/market-towns.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon } from './icon.ts';
import { dayText, hoursOf, shiftsOf, weekOf } from './job-words.ts';
import { listPath } from './list-page.ts';
import type { Reader } from './reader.ts';

/** The four that are looked for first: when, where, from when on, for whom. Each in a few words, and a line below. */
export function jobFacts(job: Job, townSlug: string, reader: Reader, now: Date): Html {
  const words = SERVER_TEXTS[reader.language].publicPages;
  return html`<ul class="facts" aria-label="${words.facts}">${[when(job, reader), where(job, townSlug, reader), start(job, reader, now), age(job, reader)]}</ul>`;
}

function fact(name: IconName, first: Html | string, then: string, more: Html | null = null): Html {
  return html`<li>${icon(name)}<div><b>${first}</b>${then !== '' && html`<span>${then}</span>`}${more}</div></li>`;
}

function when(job: Job, { language }: Reader): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const told = [shiftsOf(job, language) ?? job.hours?.text, hoursOf(job, language), words.kind[job.kind]];
  const [first = '', ...then] = told.filter((part): part is string => Boolean(part));
  return fact('clock', first, then.join(words.comma), week(job, language));
}

/** The days with a shift; their names are read aloud, the others are only seen. */
function week({ shifts }: Job, language: Reader['language']): Html | null {
  if (shifts.length === 0) return null;
  const days = weekOf(language).map((one) => ({ ...one, isWork: shifts.some(({ day }) => day === one.day) }));
  const told = days.filter(({ isWork }) => isWork).map(({ long }) => long);
  return html`<p class="week" role="img" aria-label="${`${SERVER_TEXTS[language].publicPages.week}: ${told.join(SERVER_TEXTS[language].publicPages.comma)}`}">${days.map(
    ({ tiny, isWork }) => html`<i${isWork && html` class="on"`}>${tiny}</i>`,
  )}</p>`;
}

function where({ location, remote }: Job, slug: string, { language, to }: Reader): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const far = { none: '', partly: words.partlyRemote, full: words.remote }[remote];
  if (!location) return fact('pin', capital(far || words.remote), '');
  const list = to(listPath({ town: { slug } }));
  return fact('pin', html`<a class="fact-link" href="${list}" lang="">${townName(location.label)}</a>`, far);
}

function start({ startDate, endDate, openings, validThrough }: Job, { language }: Reader, now: Date): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const day = (date: string) => dayText(date, language, now);
  const first = [
    startDate ? words.begins(day(startDate)) : words.byArrangement,
    endDate && words.ends(day(endDate)),
  ];
  const then = [words.openings(openings), validThrough && words.openUntil(day(closingDayOf(validThrough)))];
  return fact('calendar', first.filter(Boolean).join(words.comma), then.filter(Boolean).join(words.comma));
}

function age({ minAge, minAgeReasons }: Job, { language }: Reader): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const [reason] = minAgeReasons;
  return fact('cake', words.minAge(minAge), reason ? words.ageReason[reason.code] : '');
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
