import { attributesOf, nameOf, tagOf, textIn } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { PageRow } from '../../domain/webpage/load-page.ts';
import { html } from './html.ts';
import { type PageParts, shared } from './page.ts';
import { defaultImagePath } from './preview/paths.ts';
import type { Reader } from './reader.ts';
import { beginningOf, textBlocks } from './text-blocks.ts';

type Parts = { row: PageRow; reader: Reader; publicUrl: string };

/** `/sites/{webpageId}`: what the app shows there, for those who read without scripts. */
export function textPage({ row, reader, publicUrl }: Parts): PageParts {
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const title = textIn(row.title, language).text;
  const { text: blocks, language: written } = textIn(row.blocks, language);
  const { lang, dir } = attributesOf(written);
  const path = `/sites/${row.id}`;
  const day = (date: Date) =>
    new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return {
    reader,
    title,
    head: shared({
      title,
      text: beginningOf(blocks),
      url: publicUrl + path,
      image: publicUrl + defaultImagePath(language),
      language,
    }),
    body: html`
<div class="narrow"><h1>${title}</h1>
<p class="soft">${words.version(row.version, day(row.valid_from), day(row.published_at))}</p>
${row.current === null && html`<p class="note">${words.noLonger}</p>`}${
  row.current !== null &&
  row.current !== row.version &&
  html`<p class="note">${words.older} <a href="${reader.to(path)}">${words.newestVersion}</a></p>`
}${written !== language && html`<p class="note">${words.otherLanguage(nameOf(written))}</p>`}
<div class="prose text-page" lang="${lang}" dir="${dir}">${textBlocks(blocks)}</div></div>`,
  };
}
