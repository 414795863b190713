import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLanguage } from '../public/page-language.ts';

/** A whole page and the tag of its content. */
export type PaintedPage = { html: string; etag: string };

/** Where the app puts itself. */
const ROOT = '<div id="root"></div>';
const LANGUAGE = '<html lang="en">';
const FILE = /^(?<name>[\w-]+)\.(?<language>de|en)\.html$/;

/**
 * Pages that are seen before their code has come: the built page with the first paint that the build has made of some
 * paths (src/first-paint.tsx). Undefined for a path that has none, which starts empty.
 */
export function readFirstPaints(
  appFolder: string,
): (path: string, language: PageLanguage) => PaintedPage | undefined {
  const folder = join(appFolder, '.first-paint');
  if (!existsSync(folder)) return () => undefined;
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  const painted = new Map<string, PaintedPage>();
  for (const file of readdirSync(folder)) {
    const { name = '', language = '' } = FILE.exec(file)?.groups ?? {};
    const paint = readFileSync(join(folder, file), 'utf8');
    const html = page
      .replace(LANGUAGE, () => `<html lang="${language}">`)
      .replace(ROOT, () => `<div id="root">${paint}</div>`);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    painted.set(`/${name === 'index' ? '' : name} ${language}`, { html, etag });
  }
  return (path, language) => painted.get(`${path} ${language}`);
}
