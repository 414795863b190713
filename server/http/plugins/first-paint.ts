import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_PAINTS, type FirstPaint, firstPaintAt } from '../../../contract/first-paints.ts';
import { attributesOf, isLanguage, LANGUAGE_DEFAULT, type Language } from '../../../contract/languages.ts';
import { type InlineParts, inlineScript, inlineStyle } from '../public/inline.ts';
import type { FilesOf } from './page-files.ts';

/** A whole page, the tag of its content, and what the content policy has to let stand in it. */
export type PaintedPage = { html: string; etag: string; inline?: InlineParts };

/** Where the app puts itself. */
const ROOT = '<div id="root"></div>';
const FILE = /^([\w-]+)\.(\w+)\.html$/;
/** What starts the app's code, what it needs beside, and what is asked for before a page is seen. */
const START = /<script type="module"[^>]*><\/script>/g;
const NEEDED = /<link rel="modulepreload"[^>]*>/g;
const BEFORE = '<script src="/before-paint.js"></script>';
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const FONT = /<link[^>]* as="font"[^>]*>/g;
/** Those that have to be fetched; what stands in for them is on the device. */
const FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;

function openingOf(language: Language): string {
  const { lang, dir } = attributesOf(language);
  return `<html lang="${lang}" dir="${dir}">`;
}

/**
 * Pages that are seen before their code has come: the built page with the first paint that the build has made of some
 * (contract/first-paints.ts). All that is seen stands in the page itself: on a thin line a file beside it is a round trip,
 * and the font a second. What starts the code is set aside until then (public/before-paint.js). Undefined for an address
 * that has no paint, which starts empty.
 * @param filesOf what the screen at a path needs beside what the page names by itself
 * @throws where the built page is not of the form that is known here
 */
export function readFirstPaints(
  appFolder: string,
  filesOf: FilesOf,
): (address: string, language: Language) => PaintedPage | undefined {
  const folder = join(appFolder, '.first-paint');
  if (!existsSync(folder)) return () => undefined;
  const page = readPage(appFolder);
  const painted = new Map<string, PaintedPage>();
  for (const file of readdirSync(folder)) {
    const [, name, language] = FILE.exec(file) ?? [];
    if (!isPaint(name) || !isLanguage(language)) continue;
    const paint = readFileSync(join(folder, file), 'utf8');
    const files = filesOf(FIRST_PAINTS[name].split('?')[0] as string, language);
    const code = files.map((needed) => `<link rel="modulepreload" crossorigin href="/${needed}">`).join('');
    const html = page.painted(paint, code, language);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    painted.set(`${name} ${language}`, { html, etag, inline: page.inline });
  }
  return (address, language) => painted.get(`${firstPaintAt(address)} ${language}`);
}

const isPaint = (name: string | undefined): name is FirstPaint => name !== undefined && name in FIRST_PAINTS;

/** The built page, in whose head all stands that it names there to be fetched before it is seen. */
function readPage(appFolder: string) {
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  const [[link = '', style = ''] = []] = page.matchAll(STYLE);
  const [start = ''] = page.match(START) ?? [];
  // Taken out of the page and put nowhere, the code would never be fetched.
  if (!link || !start || ![BEFORE, ROOT, openingOf(LANGUAGE_DEFAULT)].every((part) => page.includes(part)))
    throw new Error('the built page has no place for a first paint');
  const textOf = (path: string) => readFileSync(join(appFolder, path), 'utf8').trim();
  const css = textOf(style);
  const faces = css.match(FACES)?.join('') ?? '';
  const before = inlineScript(textOf('before-paint.js'));
  const styles = [
    inlineStyle(css.replaceAll(FACES, '')),
    inlineStyle(faces, ' id="web-font" media="not all"'),
  ];
  const head = [
    ...[before, ...styles].map(({ element }) => element.text),
    // Not fetched: code that comes later asks whether its style is there.
    link.replace('<link', '<link disabled'),
    `<noscript>${link}</noscript>`,
    // Asked for as soon as all that is seen is on its way, and not a round trip later.
    ...(page.match(NEEDED) ?? []),
  ].join('');
  const bare = [FONT, NEEDED, STYLE, START].reduce((rest, part) => rest.replaceAll(part, ''), page);
  return {
    inline: { styles, scripts: [before] },
    painted: (paint: string, code: string, language: Language): string =>
      bare
        .replace(BEFORE, () => head + code)
        .replace(openingOf(LANGUAGE_DEFAULT), () => openingOf(language))
        .replace(ROOT, () => `<div id="root">${paint}</div><template id="app-code">${start}</template>`),
  };
}
