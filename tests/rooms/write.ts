import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overrides, table } from './generate.ts';

/** `npm run rooms:write`: writes what the table of rooms says into biome.json and ARCHITECTURE.md. */

export const ROOT = join(import.meta.dirname, '../..');
export const BIOME = join(ROOT, 'biome.json');
export const PAGE = join(ROOT, 'ARCHITECTURE.md');
const MARKED = /(<!-- rooms[^>]*-->\n)[\s\S]*?(\n<!-- end -->)/;

type Config = { overrides: { linter?: object }[] };

/** biome.json with these bans in the place of those it has. */
export function withOverrides(text: string): Config {
  const config: Config = JSON.parse(text);
  return {
    ...config,
    overrides: [...config.overrides.filter(({ linter }) => !linter), ...overrides()],
  } as Config;
}

export const withTable = (text: string) => text.replace(MARKED, `$1${table()}$2`);

if (import.meta.main) {
  writeFileSync(BIOME, JSON.stringify(withOverrides(readFileSync(BIOME, 'utf8'))));
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8')));
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', BIOME], { stdio: 'inherit' });
}
