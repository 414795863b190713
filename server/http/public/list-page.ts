import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { jobRows } from './job-row.ts';
import { countOf, type Market, type Town, townsNear } from './market-towns.ts';
import { page, shared } from './page.ts';

/** Jobs of one page. */
export const LISTED = 20;
/** Towns that are named without being asked for. */
const TOWNS_SHOWN = 48;

export type List = {
  /** Undefined: everywhere. */
  town: Town | undefined;
  kind: JobKind | undefined;
  /** From 1. */
  number: number;
};
export type ListParts = List & {
  market: Market;
  listed: readonly Listed[];
  language: Language;
  publicUrl: string;
  now: Date;
};

/** Address of a list, and of its further pages. */
export function listPath({ town, kind, number }: Partial<List>): string {
  const place = town?.slug ?? (kind ? 'all' : undefined);
  const path = ['/jobs', place, kind].filter(Boolean).join('/');
  return number && number > 1 ? `${path}?page=${number}` : path;
}

export const pagesOf = (jobs: number) => Math.max(1, Math.ceil(jobs / LISTED));

/** `/jobs`, `/jobs/{town}` and `/jobs/{town}/{kind}`: what is on the market, newest first. */
export function listPage(parts: ListParts): string {
  const { town, kind, number, market, listed, language, publicUrl, now } = parts;
  const words = SERVER_TEXTS[language].publicPages;
  const total = countOf(town ? town.jobs : market.jobs, kind);
  const pages = pagesOf(total);
  const title = words.listTitle(kind ? words.kinds[kind] : words.jobs, town?.name);
  const text = words.listText(total);
  const head = html`${shared({ title, text, url: publicUrl + listPath({ town, kind, number }) })}${
    total === 0 &&
    html`
<meta name="robots" content="noindex">`
  }`;
  const body = html`
${crumbs(parts)}
<h1>${title}</h1>
<p class="soft" role="status">${text}${pages > 1 && ` · ${words.pageOf(number, pages)}`}</p>
${chips(parts)}
${listed.length > 0 ? jobRows(listed, language, now) : html`<p>${words.nothing}</p>`}
${turning(parts, pages)}
${places(parts)}`;
  return page({ language, title, head, body });
}

function crumbs({ town, kind, language }: ListParts): Html | null {
  const words = SERVER_TEXTS[language].publicPages;
  if (!town && !kind) return null;
  return html`<nav class="crumbs" aria-label="${words.crumbs}"><a href="/jobs">${words.jobs}</a>${
    town !== undefined && kind !== undefined && html` › <a href="${listPath({ town })}">${town.name}</a>`
  }</nav>`;
}

/** Narrower lists, none of which is empty. */
function chips({ town, kind, market, language }: ListParts): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const counts = town ? town.jobs : market.jobs;
  const chip = (name: string, count: number, path: string, isHere: boolean) =>
    html`<li><a class="chip" href="${path}"${isHere && html` aria-current="page"`}>${name} <span class="count">${count}</span></a></li>`;
  return html`<nav aria-label="${words.kindsOfWork}"><ul class="chips">${[
    chip(words.all, countOf(counts), listPath({ town }), kind === undefined),
    ...JOB_KINDS.filter((one) => countOf(counts, one) > 0).map((one) =>
      chip(words.kinds[one], countOf(counts, one), listPath({ town, kind: one }), one === kind),
    ),
  ]}</ul></nav>`;
}

function turning({ town, kind, number, language }: ListParts, pages: number): Html | null {
  const words = SERVER_TEXTS[language].publicPages;
  if (pages === 1) return null;
  const to = (next: number, rel: string, name: string) =>
    html`<a class="button quiet" rel="${rel}" href="${listPath({ town, kind, number: next })}">${name}</a>`;
  return html`<nav class="turning" aria-label="${words.pages}">${number > 1 && to(number - 1, 'prev', words.before)}${
    number < pages && to(number + 1, 'next', words.pageOf(number + 1, pages))
  }</nav>`;
}

function places({ town, kind, market, language }: ListParts): Html | null {
  const words = SERVER_TEXTS[language].publicPages;
  const towns = town
    ? townsNear(market, town, kind)
    : market.towns.filter(({ jobs }) => countOf(jobs, kind) > 0).slice(0, TOWNS_SHOWN);
  if (towns.length === 0) return null;
  return html`<section><h2>${town ? words.near(town.name) : words.towns}</h2><ul class="places">${towns.map(
    (other) =>
      html`<li><a href="${listPath({ town: other, kind })}">${other.name}</a> <span class="count">${countOf(other.jobs, kind)}</span></li>`,
  )}</ul></section>`;
}
