import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { countOf, type Market, type Town, townsNear } from '../../domain/job/market-towns.ts';
import { replyDaysOf } from '../../domain/job/reply-time.ts';
import type { Listed, Order } from './find-listed.ts';
import { ORDERS } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { jobRows } from './job-row.ts';
import type { ListFigures } from './list-figures.ts';
import { type PageParts, shared } from './page.ts';
import { payScale } from './pay-scale.ts';
import { defaultImagePath } from './preview/paths.ts';
import type { Reader } from './reader.ts';
import { searchForm } from './search-page.ts';
import { countryMap, ringMap } from './town-map.ts';

/** Jobs of one page. */
export const LISTED = 20;
/** Towns that are named, and drawn, without being asked for. */
const [TOWNS_SHOWN, TOWNS_DRAWN] = [48, 16];

export type List = {
  /** Undefined: everywhere. */
  town: Town | undefined;
  kind: JobKind | undefined;
  /** From 1. */
  number: number;
  order: Order;
};
export type ListParts = List & {
  market: Market;
  listed: readonly Listed[];
  figures: ListFigures;
  reader: Reader;
  publicUrl: string;
  now: Date;
};

type Address = {
  town?: Pick<Town, 'slug'> | undefined;
  kind?: JobKind | undefined;
  number?: number;
  order?: Order;
};

/** Address of a list, and of its further pages. */
export function listPath({ town, kind, number = 1, order = 'date' }: Address): string {
  const place = town?.slug ?? (kind ? 'all' : undefined);
  const path = ['/jobs', place, kind].filter(Boolean).join('/');
  const query = [order !== 'date' && `sort=${order}`, number > 1 && `page=${number}`].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

export const pagesOf = (jobs: number) => Math.max(1, Math.ceil(jobs / LISTED));

/** `/jobs`, `/jobs/{town}` and `/jobs/{town}/{kind}`: what is on the market. */
export function listPage(parts: ListParts): PageParts {
  const { town, kind, number, order, market, listed, figures, reader, publicUrl, now } = parts;
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const total = countOf(town ? town.jobs : market.jobs, kind);
  const pages = pagesOf(total);
  const title = words.listTitle(kind ? words.kinds[kind] : words.jobs, town?.name);
  const text = words.listText(total);
  return {
    reader,
    title,
    section: 'work',
    head: shared({
      title,
      text,
      url: publicUrl + listPath({ town, kind, number }),
      image: publicUrl + defaultImagePath(language),
      language,
      hidden: total === 0 || order !== 'date',
    }),
    body: html`
<div class="list-page">
<div class="list-head">${crumbs(parts)}
<h1>${title}</h1>
<p class="soft"><b>${text}</b>${figures.fresh > 0 && html` · <em class="new">${words.newSince(figures.fresh)}</em>`}${pages > 1 && ` · ${words.pageOf(number, pages)}`}${figures.medianReplyH !== null && html`<br>${words.halfAnswer(replyDaysOf(figures.medianReplyH))}`}</p>
${searchForm(reader, { place: town?.name ?? '' })}
${chips(parts)}</div>
<div class="list-main">${listed.length > 0 ? html`${orders(parts)}${jobRows(listed, { reader, now })}` : html`<p>${words.nothing}</p>`}
${turning(parts, pages)}</div>
<aside class="list-aside">${map(parts)}${payScale(figures, reader)}</aside>
<div class="list-more">${more(parts)}${places(parts)}</div>
</div>`,
  };
}

function crumbs({ town, kind, reader }: ListParts): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  if (!town && !kind) return null;
  const here = kind ? words.kinds[kind] : town?.name;
  return html`<nav class="crumbs" aria-label="${words.crumbs}"><a href="${reader.to('/jobs')}">${words.jobs}</a>${icon('chevron-right')}${
    town !== undefined &&
    kind !== undefined &&
    html`<a href="${reader.to(listPath({ town }))}">${town.name}</a>${icon('chevron-right')}`
  }<span aria-current="page">${here ?? ''}</span></nav>`;
}

