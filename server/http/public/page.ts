import { attributesOf, LANGUAGES } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';
import type { PageAssets } from './page-assets.ts';
import type { Reader } from './reader.ts';

/** What is looked at: it stands out in the header. */
export type Section = 'work' | undefined;

export type PageParts = {
  reader: Reader;
  title: string;
  head: Html;
  body: Html;
  /** Across the whole width, above the text. */
  banner?: Html | null;
  /** What stays in sight at the lower edge of a phone. */
  bar?: Html;
  section?: Section;
  /** Buttons of the header beside those of every page. */
  tools?: Html;
};

export type Frame = (parts: PageParts) => string;

/** Pages that the server writes: readable without JavaScript, in the product's font, colours and words. */
export function pageFrame(assets: PageAssets): Frame {
  return (parts) => {
    const { reader, head } = parts;
    const { lang, dir } = attributesOf(reader.language);
    return html`<!doctype html>
<html lang="${lang}" dir="${dir}"${reader.theme !== undefined && html` class="${reader.theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fcf9f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d131f" media="(prefers-color-scheme: dark)">
${titleOf(parts)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets.script?.element ?? null}${reader.hasStyle ? styleLink(assets) : (assets.style?.element ?? null)}${head}
</head>
<body>${frame(parts)}
${!reader.hasStyle && styleLink(assets, 'not all')}</body>
</html>
`.text;
  };
}

export const titleOf = ({ title }: Pick<PageParts, 'title'>): Html => html`<title>${title} · Zusage</title>`;

/** @param media `not all` for a page that has it already: fetched after everything else, for the next page */
export const styleLink = ({ style }: PageAssets, media?: 'not all'): Html =>
  html`${style !== undefined && html`<link rel="stylesheet" href="${style.path}"${media !== undefined && html` media="${media}"`}>`}`;

/** All that is seen of a page. */
export function frame({ reader, body, banner = null, bar, section, tools }: PageParts): Html {
  const words = SERVER_TEXTS[reader.language].publicPages;
  return html`
<a class="skip" href="#main">${words.skip}</a>
<header class="top"><div class="wide"><a class="brand" href="/">${MARK} Zusage</a><nav class="ways" aria-label="${words.menu}"><a href="${reader.to('/jobs')}"${section === 'work' && html` aria-current="true"`}>${words.findWork}</a><a href="/register?mode=company">${words.hire}</a><a href="${CREATORS}">${words.creators}</a></nav><div class="tools">${tools ?? null}${display(reader)}<a class="button quiet small" href="/login" data-signed-in="${words.toApp}">${words.signIn}</a></div></div></header>
<main id="main" tabindex="-1">${banner}<div class="wide">${body}
</div></main>
${bar ?? null}
<footer class="foot"><div class="wide"><p class="brand">${MARK} <span>${words.slogan}</span></p><nav aria-label="${words.about}">${FOOTER.map(([path, name]) => html`<a href="${reader.to(path)}">${words[name]}</a> `)}</nav></div></footer>`;
}

const CREATORS = '/register?mode=user&to=%2Fpwa%2Fuser%2Fcreate-creator';
const FOOTER = [
  ['/sites/imprint', 'imprint'],
  ['/sites/privacy', 'privacy'],
  ['/sites/terms-of-use', 'terms'],
  ['/sites/parents-letter', 'parents'],
  ['/team', 'team'],
] as const;

/** As src/ui/logo.tsx draws it. */
const MARK = html`<svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path class="letter" d="M6.2 15.2v7.5a2.4 2.4 0 0 0 2.4 2.4h14.8a2.4 2.4 0 0 0 2.4-2.4v-10.1l-10.2 9.25a1.9 1.9 0 0 1-2.6-.05Z"/><path class="flap" d="M7.1 10 14.35 16.95 26 6.4"/></svg>`;

/** Language and theme, each choice a link to this page in it. They lead to the same page: nothing for search engines. */
function display({ language, theme, here }: Reader): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const themes = [
    { name: words.light, value: 'light' },
    { name: words.dark, value: 'dark' },
    { name: words.asDevice, value: undefined },
  ] as const;
  const choice = (
    path: string,
    isHere: boolean,
    name: string,
    kind: 'lang' | 'theme',
    value: string,
    lang?: string,
  ) =>
    html`<li><a rel="nofollow" href="${path}" data-${kind}="${value}"${lang !== undefined && html` lang="${lang}"`}${isHere && html` aria-current="true"`}>${name}${isHere && icon('check')}</a></li>`;
  return html`<details class="display"><summary aria-label="${words.display}">${icon('languages')}</summary><div class="menu"><h2>${words.language}</h2><ul>${LANGUAGES.map(
    ({ code, name }) =>
      choice(here({ lang: code }), code === language, name, 'lang', code, attributesOf(code).lang),
  )}</ul><h2>${words.theme}</h2><ul>${themes.map(({ name, value }) =>
    choice(here({ theme: value }), value === theme, name, 'theme', value ?? ''),
  )}</ul></div></details>`;
}

export type Shared = {
  title: string;
  text: string;
  /** Of the page, whole. */
  url: string;
  /** Of its picture, whole. */
  image: string;
  language: Reader['language'];
  /** Search engines shall not list it. */
  hidden?: boolean;
};

/** What links to this page are shown with elsewhere. */
export function shared({ title, text, url, image, language, hidden = false }: Shared): Html {
  return html`
<link rel="canonical" href="${url}">
<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Zusage">
<meta property="og:locale" content="${language}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">${
    hidden &&
    html`
<meta name="robots" content="noindex">`
  }`;
}

/** In the head of a page that search engines shall not list. */
export const HIDDEN = html`<meta name="robots" content="noindex">`;
