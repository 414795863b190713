import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { jobRows } from './job-row.ts';
import { dayText } from './job-words.ts';
import { type List, listPath } from './list-page.ts';
import { HIDDEN, type PageParts } from './page.ts';
import type { Reader } from './reader.ts';
import { searchForm } from './search-page.ts';

/** What may be told of a job that is no longer on the market. */
export type ClosedJob = {
  title: string;
  place: string | null;
  /** Day on which it was closed. */
  day: string;
  because: 'filled' | 'cancelled' | 'expired' | 'other';
};

type Parts = {
  /** Undefined: nothing was ever there, or nothing of it may be told. */
  closed?: ClosedJob | undefined;
  status: 404 | 410;
  /** Open jobs like it. */
  listed?: readonly Listed[];
  /** The list they are from. */
  list?: Pick<List, 'town' | 'kind'>;
  reader: Reader;
  now: Date;
};

/** Where a job was, or never has been, and what is open instead. */
export function gonePage({ closed, status, listed = [], list, reader, now }: Parts): PageParts {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const title = status === 410 ? words.closedTitle : words.missingTitle;
  return {
    reader,
    title,
    section: 'work',
    head: HIDDEN,
    body: html`
<div class="narrow">${LETTER}<h1 class="display-title">${title}</h1>
<p class="lead">${closed ? toldOf(closed, reader, now) : status === 410 ? words.closed : words.missing}</p>
${searchForm(reader, { q: closed ? firstWords(closed.title) : '', place: closed?.place ?? '' })}
${listed.length > 0 && html`<h2>${status === 410 ? words.similarOpen : words.newest}</h2>${jobRows(listed, { reader, now })}`}
<p><a class="button quiet" href="${reader.to(listPath(list ?? {}))}">${words.listTitle(list?.kind ? words.kinds[list.kind] : words.jobs, list?.town?.name)}${icon('arrow-right')}</a></p></div>`,
  };
}

function toldOf({ title, place, day, because }: ClosedJob, { language }: Reader, now: Date): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const what = [title, place].filter(Boolean).join(', ');
  return html`<b lang="">${what}</b> ${words.closedOn(dayText(day, language, now))} ${words.closedBecause[because]}`;
}

/** "Verkauf am Samstag (m/w/d)" → "Verkauf": more words would find nothing else. */
function firstWords(title: string): string {
  return /[\p{L}-]{3,}/u.exec(title)?.[0] ?? '';
}

type Broken = { reader: Reader; why: 'broken' | 'busy' | 'often' };

/** The server has failed, cannot answer at the moment, or has answered this line too often. */
export function brokenPage({ reader, why }: Broken): PageParts {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const title = why === 'often' ? words.oftenTitle : words.brokenTitle;
  return {
    reader,
    title,
    head: HIDDEN,
    body: html`
<div class="narrow">${PLASTER}<h1 class="display-title">${title}</h1>
<p class="lead">${words[why]}</p>
<p><a class="button" href="${reader.here()}">${words.again}</a> <a class="button quiet" href="${reader.to('/jobs')}">${words.findWork}</a></p></div>`,
  };
}

/** A letter that comes back. */
const LETTER = html`<svg class="drawing" viewBox="0 0 350 130" aria-hidden="true"><path class="faint" d="M0 126h350M236 106v20M256 106v20"/><path d="M43 46l98-16a6 6 0 0 1 7 5l9 58a6 6 0 0 1-5 7l-98 15a6 6 0 0 1-7-5l-9-57a6 6 0 0 1 5-7Z"/><path d="m40 49 59 47 47-64"/><path class="accent" d="M134 30c-16-15-42-15-64-4M78 17l-9 9 11 7M160 82c10-3 14 3 28-1M164 94c8-2 10 1 16-1"/><path d="M196 106V62a20 20 0 0 1 40 0v44Z"/><path d="M216 42h60a20 20 0 0 1 20 20v44h-60"/><path class="faint" d="M204 70h24"/><path class="accent" d="M270 42V17h20v13h-20"/></svg>`;

/** The state line with a plaster on it. */
const PLASTER = html`<svg class="drawing" viewBox="0 0 350 110" aria-hidden="true"><path class="accent" d="M30 60h90"/><circle class="accent-fill" cx="30" cy="60" r="8"/><path class="faint" stroke-dasharray="1 9" d="M222 60h84"/><circle class="faint" cx="320" cy="60" r="8"/><g transform="rotate(-24 172 58)"><rect class="sheet" x="112" y="34" width="120" height="48" rx="24"/><path class="wash" d="M146 34h52v48h-52Z"/><path class="dots" d="M160 47h.1M172 47h.1M184 47h.1M160 58h.1M172 58h.1M184 58h.1M160 69h.1M172 69h.1M184 69h.1M124 52h.1M134 64h.1M210 52h.1M220 64h.1"/></g></svg>`;
