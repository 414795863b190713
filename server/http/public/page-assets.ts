import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the style and the script of the pages that the server writes; undefined where there is no build. */
export type PageAssets = { readonly style: string | undefined; readonly script: string | undefined };

/** Both have a hash in their names, so that no visit after the first waits for them. */
export function readPageAssets(appFolder: string | undefined): PageAssets {
  const file = appFolder && join(appFolder, '.vite', 'manifest.json');
  if (!file || !existsSync(file)) return { style: undefined, script: undefined };
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(file, 'utf8'));
  const pathOf = (key: string) => chunks[key] && `/${chunks[key].file}`;
  return { style: pathOf('src/public-page/page.css'), script: pathOf('src/public-page/page.ts') };
}
