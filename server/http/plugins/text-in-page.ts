import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, LANGUAGE_DEFAULT } from '../../../contract/languages.ts';
import { frame, type PageParts, styleLink, titleOf } from '../public/page.ts';
import { readPageAssets } from '../public/page-assets.ts';
import type { PaintedPage } from './first-paint.ts';

const { lang, dir } = attributesOf(LANGUAGE_DEFAULT);
const OPENING = `<html lang="${lang}" dir="${dir}">`;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;

/**
 * The built page with a text of the server in its `<noscript>`: who runs scripts gets the app, which knows language,
 * theme, who is signed in and what a mailed link has brought; who runs none, search engines and link previews above all,
 * gets the text. A page of its own for the first visit would take all of that from readers until the worker is there.
 * @throws where the built page is not of the form that is known here
 */
export function readTextInPage(appFolder: string): (parts: PageParts) => PaintedPage {
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  if (!page.includes(OPENING) || ![TITLE, DESCRIPTION, NO_SCRIPT].every((part) => part.test(page)))
    throw new Error('the built page has no place for a text');
  const style = styleLink(readPageAssets(appFolder));
  return (parts) => {
    const own = attributesOf(parts.reader.language);
    const html = page
      .replace(OPENING, () => `<html lang="${own.lang}" dir="${own.dir}">`)
      .replace(TITLE, () => titleOf(parts).text)
      .replace(NO_SCRIPT, () => `<noscript>${frame(parts).text}</noscript>`)
      // After it: this puts a second one into the head.
      .replace(DESCRIPTION, () => `${parts.head.text}\n<noscript>${style.text}</noscript>`);
    return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  };
}
