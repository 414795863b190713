import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/languages.ts';

/** As the build describes its chunks. */
type Chunk = { file: string; imports?: string[] };
type Chunks = Readonly<Record<string, Chunk>>;

/** The built page, which names what it needs at once by itself. */
const PAGE = 'index.html';
const textsOf = (language: Language) => `locales/${language}/app.po`;

/** What the page at this path needs beside what it names itself; nothing where nothing is known of it. */
export type FilesOf = (path: string, language: Language) => readonly string[];

/**
 * The page is the same for every path, and learns of its texts and its screen's code only when its first code runs:
 * two more ways to the server and back. So they are named beside it, as the build has written them down.
 */
export function readPageFiles(appFolder: string): FilesOf {
  const file = join(appFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => [];
  const chunks: Chunks = JSON.parse(readFileSync(file, 'utf8'));
  const named = filesOf(chunks, [PAGE]);
  return (path, language) => {
    // Texts of a screen that has a file of its own for them (src/build/first-texts.ts).
    const alone = Object.keys(chunks).filter((key) => key.startsWith(`_alone-${path.slice(1)}-${language}-`));
    const keys = [textsOf(language), ...alone, ...routesOf(chunks, path)];
    return [...filesOf(chunks, keys)].filter((needed) => !named.has(needed));
  };
}

/** Names of the parts of a path that are no names: what stands there decides whether there is such a page. */
export type PageParts = Readonly<Record<string, string>>;

/**
 * Which paths the app has a page for, by the files of its routes: null for any other, and what stands in the parts of a
 * path that vary, by their names. Everything is a page where nothing is known of the build.
 */
export function readPages(appFolder: string): (path: string) => PageParts | null {
  const file = join(appFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => ({});
  const routes = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Chunks).flatMap((key) => {
    const name = ROUTE.exec(key)?.[1];
    return name === undefined ? [] : [name.split('.').filter((part) => part !== 'index')];
  });
  // Names before what varies: `/pwa/chat` is no job.
  routes.sort((a, b) => varying(a) - varying(b));
  return (path) => {
    const parts = path.split('/').filter(Boolean);
    const route = routes.find(
      (names) =>
        names.length === parts.length && names.every((name, at) => varies(name) || name === parts[at]),
    );
    if (!route) return null;
    return Object.fromEntries(
      route.flatMap((name, at) => (varies(name) ? [[name.slice(1), parts[at] as string]] : [])),
    );
  };
}

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component---loader$/;
const varies = (name: string) => name.startsWith('$');
const varying = (names: readonly string[]) => names.filter(varies).length;

/** The header `link` that has them fetched. */
export function linkOf(files: readonly string[]): string {
  return files.map((needed) => `</${needed}>; rel=modulepreload; crossorigin`).join(', ');
}

/** Keys of the routes a path goes through, by the names their files have. */
function routesOf(chunks: Chunks, path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const name = parts.join('.');
  const within = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('.'));
  const known = (route: string) => keyOf(route) in chunks;
  const own = [name, name === '' ? 'index' : `${name}.index`].filter(known);
  // `pwa.$jobId`: a part of the path that is no name.
  const any = Object.keys(chunks).find((key) => key.startsWith(`src/routes/${within.at(-1)}.$`));
  return [...[...within.filter(known), ...own].map(keyOf), ...(own.length === 0 && any ? [any] : [])];
}

const keyOf = (route: string) => `src/routes/${route}.tsx?tsr-split=component---loader`;

/** Files of these chunks and of all they import. */
function filesOf(chunks: Chunks, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) visit(needed);
  };
  for (const key of keys) visit(key);
  return files;
}
