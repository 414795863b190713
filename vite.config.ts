import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { LANGUAGE_CODES } from './contract/languages.ts';
import { background } from './src/build/background.ts';
import { builtMarker } from './src/build/built-marker.ts';
import { chunkGroups, chunkName, LIST, REGISTER, SIGN_IN } from './src/build/chunks.ts';
import { compileEarly } from './src/build/compile-early.ts';
import { compressed } from './src/build/compressed.ts';
import { deviceTheme } from './src/build/device-theme.ts';
import { firstPaints } from './src/build/first-paints.ts';
import { firstTexts } from './src/build/first-texts.ts';
import { gallery } from './src/build/gallery.ts';
import { keptList } from './src/build/kept-list.ts';
import { lean } from './src/build/lean.ts';
import { partsOfFiles } from './src/build/parts.ts';
import { plainScripts } from './src/build/plain-scripts.ts';
import { startTexts } from './src/build/start-texts.ts';
import { manifest } from './src/build/web-manifest.ts';

const server = `http://localhost:${process.env.PORT ?? '4400'}`;

/** Page, worker and the worker's second script are builds of their own: none may hand its plugin objects to another. */
const texts = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

const routes = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    // What a screen reads first comes with it: one file less, and nothing that is asked before it lies in the entry.
    codeSplittingOptions: {
      defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
    },
    addExtensions: true,
    disableLogging: true,
    routeFileIgnorePattern: String.raw`\.test\.`,
    tmpDir: 'node_modules/.cache/routes',
  });

const here = (path: string) => join(import.meta.dirname, path);

const parts = partsOfFiles();

/** Tests of libraries, and Playwright's. */
const OTHERS = ['**/node_modules/**', 'tests/e2e/**'];
/** Tests that start other programs. */
export const PROCESS_TESTS = '**/*.process.test.ts';
export const SERVER_TESTS = 'server/**/*.test.ts';
export const PAGE_TESTS = '{contract,src,sw}/**/*.test.{ts,tsx}';
/** Of the whole app: most begin a user API, which takes longer to import than most of them to run. */
export const APP_TESTS = '{tests,bench}/**/*.test.{ts,tsx}';
/**
 * Tests that change what the files of a process share: globals, the clock, the environment, or a module
 * (tests/run/alone.test.ts).
 */
export const ALONE_TESTS = [
  'server/http/plugins/events.test.ts',
  'server/{ports/files/files,routes/file/bucket}.test.ts',
  'server/ports/identity/hosted/firebase-identity.test.ts',
  'src/app/{late-driver,page-listening}.test.ts',
  'src/auth/{destination,system-notices,sign-in-store}.test.ts',
  'src/device/{keep-push,push-subscription}.test.ts',
  'src/features/applications/apply-sheet.test.tsx',
  'src/features/billing/what-is-said.test.tsx',
  'src/features/chat/use-mute.test.tsx',
  'src/features/jobs/{job-facts.test.ts,saved-jobs.test.tsx}',
  'src/replica/{draft-writer,kept-rows,live-answer,native-await,watch}.test.ts',
  'src/replica/market/{answer-market,market-start}.test.ts',
  'src/replica/queries/message-window.test.ts',
  'src/replica/store/{guard,persist}.test.ts',
  'src/sync/merge/replay.test.ts',
  'sw/{kept-files,last-answers,last-list,right-files}.test.ts',
  'tests/signals/firestore.test.ts',
];

export default defineConfig({
  plugins: [
    routes(),
    react(),
    texts(),
    lean(),
    compileEarly(),
    deviceTheme(),
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
        // Shown by the browser before installing, never by the app; and Firestore, which only hosted projects use.
        // And what only pages of the server need, which come from the network.
        globIgnores: [
          'screenshots/**',
          // Fetched by the browser when the app is installed, which needs the network anyway; the small one is shown offline.
          'icon-512.png',
          'icon-maskable-512.png',
          'apple-touch-icon.png',
          'shortcut-*.png',
          'assets/firestore-signals-*.js',
          // Of a language that somebody has to choose first.
          'assets/texts-*.js',
          // Of a screen that has nothing else of the app yet; with the worker there are all texts.
          'assets/alone-*.js',
          // Half a megabyte that is fetched when somebody opens a PDF.
          'assets/pdf*.js',
          // For the few companies that import: fetched when they do, and kept by the browser then.
          'assets/import-screen-*.js',
          'assets/read-workbook-*.js',
          // Of numbers that come with the network.
          'assets/job-charts-*.js',
          'assets/version-list-*.js',
          'assets/page-*.{js,css}',
          'no-script.css',
        ],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [keptList('dist', parts.partOf)],
        buildPlugins: { vite: [background(() => [texts()])] },
      },
    }),
    firstTexts({
      catalogue: here('src/i18n/catalogue.ts'),
      page: here('src/main.tsx'),
      screens: [...LIST, SIGN_IN],
      alone: { register: REGISTER },
    }),
    parts.plugin,
    startTexts(),
    plainScripts('before-paint.js', 'repair.js'),
    gallery('/dev/ui', 'src/ui/gallery/gallery.html'),
    firstPaints({
      locales: LANGUAGE_CODES,
      plugins: () => [routes(), react(), texts()],
    }),
    compressed(),
    builtMarker('.built'),
  ],
  build: {
    // The content policy allows no data: fonts, and a small file of its own is cached by itself.
    assetsInlineLimit: 0,
    // Where a browser does not know it, files are fetched a step later: no reason to send everybody a stand-in.
    modulePreload: { polyfill: false },
    // Which chunks a route needs: for the budgets (tests/budgets.ts). Not served: its folder begins with a dot.
    manifest: true,
    rolldownOptions: {
      // Style and script of the pages that the server writes; it finds them by the manifest.
      input: ['index.html', 'src/public-page/page.css', 'src/public-page/page.ts'],
      output: {
        codeSplitting: { groups: chunkGroups() },
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
      },
    },
  },
  // What Vite leaves in the scripts of workers.
  worker: { rolldownOptions: { output: { comments: false } } },
  server: {
    proxy: {
      '/api': server,
      // The server compares the page's origin with the Host, so that is handed on as it came.
      '/identitytoolkit.googleapis.com': { target: server, changeOrigin: false },
      '/securetoken.googleapis.com': { target: server, changeOrigin: false },
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
    expect: { poll: { timeout: 15_000, interval: 20 } },
    globalSetup: 'server/testing/postgres-global.ts',
    setupFiles: 'tests/property-seed.ts',
    projects: [
      // They leave nothing behind but a database that the next one empties, so they share their processes with it. Each
      // group imports much the same: in a process for each file that took longer than most files run.
      ...Object.entries({ page: PAGE_TESTS, server: SERVER_TESTS, app: APP_TESTS }).map(
        ([name, include]) => ({
          extends: true as const,
          test: {
            name,
            include: [include],
            exclude: [PROCESS_TESTS, ...ALONE_TESTS, ...OTHERS],
            isolate: false,
          },
        }),
      ),
      {
        extends: true,
        test: { name: 'alone', include: [PROCESS_TESTS, ...ALONE_TESTS], exclude: OTHERS },
      },
    ],
  },
});
