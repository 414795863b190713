import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Inline, inlineScript, inlineStyle } from './inline.ts';

/** Style and script of the pages that the server writes; undefined where there is no build. */
export type PageAssets = {
  /** `path` has a hash, so that no page after the first waits for it. */
  readonly style: (Inline & { readonly path: string }) | undefined;
  readonly script: Inline | undefined;
};

export function readPageAssets(appFolder: string | undefined): PageAssets {
  const manifest = appFolder && join(appFolder, '.vite', 'manifest.json');
  if (!manifest || !existsSync(manifest)) return { style: undefined, script: undefined };
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const textOf = (file: string) => readFileSync(join(appFolder, file), 'utf8').trim();
  const style = chunks['src/public-page/page.css']?.file;
  const script = chunks['src/public-page/page.ts']?.file;
  return {
    style: style === undefined ? undefined : { ...inlineStyle(textOf(style)), path: `/${style}` },
    script: script === undefined ? undefined : inlineScript(textOf(script)),
  };
}
