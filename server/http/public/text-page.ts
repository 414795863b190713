import { attributesOf, type Language, nameOf, tagOf, textIn } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { PageRow } from '../../domain/webpage/load-page.ts';
import { html } from './html.ts';
import { type PageParts, shared } from './page.ts';
import { beginningOf, textBlocks } from './text-blocks.ts';

type Parts = { row: PageRow; language: Language; publicUrl: string };

/** `/sites/{webpageId}`: what the app shows there, for those who read without scripts. */
export function textPage({ row, language, publicUrl }: Parts): PageParts {
  const words = SERVER_TEXTS[language].publicPages;
  const title = textIn(row.title, language).text;
  const { text: blocks, language: written } = textIn(row.blocks, language);
  const { lang, dir } = attributesOf(written);
  const path = `/sites/${row.id}`;
  const day = (date: Date) =>
    new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return {
    language,
    title,
    head: shared({ title, text: beginningOf(blocks), url: publicUrl + path }),
    body: html`
<h1>${title}</h1>
<p class="soft">${words.version(row.version, day(row.valid_from), day(row.published_at))}</p>
${row.current === null && html`<p class="note">${words.noLonger}</p>`}${
  row.current !== null &&
  row.current !== row.version &&
  html`<p class="note">${words.older} <a href="${path}">${words.newest}</a></p>`
}${written !== language && html`<p class="note">${words.otherLanguage(nameOf(written))}</p>`}
<div class="text-page" lang="${lang}" dir="${dir}">${textBlocks(blocks)}</div>`,
  };
}
