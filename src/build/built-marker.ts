import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Written last, after the worker: `npm start` builds again where a build was broken off before it. */
export function builtMarker(name: string): Plugin {
  const write = (dist: string) => writeFile(join(dist, name), `${new Date().toISOString()}\n`);
  return afterBuild(
    'built-marker',
    (_, dist) => write(dist),
    (dist) => rm(join(dist, name), { force: true }),
  );
}
