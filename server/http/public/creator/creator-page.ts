import { dayOf } from '../../../../contract/calendar-day.ts';
import type { CreatorCard, CreatorPackage } from '../../../../contract/entities/creator.ts';
import { type Language, tagOf } from '../../../../contract/languages.ts';
import { creatorCardPath } from '../../../../contract/policy/creator.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { face } from '../face.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { dayText, moneyOf } from '../job-words.ts';
import { HIDDEN, type PageParts, shared } from '../page.ts';
import { photoList } from '../photos.ts';
import { creatorImagePath } from '../preview/paths.ts';
import type { Reader } from '../reader.ts';
import { reportPath } from '../report/report-form.ts';
import { shareLink } from '../share-page.ts';
import type { PublicCreator } from './creator-facts.ts';

type Parts = { creator: PublicCreator; reader: Reader; publicUrl: string; now: Date };

/** A creator to people who follow a link: what they do, what was measured, what it costs (creator.6, creator.8). */
export function creatorPage({ creator, reader, publicUrl, now }: Parts): PageParts {
  const { card, slug, listed } = creator;
  const words = SERVER_TEXTS[reader.language].creatorCard;
  const url = publicUrl + creatorCardPath(slug);
  const lowest = cheapest(card, reader.language);
  const ask = html`<a class="button" href="/pwa/company/creators?creator=${card._id}" rel="nofollow">${words.ask}</a>`;
  const price = html`${lowest !== null && html`<b>${words.from(lowest)}</b>`}<span class="bar-hint hint">${words.askNote}</span>`;
  return {
    reader,
    title: card.handle,
    head: shared({
      title: card.handle,
      text: [words.about(card.niches.join(', ')), card.bio].filter(Boolean).join(' · ').slice(0, 300),
      url,
      image: publicUrl + creatorImagePath(slug),
      language: reader.language,
      hidden: !listed,
    }),
    body: html`
<div class="company-page creator">
<div class="job-head">${face({ name: card.handle, logo: null }, 'head')}<h1 translate="no">${card.handle}</h1>
${card.niches.length > 0 && html`<p class="soft" lang="">${card.niches.join(', ')}</p>`}</div>
<div class="company-main">${card.bio !== '' && html`<p lang="">${card.bio}</p>`}
<ul class="tags">${chips(card, reader.language, now)}</ul>
${pages(card, reader.language, now)}
${photoList(card.photos ?? [], reader.language)}
${works(card, words.works)}
${card.packages.length > 0 && html`<h2>${words.packages}</h2><ul class="packs">${card.packages.map((one) => pack(one, reader.language))}</ul>`}</div>
<aside class="company-aside"><div class="only-desk ask">${ask}${price}</div>
<ul><li>${shareLink({ title: card.handle, _id: null }, url, reader)}</li>
<li class="contact" hidden data-print>${icon('printer')}<a href="#main">${words.print}</a></li>
<li class="contact">${icon('flag')}<a href="${reader.to(reportPath('creator', card._id))}">${words.report}</a></li></ul></aside>
</div>`,
    bar: html`<section class="bar" aria-label="${words.ask}"><div class="wide"><p>${price}</p>${ask}</div></section>`,
  };
}

/** Where no card is shown: whether there is one, nobody is told. */
export function noCreatorPage(reader: Reader): PageParts {
  const words = SERVER_TEXTS[reader.language].creatorCard;
  return {
    reader,
    title: words.missingTitle,
    head: HIDDEN,
    body: html`<div class="narrow"><h1>${words.missingTitle}</h1><p class="lead">${words.missing}</p></div>`,
  };
}

function chips({ availability, region, languages }: CreatorCard, language: Language, now: Date): Html[] {
  const words = SERVER_TEXTS[language].creatorCard;
  const names = new Intl.DisplayNames(tagOf(language), { type: 'language' });
  const free =
    availability?.from && availability.from > dayOf(now)
      ? words.freeFrom(dayText(availability.from, language, now))
      : availability && words.availability[availability.status];
  return [
    ...(free ? [html`<li${availability?.status === 'open' && html` class="good"`}>${free}</li>`] : []),
    ...(region === '' ? [] : [html`<li lang="">${region}</li>`]),
    ...languages.map((code) => html`<li>${names.of(code) ?? code}</li>`),
  ];
}

/**
 * Pages that are proven. A number is shown with the day on which the platform told it; what the creator says of
 * themselves is no number here.
 */
function pages({ sources }: CreatorCard, language: Language, now: Date): Html {
  const words = SERVER_TEXTS[language].creatorCard;
  const number = new Intl.NumberFormat(tagOf(language));
  const isMeasured = sources.some(({ measuredFollowers }) => measuredFollowers !== null);
  return html`${isMeasured && html`<p class="hint">${words.followers}</p>`}<ul class="figures">${sources.map(
    ({ platform, url, measuredFollowers: measured, verifiedAt }) => {
      const on = measured?.at ?? verifiedAt;
      const name = words.platform[platform];
      return html`<li class="figure">${measured ? html`<b>${number.format(measured.n)}</b>` : html`<b>${name}</b>`}<span><a href="${url}" rel="me nofollow noopener ugc">${measured ? name : new URL(url).hostname.replace(/^www\./, '')}</a></span>${on !== null && html`<span class="checked">${icon('badge-check', words.theirs)}${dayText(dayOf(new Date(on)), language, now)}</span>`}</li>`;
    },
  )}</ul>`;
}

function works({ examples }: CreatorCard, title: string): Html | null {
  if (examples.length === 0) return null;
  return html`<h2>${title}</h2><ul class="works">${examples.map(
    (one) =>
      html`<li><a href="${one.url}" rel="nofollow noopener ugc" lang="">${one.title}</a><span class="hint">${new URL(one.url).hostname.replace(/^www\./, '')}</span></li>`,
  )}</ul>`;
}

function pack(of: CreatorPackage, language: Language): Html {
  const words = SERVER_TEXTS[language].creatorCard;
  const told = [words.within(of.days), words.revisions(of.revisions), words.net].join(', ');
  return html`<li><b>${words.pack(of.count, words.format[of.format], words.platform[of.platform])}</b><strong>${moneyOf(of.price, of.currency, language)}</strong><span>${told}</span>${of.rights !== '' && html`<span lang="">${words.rights} ${of.rights}</span>`}${of.exclusivity !== '' && html`<span lang="">${words.exclusivity} ${of.exclusivity}</span>`}</li>`;
}

/** The lowest price of a package, in words; null where there is none. */
export function cheapest({ packages }: CreatorCard, language: Language): string | null {
  const [first] = packages.toSorted((a, b) => a.price - b.price);
  return first === undefined ? null : moneyOf(first.price, first.currency, language);
}