/** Narrower lists, none of which is empty. */
function chips({ town, kind, market, reader }: ListParts): Html {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const counts = town ? town.jobs : market.jobs;
  const chip = (name: string, count: number, path: string, isHere: boolean) =>
    html`<li><a class="chip" href="${reader.to(path)}"${isHere && html` aria-current="page"`}>${name} <span class="count">${count}</span></a></li>`;
  return html`<nav aria-label="${words.kindsOfWork}"><ul class="chips">${[
    chip(words.all, countOf(counts), listPath({ town }), kind === undefined),
    ...JOB_KINDS.filter((one) => countOf(counts, one) > 0).map((one) =>
      chip(words.kinds[one], countOf(counts, one), listPath({ town, kind: one }), one === kind),
    ),
  ]}</ul></nav>`;
}

/** The reader chooses the order; nothing else decides it. */
function orders({ town, kind, order, listed, reader }: ListParts): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  if (listed.length < 2) return html`<h2 class="sr-only">${words.jobs}</h2>`;
  return html`<div class="order"><h2>${words.orders[order]}</h2><nav aria-label="${words.order}">${ORDERS.filter(
    (one) => one !== order,
  ).map(
    (one) =>
      html`<a rel="nofollow" href="${reader.to(listPath({ town, kind, order: one }))}">${words.orders[one]}</a>`,
  )}</nav></div>`;
}

function turning({ town, kind, number, order, reader }: ListParts, pages: number): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  if (pages === 1) return null;
  const to = (next: number, rel: string, name: string) =>
    html`<a class="button quiet" rel="${rel}" href="${reader.to(listPath({ town, kind, order, number: next }))}">${name}${rel === 'next' && icon('arrow-right')}</a>`;
  return html`<nav class="turning" aria-label="${words.pages}">${number > 1 && to(number - 1, 'prev', words.before)}${
    number < pages && to(number + 1, 'next', words.pageOf(number + 1, pages))
  }</nav>`;
}

function map({ town, kind, market, reader }: ListParts): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const drawn = (one: Town) => ({
    name: one.name,
    at: one.at,
    count: countOf(one.jobs, kind),
    href: reader.to(listPath({ town: one, kind })),
  });
  if (!town) {
    const towns = withJobs(market.towns, kind).slice(0, TOWNS_DRAWN);
    return towns.length > 1 ? countryMap(towns.map(drawn), words.map) : null;
  }
  const near = townsNear(market, town, kind);
  const here = { ...drawn(town), href: undefined, isHere: true };
  return near.length > 0 ? ringMap(here, near.map(drawn), words.map) : null;
}

/** Other kinds of work in the same town. */
function more({ town, kind, market, reader }: ListParts): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  if (!town || !kind) return null;
  const others = JOB_KINDS.filter((one) => one !== kind && countOf(town.jobs, one) > 0);
  if (others.length === 0 || market.towns.length === 0) return null;
  return html`<section><h2>${words.more(town.name)}</h2><ul class="places">${others.map((one) =>
    place(words.kinds[one], countOf(town.jobs, one), reader.to(listPath({ town, kind: one }))),
  )}</ul></section>`;
}

function places({ town, kind, market, reader }: ListParts): Html | null {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const towns = town ? townsNear(market, town, kind) : withJobs(market.towns, kind).slice(0, TOWNS_SHOWN);
  if (towns.length === 0) return null;
  const what = kind ? words.kinds[kind] : words.jobs;
  return html`<section><h2>${town ? words.near(what, town.name) : words.towns}</h2><ul class="places">${towns.map(
    (other) => place(other.name, countOf(other.jobs, kind), reader.to(listPath({ town: other, kind }))),
  )}</ul></section>`;
}

const withJobs = (towns: readonly Town[], kind: JobKind | undefined) =>
  towns.filter(({ jobs }) => countOf(jobs, kind) > 0);

const place = (name: string, count: number, href: string) =>
  html`<li class="place"><a href="${href}">${name}</a> <span class="count">${count}</span></li>`;
