import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, isLanguage, LANGUAGE_DEFAULT, type Language } from '../../../contract/languages.ts';

/** A whole page and the tag of its content. */
export type PaintedPage = { html: string; etag: string };

/** Where the app puts itself. */
const ROOT = '<div id="root"></div>';
const FILE = /^([\w-]+)\.(\w+)\.html$/;
/** What makes the browser fetch the app's code. */
const CODE = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

function openingOf(language: Language): string {
  const { lang, dir } = attributesOf(language);
  return `<html lang="${lang}" dir="${dir}">`;
}

/**
 * Pages that are seen before their code has come: the built page with the first paint that the build has made of some
 * paths (src/first-paint.tsx). What fetches the code is set aside until then (public/before-paint.js). Undefined for a
 * path that has none, which starts empty.
 * @param filesOf what the screen at a path needs beside what the page names by itself
 * @throws where the built page is not of the form that is known here
 */
export function readFirstPaints(
  appFolder: string,
  filesOf: (path: string, language: Language) => readonly string[],
): (path: string, language: Language) => PaintedPage | undefined {
  const folder = join(appFolder, '.first-paint');
  if (!existsSync(folder)) return () => undefined;
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  const own = page.match(CODE);
  // Taken out of the page and put nowhere, the code would never be fetched.
  if (!own || !page.includes(ROOT) || !page.includes(openingOf(LANGUAGE_DEFAULT)))
    throw new Error('the built page has no place for a first paint');
  const painted = new Map<string, PaintedPage>();
  for (const file of readdirSync(folder)) {
    const [, name, language] = FILE.exec(file) ?? [];
    if (!isLanguage(language)) continue;
    const path = `/${name === 'index' ? '' : name}`;
    const code = [
      ...own,
      ...filesOf(path, language).map((needed) => `<link rel="modulepreload" crossorigin href="/${needed}">`),
    ].join('');
    const paint = readFileSync(join(folder, file), 'utf8');
    const html = page
      .replaceAll(CODE, '')
      .replace(openingOf(LANGUAGE_DEFAULT), () => openingOf(language))
      .replace(ROOT, () => `<div id="root">${paint}</div><template id="app-code">${code}</template>`);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    painted.set(`${path} ${language}`, { html, etag });
  }
  return (path, language) => painted.get(`${path} ${language}`);
}
