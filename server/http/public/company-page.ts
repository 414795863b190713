import { dayOf } from '../../../contract/calendar-day.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Market, slugIn, townName } from '../../domain/job/market-towns.ts';
import { replyDaysOf } from '../../domain/job/reply-time.ts';
import { article } from './article.ts';
import type { CompanyFacts } from './company-facts.ts';
import { face } from './face.ts';
import type { Listed } from './find-listed.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import { jobRows } from './job-row.ts';
import { dayText } from './job-words.ts';
import { listPath } from './list-page.ts';
import { type PageParts, shared } from './page.ts';
import { photoList } from './photos.ts';
import { defaultImagePath } from './preview/paths.ts';
import type { Reader } from './reader.ts';
import { reportPath } from './report/report-form.ts';
import { scene } from './scene.ts';
import { shareLink } from './share-page.ts';
import { countryMap } from './town-map.ts';

type Parts = {
  company: CompanyFacts;
  listed: readonly Listed[];
  market: Market;
  reader: Reader;
  publicUrl: string;
  now: Date;
};

export const companyPath = (id: string) => `/companies/${id}`;

/** Who a company is to people who look for work: how it answers, and what it has to offer now. */
export function companyPage({ company, listed, market, reader, publicUrl, now }: Parts): PageParts {
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const url = publicUrl + companyPath(company.id);
  const said = company.verified ? words.verifiedMeans : words.unverifiedMeans;
  const text = `${words.listText(company.openJobs)} · ${said}`;
  const since = dayText(dayOf(company.since), language, now, { day: undefined, year: 'numeric' });
  const facts = [words.since(since), company.people !== null && words.people(company.people)];
  return {
    reader,
    title: company.name,
    banner: scene(company),
    tools: shareLink({ title: company.name, _id: null }, url, reader, 'icon'),
    head: shared({
      title: company.name,
      text,
      url,
      image: publicUrl + defaultImagePath(language),
      language,
      hidden: listed.length === 0,
    }),
    body: html`
<div class="company-page">
<div class="job-head">${face(company, 'head')}<h1 lang="">${company.name}</h1>
<p class="soft">${facts.filter(Boolean).join(' · ')}</p></div>
<div class="company-main">${companyFigures(company, reader)}
<p class="verified">${icon(company.verified ? 'badge-check' : 'building')}${said}</p>
${ownWords(company)}${photoList(company.photos, language)}<h2>${words.listText(company.openJobs)}</h2>
${listed.length > 0 ? jobRows(listed, { reader, now, ofCompany: true }) : html`<p>${words.nothing}</p>`}</div>
<aside class="company-aside">${whereOf(listed, market, reader)}
<h2>${words.company}</h2>
<ul>${company.place !== null && html`<li class="contact">${icon('building')}<span lang="">${company.name}<br>${company.place}</span></li>`}${website(company.website)}<li class="contact">${icon('flag')}<a href="${reader.to(reportPath('company', company.id))}">${words.reportCompany}</a></li></ul></aside>
</div>`,
  };
}

/** What it says of itself, and what everybody gets who works there. */
function ownWords({ about, benefits }: CompanyFacts): Html {
  const list = benefits.map((benefit) => html`<li>${icon('check')}<span>${benefit}</span></li>`);
  return html`${about !== '' && article(about)}
${list.length > 0 && html`<ul class="benefits" lang="">${list}</ul>`}
`;
}

/** How soon it answers, and how much it has to offer. */
export function companyFigures(
  { medianReplyH, replyDays, openJobs }: CompanyFacts,
  { language }: Reader,
): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const median = medianReplyH === null ? null : replyDaysOf(medianReplyH);
  const figures = [
    median !== null && { number: median === 0 ? words.sameDay : words.days(median), of: words.untilAnswer },
    { number: words.days(replyDays), of: words.promised },
    { number: String(openJobs), of: words.openJobs },
  ];
  return html`<ul class="figures">${figures.map(
    (one) => one && html`<li class="figure"><b>${one.number}</b><span>${one.of}</span></li>`,
  )}</ul>`;
}

/** Where it has jobs, once there is more than one place. */
function whereOf(listed: readonly Listed[], market: Market, { language, to }: Reader): Html | null {
  const words = SERVER_TEXTS[language].publicPages;
  const places = Map.groupBy(
    listed.flatMap(({ job }) => job.location ?? []),
    ({ label }) => slugIn(market, label),
  );
  if (places.size < 2) return null;
  const towns = [...places].map(([slug, [first, ...more]]) => ({
    name: townName(first?.label ?? ''),
    at: { lat: first?.lat ?? 0, lng: first?.lng ?? 0 },
    count: more.length + 1,
    href: to(listPath({ town: { slug } })),
  }));
  return html`<h2>${words.places}</h2>${countryMap(towns, words.places, 'small')}`;
}

/** Only an address of the web becomes a link. */
function website(address: string): Html | null {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  if (address === '' || !url || !url.hostname.includes('.')) return null;
  return html`<li class="contact">${icon('globe')}<a href="${url.href}" rel="nofollow noopener ugc">${url.hostname.replace(/^www\./, '')}</a></li>`;
}
