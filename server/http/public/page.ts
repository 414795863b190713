import { attributesOf, type Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Html, html } from './html.ts';

export type PageParts = {
  language: Language;
  title: string;
  head: Html;
  body: Html;
  /** What stays in sight at the lower edge of a phone. */
  bar?: Html;
};

/** A page that the server writes: readable without JavaScript, in the product's font, colours and words. */
export function page(parts: PageParts): string {
  const { lang, dir } = attributesOf(parts.language);
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${titleOf(parts)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fontAndStyle}${parts.head}
</head>
<body>${frame(parts)}
</body>
</html>
`.text;
}

export const titleOf = ({ title }: Pick<PageParts, 'title'>): Html => html`<title>${title} · Zusage</title>`;

export const fontAndStyle = html`<link rel="stylesheet" href="/page-font.css">
<link rel="stylesheet" href="/page.css">`;

/** All that is seen of a page. */
export function frame({ language, body, bar }: PageParts): Html {
  const words = SERVER_TEXTS[language].publicPages;
  return html`
<a class="skip" href="#main">${words.skip}</a>
<header><div class="wide"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28"> Zusage</a><nav><a href="/jobs">${words.jobs}</a> <a href="/login">${words.signIn}</a></nav></div></header>
<main id="main" class="wide">${body}
</main>
${bar ?? null}
<footer><div class="wide"><p>${words.slogan}</p><nav><a href="/jobs">${words.jobs}</a> <a href="/sites/imprint">${words.imprint}</a> <a href="/sites/privacy">${words.privacy}</a> <a href="/sites/terms-of-use">${words.terms}</a> <a href="/sites/parents-letter">${words.parents}</a> <a href="/team">${words.team}</a></nav></div></footer>`;
}

/** What links to this page are shown with elsewhere. */
export function shared({ title, text, url }: { title: string; text: string; url: string }): Html {
  return html`
<link rel="canonical" href="${url}">
<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Zusage">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${url}">`;
}
