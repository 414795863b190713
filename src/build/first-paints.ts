import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { FIRST_PAINTS, NO_JOB } from '../../contract/first-paints.ts';
import { afterBuild } from './after-build.ts';

/** Screens behind the sign-in, as the router's plugin names them: no stranger sees one, and they are most of the app. */
const BEHIND_SIGN_IN = /\/src\/routes\/pwa\b.*\?tsr-split=/;

/** Of the job that stands for any, nothing may be said or linked. */
function checked(paint: string): string {
  if (paint.includes(NO_JOB)) throw new Error(`a first paint names the job ${NO_JOB}`);
  return paint;
}

type Wanted = {
  locales: readonly string[];
  /** Fresh ones: no build may be handed the plugin objects of another. */
  plugins: () => PluginOption[];
};

/**
 * What strangers see of some pages before their code has come, rendered by the same components in a build of their
 * own; the server puts it into the page (server/http/plugins/first-paint.ts). Not served: its folder begins with a dot.
 */
export function firstPaints({ locales, plugins }: Wanted): Plugin {
  return afterBuild('first-paints', async (root, dist) => {
    const outDir = join(root, 'node_modules/.cache/first-paint');
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      plugins: plugins(),
      build: {
        ssr: 'src/first-paint.tsx',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { external: BEHIND_SIGN_IN },
      },
    });
    const { firstPaint } = await import(pathToFileURL(join(outDir, 'first-paint.js')).href);
    const folder = join(dist, '.first-paint');
    await mkdir(folder, { recursive: true });
    for (const [name, address] of Object.entries(FIRST_PAINTS))
      for (const locale of locales)
        await writeFile(join(folder, `${name}.${locale}.html`), checked(await firstPaint(address, locale)));
  });
}
