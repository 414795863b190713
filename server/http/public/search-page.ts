import { type FoundJobs, SEARCH_TEXT_MAX } from '../../../contract/entities/search.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ServerTexts } from '../../../locales/types/server-texts.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { jobRows } from './job-row.ts';
import { HIDDEN, type PageParts } from './page.ts';
import type { Reader } from './reader.ts';

export type Asked = { readonly q: string; readonly place: string };

/** The search as a plain form: `/jobs?q=…&place=…`. */
export function searchForm(reader: Reader, { q = '', place = '' }: Partial<Asked> = {}): Html {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const chosen = [...new URLSearchParams(reader.to('').replace(/^\?/, ''))];
  return html`<form class="search" role="search" action="/jobs" method="get"><label><span class="sr-only">${words.searchFor}</span>${icon('search')}<input type="search" name="q" value="${q}" placeholder="${words.searchHint}" maxlength="${SEARCH_TEXT_MAX}" enterkeyhint="search"></label><label class="search-place"><span class="sr-only">${words.place}</span>${icon('pin')}<input type="text" name="place" value="${place}" placeholder="${words.place}" maxlength="${TEXT_MAX.place}" autocomplete="address-level2"></label>${chosen.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="button">${words.search}</button></form>`;
}

type Parts = {
  asked: Asked;
  /** Undefined: the place is not known. */
  found: FoundJobs | undefined;
  listed: readonly Listed[];
  /** Shown where nothing was found. */
  newest: readonly Listed[];
  reader: Reader;
  now: Date;
};

/** What a search has found: the same search as in the app, for those who run no scripts. */
export function searchPage({ asked, found, listed, newest, reader, now }: Parts): PageParts {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const what = [asked.q, found?.place?.label ?? asked.place].filter(Boolean).join(', ');
  const told = found === undefined ? words.placeUnknown(asked.place) : toldOf(found, what, words);
  return {
    reader,
    title: what === '' ? words.searchFor : what,
    section: 'work',
    head: HIDDEN,
    body: html`
<div class="list-page"><div class="list-head">
<nav class="crumbs" aria-label="${words.crumbs}"><a href="${reader.to('/jobs')}">${words.jobs}</a>${icon('chevron-right')}<span aria-current="page">${words.search}</span></nav>
<h1>${told}</h1>
${found !== undefined && found.misspelt.length > 0 && html`<p class="soft">${words.misspelt(found.misspelt.join(', '))}</p>`}
${searchForm(reader, asked)}</div>
<div class="list-main">${listed.length > 0 ? html`<h2 class="sr-only">${words.jobs}</h2>${jobRows(listed, { reader, now })}` : html`<p class="soft">${words.nothingFound}</p>${newest.length > 0 && html`<h2>${words.newest}</h2>${jobRows(newest, { reader, now })}`}<p><a class="button quiet" href="${reader.to('/jobs')}">${words.listTitle(words.jobs, undefined)}${icon('arrow-right')}</a></p>`}
${found !== undefined && found.next !== null && html`<nav class="turning" aria-label="${words.pages}"><a class="button quiet" rel="next nofollow" href="${nextOf(asked, found.next, reader)}">${words.next}${icon('arrow-right')}</a></nav>`}</div></div>`,
  };
}

function toldOf({ total, totalIsAtLeast }: FoundJobs, what: string, words: ServerTexts['publicPages']) {
  if (what === '') return words.listText(total);
  return totalIsAtLeast ? words.foundAtLeast(total, what) : words.found(total, what);
}

function nextOf({ q, place }: Asked, cursor: string, { to }: Reader): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(place && { place }), after: cursor });
  return to(`/jobs?${query}`);
}
