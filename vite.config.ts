import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { leanLibraries } from './src/app/lean-libraries.ts';
import { manifest } from './src/app/web-manifest.ts';

const server = `http://localhost:${process.env.PORT ?? '4400'}`;

/** The page and the worker are two builds, and neither may hand its plugin objects to the other. */
const texts = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

const routes = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    addExtensions: true,
    disableLogging: true,
    routeFileIgnorePattern: String.raw`\.test\.`,
    tmpDir: 'node_modules/.cache/routes',
  });

/** What only the documentation says of a call: sentences that the first list of jobs would wait for. */
const SUMMARY = /^ {4}summary:\s+'[^'\n]*',\n/gm;

const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/calls\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, ''), map: null }),
  },
});

const lean = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  config: () => ({ resolve: { alias: leanLibraries } }),
});

/** Of the chunks below. */
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/ui\/problem-resolver\.ts/;
const SCHEMAS = /\/node_modules\/zod\/|\/contract\/(?:calls|entities)\//;

const ROUTE_TESTS = 'server/routes/**/*.test.ts';

export default defineConfig({
  plugins: [
    routes(),
    react(),
    texts(),
    withoutSummaries(),
    lean(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png,webmanifest}'],
        // Shown by the browser before installing, never by the app; Firestore, which only hosted projects use; and
        // the worker's own second script, which the browser keeps with it.
        globIgnores: ['screenshots/**', 'assets/firestore-signals-*.js', 'assets/background-*.js'],
        dontCacheBustURLsMatching: /^assets\//,
        buildPlugins: { vite: [texts(), background('sw/background.ts')] },
      },
    }),
    gallery('/dev/ui', 'src/ui/gallery/gallery.html'),
    firstPaints(['/', '/login'], ['de_DE', 'en_US']),
    marker('.built'),
  ],
  build: {
    // The content policy allows no data: fonts, and a small file of its own is cached by itself.
    assetsInlineLimit: 0,
    // Which chunks a route needs: for the budgets (tests/budgets.ts). Not served: its folder begins with a dot.
    manifest: true,
    rolldownOptions: {
      output: {
        // Left to itself every module that two screens share becomes a file, and a first visit asks for fifty before
        // anything is painted. What a page needs at once is two files: one changes when a library does, and the other
        // with every version. The page's own module stays a file, which the manifest below is read by.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            {
              name: 'initial',
              tags: ['$initial'],
              test: /^(?!.*(?:index\.html|\/src\/main\.tsx))/,
              priority: 2,
            },
            // What six or more parts share is one file: each file is a request, and on a thin line a request costs more
            // than the code in it. Forms and schemas are kept apart, because the first list needs neither.
            { name: 'forms', test: FORMS, priority: 2 },
            { name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 2 },
            { name: 'common', test: /\/src\/|\/lucide-react\//, minShareCount: 6, priority: 1 },
            // Crumbs that a few screens share go into their neighbours.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
          ],
        },
        // The bundler names what is shared after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/identitytoolkit.googleapis.com': server,
      '/securetoken.googleapis.com': server,
    },
  },
  test: {
    environment: 'node',
    // Not threads: databases in WebAssembly that come and go in several threads of one process make V8 lose count of
    // its code pages, and Node dies ("Check failed: jit_page.has_value()"; nodejs/node#64500).
    pool: 'forks',
    // One per core of the smallest machine this runs on; the default leaves a core idle.
    maxWorkers: 2,
    // No test measures time; these only end one that hangs, on a machine that has other things to do as well.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'server/testing/postgres-global.ts',
    setupFiles: 'tests/property-seed.ts',
    projects: [
      // They leave nothing behind but a database that the next one empties, so they share their processes with it.
      { extends: true, test: { name: 'routes', include: [ROUTE_TESTS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'all others',
          include: ['{contract,src,sw,server,tests}/**/*.test.{ts,tsx}'],
          exclude: [ROUTE_TESTS, 'tests/e2e/**', '**/node_modules/**'],
        },
      },
    ],
  },
});

/** A page of its own, while developing only: it is no entry of the build. */
function gallery(path: string, file: string): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(path, async (_request, response, next) => {
        try {
          const page = await readFile(join(server.config.root, file), 'utf8');
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(path, page));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * What strangers see of these pages before their code has come, rendered by the same components in a build of their
 * own; the server puts it into the page (server/plugins/first-paint.ts). Not served: its folder begins with a dot.
 */
function firstPaints(paths: readonly string[], locales: readonly string[]): Plugin {
  return afterBuild('first-paints', async (root, dist) => {
    const outDir = join(root, 'node_modules/.cache/first-paint');
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      plugins: [routes(), react(), texts()],
      build: { ssr: 'src/first-paint.tsx', outDir, emptyOutDir: true },
    });
    const { firstPaint } = await import(pathToFileURL(join(outDir, 'first-paint.js')).href);
    const folder = join(dist, '.first-paint');
    await mkdir(folder, { recursive: true });
    for (const path of paths)
      for (const locale of locales)
        await writeFile(
          join(folder, `${path.slice(1) || 'index'}.${locale.slice(0, 2)}.html`),
          await firstPaint(path, locale),
        );
  });
}

/** The worker's second script, built when the first asks for its path: `sw/load-background.ts` tells why. */
function background(input: string): Plugin {
  const ID = 'virtual:background';
  let root = '';
  let outDir = '';
  return {
    name: 'background',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: async () => {
        const built = await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          plugins: [texts(), withoutSummaries(), lean()],
          build: {
            outDir,
            emptyOutDir: false,
            rolldownOptions: {
              input,
              output: { format: 'iife', name: 'background', entryFileNames: 'assets/[name]-[hash].js' },
              preserveEntrySignatures: 'strict',
            },
          },
        });
        const [script] = ('output' in built ? built : { output: [] }).output;
        if (!script) throw new Error(`${input} was not built`);
        return `export const BACKGROUND = '/${script.fileName}';`;
      },
    },
  };
}

/** Written last, after the worker: `npm start` builds again where a build was broken off before it. */
function marker(name: string): Plugin {
  const write = (dist: string) => writeFile(join(dist, name), `${new Date().toISOString()}\n`);
  return afterBuild(
    'built-marker',
    (_, dist) => write(dist),
    (dist) => rm(join(dist, name), { force: true }),
  );
}

/** Works on the folder of the build, once everything is in it, in the order of the plugins. */
function afterBuild(
  name: string,
  work: (root: string, dist: string) => Promise<void>,
  before: (dist: string) => Promise<void> = async () => {},
): Plugin {
  let root = '';
  let dist = '';
  let complete = false;
  return {
    name,
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = join(root, config.build.outDir);
    },
    buildStart: () => before(dist),
    // A bundle that failed is closed as well, but never written.
    writeBundle() {
      complete = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (complete) await work(root, dist);
      },
    },
  };
}
